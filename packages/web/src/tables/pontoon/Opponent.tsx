/** An opponent at the table: portrait, name and chips, the cards behind, and the stake towards the middle. */
import type { Persona } from '@baize/casino';
import type { Settlement } from '@baize/engine';
import type { View } from '@baize/games/pontoon';
import { useLanded } from '../../kit/CardLanding.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import type { Mood } from '../../kit/deck/moods.ts';
import { ellipsePoint, placeOfSeat, placesLeft } from '../../kit/places.ts';
import { SeatFace, SeatTag } from '../../kit/Seat.tsx';
import { SpokenName, useMood } from '../Reaction.tsx';
import { Cards, Wager } from './HandView.tsx';
import { faring, standingWords } from './hands.ts';
import { pontoonTableWords } from './language/index.ts';

interface OpponentProps {
  readonly view: View;
  /** Who looks, and how many others there are. */
  readonly me: number;
  readonly others: number;
  readonly seat: number;
  readonly persona: Persona;
  readonly isTurn: boolean;
  readonly result: Settlement | null | undefined;
}

/** How somebody takes what a round brought. */
const moodOf = (result: OpponentProps['result']): Mood | undefined =>
  result == null || result.net === 0 ? undefined : result.net > 0 ? 'glad' : 'sad';

/** Opposite the player lies the pack, so a stake there goes beside the seat and not towards the middle. */
const isOpposite = (x: number): boolean => Math.abs(x) < 0.2;

/** One opponent in their place on the ellipse. */
export const Opponent = ({ view, me, others, seat, persona, isTurn, result }: OpponentProps) => {
  const { x, y } = ellipsePoint(placesLeft(seat, me, view.stacks.length), others);
  const { felt } = pontoonTableWords();
  const hands = view.hands[seat] ?? [];
  const isOut = view.playing[seat] !== true;
  // What a card makes of a hand is told when it has landed.
  const standing = useLanded(hands.length === 1 && hands[0] !== undefined ? standingWords(hands[0]) : '', view.round) ?? '';
  const mood = useMood(moodOf(result));
  return (
    <li className={isOpposite(x) ? 'place opposite' : 'place'} style={{ '--x': x, '--y': y }}>
      <div className="hole">
        {hands.map((hand, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place in the row, and a split puts a new one beside it
          <div key={`${view.round} ${index}`} className={faring(view, seat, index) === 'won' ? 'held won' : 'held'}>
            <Cards hand={hand} round={view.round} {...(index > 0 ? { first: `seat-${seat}` } : {})} />
          </div>
        ))}
      </div>
      <div className={`seat ${isTurn ? 'turn' : ''} ${isOut ? 'out' : ''}`} data-place={`seat-${seat}`}>
        <SeatFace seat={seat} face={persona.face} mood={mood} />
        <div>
          <div className="name">
            <SpokenName name={persona.name} mood={mood} moment={`pontoon ${view.round}`} />
            <SeatTag seat={seat} />
            {view.banker === seat && <span className="bank">{felt.bank}</span>}
          </div>
          <div className="worth">
            <span>{isOut ? felt.left : amountOf(view.stacks[seat] ?? 0)}</span>
            {standing !== '' && <b>{standing}</b>}
          </div>
        </div>
      </div>
      <div className="wager">
        <Wager
          staked={hands.reduce((sum, { stake }) => sum + stake, 0)}
          owner={`seat-${seat}`}
          banker={placeOfSeat(view.banker, me)}
          result={result}
        />
      </div>
    </li>
  );
};
