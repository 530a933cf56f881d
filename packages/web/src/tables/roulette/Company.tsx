/** Everybody at a shared board: their chips on it, what each has laid, and what a spin brought them. */
import type { BySeat, Chips, Seat } from '@baize/engine';
import { isBanker, playerAt, type SpotId, spinNets, spotById, spotTitle, stakeOf, type View } from '@baize/games/roulette';
import type { CSSProperties } from 'react';
import { amountOf } from '../../kit/deck/chips.ts';
import { chipStyle } from './Chips.tsx';
import { rouletteTableWords } from './language/index.ts';
import type { LaidBy } from './language/roulette-table-words.ts';
import type { Layout } from './layout.ts';
import { faceWords, SeatChip } from './SeatChip.tsx';

/** Who sits at the board, and which of them looks at it. */
export interface Company {
  readonly me: Seat;
  readonly names: BySeat<string>;
}

interface CompanyProps {
  readonly view: View;
  readonly company: Company;
}

const othersOf = ({ view, company }: CompanyProps): readonly Seat[] =>
  Array.from(view.players.keys()).filter((seat) => seat !== company.me);

/** Where the chips of the others lie about one's own, each always in the same direction, in turns clockwise from the right. */
const AROUND = [0.1, 0.4, 0.6, 0.9, 0.25, 0.75] as const;

type Aside = CSSProperties & Readonly<Record<'--x' | '--y', number>>;

/** Whoever is alone on a spot lies on it. */
const beside = (order: number, isAlone: boolean): Aside => {
  const angle = 2 * Math.PI * (AROUND[order] ?? 0);
  return isAlone ? { '--x': 0, '--y': 0 } : { '--x': Math.cos(angle), '--y': Math.sin(angle) };
};

/** How many have chips on each spot. */
const crowdsOf = ({ players }: View): ReadonlyMap<SpotId, number> => {
  const crowds = new Map<SpotId, number>();
  for (const { spot } of players.flatMap(({ bets }) => bets)) crowds.set(spot, (crowds.get(spot) ?? 0) + 1);
  return crowds;
};

/** The chips of the others. */
export const OthersChips = ({ layout, ...props }: CompanyProps & { readonly layout: Layout }) => {
  const crowds = crowdsOf(props.view);
  return (
    <div className="chips-laid" aria-hidden="true">
      {othersOf(props).flatMap((seat, order) =>
        playerAt(props.view, seat).bets.map(({ spot, amount }) => (
          <div
            key={`${seat} ${spot}`}
            className="laid theirs"
            style={{ ...chipStyle(layout, spot), ...beside(order, crowds.get(spot) === 1) }}
          >
            <span>
              <SeatChip seat={seat} />
              <i className={`of-seat-${seat}`}>{faceWords(amount)}</i>
            </span>
          </div>
        )),
      )}
    </div>
  );
};

/** What lies on each spot beside one's own chips, for who does not see it. */
export const laidByOthers = (props: CompanyProps): ReadonlyMap<SpotId, readonly LaidBy[]> => {
  const laid = new Map<SpotId, readonly LaidBy[]>();
  for (const seat of othersOf(props))
    for (const { spot, amount } of playerAt(props.view, seat).bets)
      laid.set(spot, [...(laid.get(spot) ?? []), { name: props.company.names[seat] ?? '', amount }]);
  return laid;
};

/** "+20", "−15", "even"; that there was no bet for who had none. */
const netWords = (net: Chips | null): string => {
  const { noBet, even } = rouletteTableWords().company;
  return net === null ? noBet : net === 0 ? even : net > 0 ? `+${amountOf(net)}` : amountOf(net);
};

const stateWords = (view: View, seat: Seat): string => {
  if (view.phase === 'between' || view.phase === 'ended') return netWords(spinNets(view)[seat] ?? null);
  return isBanker(view, seat) ? rouletteTableWords().company.bank : amountOf(stakeOf(playerAt(view, seat).bets));
};

/** Everybody in a row of their own: what they have laid, and whether they are done; after the spin what it brought them. */
export const CompanyList = ({ view, company }: CompanyProps) => (
  <ul className="company" aria-label={rouletteTableWords().company.label}>
    {company.names.map((name, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place in the row
      <li key={seat} className={view.said.includes(seat) ? 'has-said' : ''}>
        <SeatChip seat={seat} />
        <span>{name}</span> <b>{stateWords(view, seat)}</b>
        {view.said.includes(seat) && (
          <small>{view.phase === 'between' ? rouletteTableWords().company.ready : rouletteTableWords().company.done}</small>
        )}
      </li>
    ))}
  </ul>
);

/** What the spin brought the others, in the paper of what it brought oneself. */
export const OthersWon = (props: CompanyProps) => (
  <span className="others-won">
    {othersOf(props).map((seat) => (
      <span key={seat}>
        <SeatChip seat={seat} />
        {props.company.names[seat]} <b>{netWords(spinNets(props.view)[seat] ?? null)}</b>
      </span>
    ))}
  </span>
);

/** What each of the others has laid, bet by bet, for the paper of all bets. */
export const OthersBets = (props: CompanyProps) => (
  <dl className="others-bets">
    {othersOf(props).map((seat) => {
      const { bets } = playerAt(props.view, seat);
      const words = rouletteTableWords().company;
      const laid = bets.map(({ spot, amount }) => words.bet(amount, spotTitle(spotById(spot)))).join('; ');
      return (
        <div key={seat}>
          <dt>
            <SeatChip seat={seat} /> {props.company.names[seat]}
          </dt>
          <dd>{isBanker(props.view, seat) ? words.keepsBank : laid === '' ? words.hasNoBet : laid}</dd>
        </div>
      );
    })}
  </dl>
);
