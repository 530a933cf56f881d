/** The middle of the table: the deck, the dice, and the discards with their top always to be seen. */
import type { Chips } from '@baize/engine';
import { type Event, potOf, type View } from '@baize/games/sabacc';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Poured } from '../../kit/BetStack.tsx';
import { useLanded } from '../../kit/CardLanding.tsx';
import { ChipStack } from '../../kit/deck/ChipStack.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { Die } from '../../kit/deck/Die.tsx';
import { SabaccBack } from '../../kit/deck/SabaccFace.tsx';
import { animate, rollMotion } from '../../kit/motion.ts';
import { usePace } from '../../kit/pace.ts';
import { placeName, placeOfSeat } from '../../kit/places.ts';
import { SabaccSlot } from './Cards.tsx';
import { sweptFrom } from './hands.ts';
import { sabaccTableWords } from './language/index.ts';
import { heldBy } from './Opponent.tsx';

interface PotProps {
  readonly name: string;
  readonly amount: Chips;
  readonly className?: string;
  /** What was just won of it, and where it goes. */
  readonly won: readonly { readonly amount: Chips; readonly to: string }[];
}

const Pot = ({ name, amount, className = '', won }: PotProps) => (
  <div className={`sb-pot ${className}`}>
    <span className="sb-stack" aria-hidden="true">
      <ChipStack amount={amount} />
      {won.map(({ amount: chips, to }) => (
        <Poured key={`${to} ${chips}`} amount={chips} to={to} />
      ))}
    </span>
    <span>{name}</span>
    <b>{amountOf(amount)}</b>
  </div>
);

/** Both pots. */
export const Pots = ({ view, me }: { view: View; me: number }) => {
  const { finish } = view;
  const paid = (pots: readonly { readonly amount: Chips; readonly winners: readonly number[] }[]) =>
    pots.flatMap(({ amount, winners }) => winners.map((seat) => ({ amount, to: placeOfSeat(seat, me) })));
  return (
    <div className="sb-pots">
      <Pot
        name={sabaccTableWords().felt.sabaccPot}
        className="lit"
        amount={view.sabaccPot}
        won={finish === null ? [] : paid([finish.sabacc])}
      />
      <Pot name={sabaccTableWords().felt.gamePot} amount={potOf(view)} won={finish === null ? [] : paid(finish.pots)} />
    </div>
  );
};

const Deck = ({ left }: { left: number }) => (
  <div className="sb-pile deck">
    <div className="sb-heap" aria-hidden="true" {...placeName('deck')}>
      {Array.from({ length: Math.min(3, Math.ceil(left / 20)) }, (_, depth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the backs of a pile are alike, and their depth is all they are
        <SabaccBack key={depth} />
      ))}
    </div>
    <span className="sb-caption">{sabaccTableWords().felt.deck(left)}</span>
  </div>
);

/** While they tumble nothing is said of them. */
const Dice = ({ dice, game, isRolling }: { dice: View['dice']; game: number; isRolling: boolean }) => {
  const isTold = useLanded(String(dice), game) === String(dice);
  const pace = usePace();
  const tray = useRef<HTMLDivElement>(null);
  const roll = useEffectEvent(() => {
    for (const [place, die] of [...(tray.current?.children ?? [])].entries()) animate(die, rollMotion(pace, place));
  });
  useLayoutEffect(() => {
    if (isRolling) roll();
  }, [isRolling]);
  const [a, b] = dice ?? [0, 0];
  return (
    <div className={isTold && dice !== null && a === b ? 'sb-dice double' : 'sb-dice'}>
      <div ref={tray}>
        <span>
          <Die pips={a} />
        </span>
        <span>
          <Die pips={b} />
        </span>
      </div>
      <span className="sb-caption">{isTold && sabaccTableWords().felt.roll(dice)}</span>
    </div>
  );
};

/** So many lie side by side; more lie closer. */
const SHOWN = 4;
const tilts = [-5, -1, 2, 1] as const;

interface MiddleProps {
  readonly view: View;
  readonly event: Event | undefined;
  readonly me: number;
  /** Asks to look through the discards. */
  onDiscards(): void;
}

/** From where the card at a place of the discards came: whoever let it go, or whoever held it when a double swept all away. */
const fromWhere = (view: View, event: Event | undefined, me: number, place: number): string => {
  if (event?.type === 'released' || event?.type === 'swapped' || event?.type === 'junked') return placeOfSeat(event.seat, me);
  const seat = event?.type === 'hands-swept' ? sweptFrom(view, place) : undefined;
  if (seat === undefined) return 'deck';
  return seat === me ? placeOfSeat(seat, me) : heldBy(seat);
};

const Discards = ({ view, event, me, onDiscards }: MiddleProps) => {
  const { discard } = view;
  // What a double sweeps away goes as backs, and is turned where it comes to lie.
  const isStorm = event?.type === 'hands-swept';
  const top = discard.at(-1);
  // All of them lie there; the more there are, the closer together.
  const closer = Math.min(1, (SHOWN - 1) / Math.max(1, discard.length - 1));
  const { lookThrough, discards } = sabaccTableWords().felt;
  return (
    <button type="button" className="sb-pile discard" aria-label={lookThrough(discard.length, top)} onClick={onDiscards}>
      <span className="sb-fan" {...placeName('discard')}>
        {discard.map((card, place) => (
          <span
            key={card}
            className="sb-leaf"
            style={{ '--at': place * closer, '--r': `${tilts[(discard.length - place) % tilts.length] ?? 0}deg` }}
          >
            <SabaccSlot card={card} from={fromWhere(view, event, me, place)} isTurnedUp={isStorm} />
          </span>
        ))}
      </span>
      <span className="sb-caption">{discards(discard.length)}</span>
    </button>
  );
};

/** All three. */
export const Middle = (props: MiddleProps) => (
  <div className="sb-middle">
    <Deck left={props.view.cardsInDeck} />
    <Dice dice={props.view.dice} game={props.view.game} isRolling={props.event?.type === 'dice-rolled'} />
    <Discards {...props} />
  </div>
);
