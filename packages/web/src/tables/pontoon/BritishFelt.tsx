/** The felt of the British rules: the opponents round an ellipse, the player at its lower end. */
import type { Persona } from '@baize/casino';
import type { BySeat, SeenCard, Settlement } from '@baize/engine';
import type { Hand, View } from '@baize/games/pontoon';
import { PackView } from '../../kit/CardSlot.tsx';
import { placeName, placeOfSeat } from '../../kit/places.ts';
import { HandView, Wager } from './HandView.tsx';
import { faring, handTitle } from './hands.ts';
import { pontoonTableWords } from './language/index.ts';
import { Opponent } from './Opponent.tsx';

interface FeltProps {
  readonly view: View;
  readonly me: number;
  readonly personas: BySeat<Persona | null>;
  readonly isMyTurn: boolean;
  /** What the round brought each seat, once it is settled. */
  readonly results: BySeat<Settlement | null>;
}

const Ring = () => (
  <svg className="printed ring" viewBox="0 0 1160 680" preserveAspectRatio="none" aria-hidden="true">
    <ellipse cx="580" cy="330" rx="440" ry="238" />
    <ellipse cx="580" cy="330" rx="430" ry="228" strokeWidth=".75" />
  </svg>
);

interface MyHandProps extends Pick<FeltProps, 'view' | 'me' | 'isMyTurn'> {
  readonly hand: Hand<SeenCard>;
  readonly index: number;
  readonly many: boolean;
  /** What the round brought, told beside the first hand. The bank pays and takes at the other seats. */
  readonly result: Settlement | null | undefined;
}

const MyHand = ({ view, me, isMyTurn, hand, index, many, result }: MyHandProps) => {
  const isNow = isMyTurn && view.turn.hand === index;
  return (
    <HandView
      hand={hand}
      round={view.round}
      words={handTitle(hand)}
      turn={isNow ? 'now' : isMyTurn && many ? 'wait' : undefined}
      won={faring(view, me, index) === 'won'}
      place={`mine-${index}`}
      {...(index > 0 ? { first: `mine-${index - 1}` } : {})}
      stake={
        <div className="stake">
          <Wager staked={hand.stake} owner="me" banker={placeOfSeat(view.banker, me)} result={result} />
        </div>
      }
    />
  );
};

/** The felt. */
export const BritishFelt = ({ view, me, personas, isMyTurn, results }: FeltProps) => {
  const mine = view.hands[me] ?? [];
  const isPlaying = view.phase === 'staking' || view.phase === 'turns' || view.phase === 'banker';
  const opponents = personas.flatMap((persona, seat) => (persona === null ? [] : [{ persona, seat }]));
  return (
    <>
      <Ring />
      <ul className={`opponents of-${opponents.length}`}>
        {opponents.map(({ persona, seat }) => (
          <Opponent
            key={seat}
            view={view}
            me={me}
            others={opponents.length}
            seat={seat}
            persona={persona}
            isTurn={isPlaying && view.turn.place === seat}
            result={isPlaying ? undefined : results[seat]}
          />
        ))}
      </ul>
      <PackView left={view.cardsInDeck} />
      <div className="hands">
        {mine.map((hand, index) => (
          <MyHand
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place in the row, and a split puts a new one beside it
            key={`${view.round} ${index}`}
            view={view}
            me={me}
            isMyTurn={isMyTurn}
            hand={hand}
            index={index}
            many={mine.length > 1}
            result={isPlaying || index > 0 || view.banker === me ? undefined : results[me]}
          />
        ))}
      </div>
      <span className="me" {...placeName('me')} />
      {view.banker === me && <span className="tag my-bank">{pontoonTableWords().felt.myBank}</span>}
    </>
  );
};
