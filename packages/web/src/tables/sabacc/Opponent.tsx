/** An opponent at the table: portrait, name, chips and stake, and the cards below. */
import type { Persona } from '@baize/casino';
import type { Chips } from '@baize/engine';
import { stakedBy, type View } from '@baize/games/sabacc';
import { useLanded } from '../../kit/CardLanding.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { placeName, placesLeft } from '../../kit/places.ts';
import { SeatFace, SeatTag } from '../../kit/Seat.tsx';
import { SpokenName, useMood } from '../Reaction.tsx';
import { Theirs } from './Cards.tsx';
import { hasWon, isShown, moodAt, rankWords } from './hands.ts';
import { sabaccTableWords } from './language/index.ts';

interface OpponentProps {
  readonly view: View;
  /** Who looks, and how many others there are. */
  readonly me: number;
  readonly others: number;
  readonly seat: number;
  readonly persona: Persona;
  /** Which deal the cards are from, so that every deal is a new one. */
  readonly deal: string;
}

/** What a seat has in the game; empty when that is nothing. */
const stakeWords = (view: View, seat: number): string => {
  if (view.standing[seat] === 'junked') return sabaccTableWords().felt.junked;
  const staked = stakedBy(view, seat);
  return staked > 0 ? sabaccTableWords().felt.stakedBy(staked) : '';
};

/** The chips and the stake, side by side, or on a phone one under the other. */
const Worth = ({ stack, stake }: { stack: Chips; stake: string }) => (
  <div className="sb-worth">
    {amountOf(stack)}
    {stake !== '' && (
      <>
        <i aria-hidden="true"> · </i>
        <span>{stake}</span>
      </>
    )}
  </div>
);

/** Where the opponents sit, by their number: left, centre and right of the table. */
const across: Readonly<Record<number, readonly number[]>> = { 1: [0], 2: [-0.72, 0.72], 3: [-1, 0, 1], 4: [-1, -0.34, 0.34, 1] };

/** Where an opponent's cards lie. */
export const heldBy = (seat: number): string => `held-${seat}`;

/** One opponent. Whoever has left is not there any more. */
export const Opponent = ({ view, me, others, seat, persona, deal }: OpponentProps) => {
  const x = across[others]?.[placesLeft(seat, me, view.stacks.length)] ?? 0;
  const standing = view.standing[seat];
  const isTurn = view.finish === null && view.queue[0] === seat;
  const shown = isShown(view, seat);
  const rank = useLanded(shown && standing === 'in' ? rankWords(view, seat) : '', view.game) ?? '';
  const mood = useMood(moodAt(view, seat));
  if (standing === 'left') return <li className="sb-place gone" style={{ '--x': x }} />;
  return (
    <li className={x === 0 ? 'sb-place' : 'sb-place aside'} style={{ '--x': x }}>
      <div className={`sb-seat ${isTurn ? 'turn' : ''} ${standing === 'junked' ? 'out' : ''}`} data-place={`seat-${seat}`}>
        <SeatFace seat={seat} face={persona.face} mood={mood} />
        <div>
          <div className="sb-name">
            <SpokenName name={persona.name} mood={mood} moment={`sabacc ${view.game} ${view.round}`} />
            <SeatTag seat={seat} />
          </div>
          <Worth stack={view.stacks[seat] ?? 0} stake={stakeWords(view, seat)} />
        </div>
      </div>
      <div className={hasWon(view, seat) ? 'sb-held won' : 'sb-held'} {...placeName(heldBy(seat))}>
        <Theirs hand={view.hands[seat] ?? []} deal={deal} isShown={shown} />
      </div>
      {rank !== '' && <span className={hasWon(view, seat) ? 'tag lit' : 'tag'}>{rank}</span>}
    </li>
  );
};
