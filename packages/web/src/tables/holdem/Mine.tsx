/** The player's own side of the table: seat, bet, cards, and what they make. */
import type { Persona } from '@baize/casino';
import { type BySeat, type Card, RANKS, rankOf, SUITS, suitOf } from '@baize/engine';
import { type Category, handWords, isHandOver, madeOf, type View, wonBy } from '@baize/games/holdem';
import { BetStack } from '../../kit/BetStack.tsx';
import { useLanded } from '../../kit/CardLanding.tsx';
import { CardSlot } from '../../kit/CardSlot.tsx';
import { placeName } from '../../kit/places.ts';
import { SeatFace } from '../../kit/Seat.tsx';
import { countingAt, hasWon, seenCardsAt, titled } from './hands.ts';
import type { Draw } from './language/holdem-table-words.ts';
import { holdemTableWords } from './language/index.ts';
import { hasButton, Puck } from './Opponent.tsx';

// What a hand may still become: four cards to a flush or to a straight, told beside what it is. Pure.

/** The ace counts below the two as well. */
const LADDER = ['A', ...RANKS] as const;
const RUN = 5;

/** The highest rank of a run of which exactly four cards are there; undefined when there is none. */
const fourInARun = (cards: readonly Card[]): string | undefined => {
  const ranks = new Set<string>(cards.map(rankOf));
  for (let top = LADDER.length; top >= RUN; top -= 1) {
    const run = LADDER.slice(top - RUN, top);
    if (run.filter((rank) => ranks.has(rank)).length === RUN - 1) return run.at(-1);
  }
  return undefined;
};

const suitsOf = (cards: readonly Card[]): readonly (readonly Card[])[] =>
  SUITS.map((suit) => cards.filter((card) => suitOf(card) === suit));

const DONE: readonly Category[] = ['flush', 'full-house', 'four-of-a-kind', 'straight-flush'];

/** What four cards may become with a card or two still to come; undefined when nothing is in sight, or the hand has it already. */
export const drawOf = (hand: readonly Card[], board: readonly Card[]): Draw | undefined => {
  if (board.length < 3 || board.length > 4 || hand.length < 2) return undefined;
  const all = [...hand, ...board];
  const { category } = madeOf(all);
  // What the board offers to everybody is no draw of one's own.
  const mine = (cards: readonly Card[]): boolean => cards.some((card) => hand.includes(card));
  const suited = suitsOf(all).find((cards) => cards.length >= 4 && mine(cards)) ?? [];
  const top = category === 'straight-flush' ? undefined : fourInARun(suited);
  if (top !== undefined) return top === 'A' ? 'royal-flush' : 'straight-flush';
  if (DONE.includes(category)) return undefined;
  if (suited.length === 4) return 'flush';
  return category !== 'straight' && fourInARun(all) !== undefined && fourInARun(board) === undefined ? 'straight' : undefined;
};

interface MineProps {
  readonly view: View;
  readonly me: number;
  readonly personas: BySeat<Persona | null>;
  readonly isMyTurn: boolean;
}

/** The faces a player may wear: the first that nobody else at the table has. */
const FACES = ['Qc', 'Js', 'Kh', 'Jc', 'Qs', 'Kd', 'Jd', 'Qh', 'Ks', 'Qd', 'Jh', 'Kc'] as const;

/** What stands under the player's name. */
const stateWords = ({ view, me, isMyTurn }: MineProps): string => {
  const words = holdemTableWords().seat;
  if (isHandOver(view)) return wonBy(view, me) > 0 ? words.won(wonBy(view, me)) : words.chips(view.stacks[me] ?? 0);
  if (view.standing[me] === 'folded') return words.folded;
  if (view.standing[me] === 'all-in') return words.allIn;
  if (view.toCall > 0) return words.toCall(view.toCall);
  return isMyTurn ? words.nothingToCall : words.chips(view.stacks[me] ?? 0);
};

/** The player's seat. */
export const Self = (props: MineProps) => {
  const { view, me, personas, isMyTurn } = props;
  const face = FACES.find((one) => personas.every((persona) => persona?.face !== one)) ?? FACES[0];
  const bet = view.bets[me] ?? 0;
  const words = holdemTableWords().seat;
  return (
    <div className="he-self">
      {bet > 0 && (
        <div className="he-wager">
          <span className="unseen">{words.yourBet} </span>
          <BetStack amount={bet} from="me" />
        </div>
      )}
      <div className={`he-seat ${isMyTurn ? 'turn' : ''} ${view.standing[me] === 'folded' ? 'out' : ''}`} {...placeName('me')}>
        <SeatFace seat={me} face={face} />
        <span className="he-who">
          <span className="he-name">{isMyTurn ? words.yourTurn : words.you}</span>
          <span className="he-worth">{stateWords(props)}</span>
        </span>
        {view.button === me && hasButton(view) && <Puck />}
      </div>
    </div>
  );
};

/** The player's two cards. */
export const MyHand = ({ view, me }: Pick<MineProps, 'view' | 'me'>) => {
  const counting = countingAt(view, me);
  return (
    <section
      className={`he-mine ${view.standing[me] === 'folded' ? 'folded' : ''} ${hasWon(view, me) ? 'won' : ''}`}
      aria-label={holdemTableWords().seat.yourCards}
    >
      {seenCardsAt(view, me).map((card) => (
        <span key={`${view.hand} ${card}`} className={counting.includes(card) ? 'he-leaf' : 'he-leaf dim'}>
          <CardSlot card={card} isTurnedUp />
        </span>
      ))}
    </section>
  );
};

/** What the player has, always to be read, and what it may become. */
export const MadeHand = ({ view, me }: Pick<MineProps, 'view' | 'me'>) => {
  const hand = handWords(view, me);
  const name = useLanded(hand === undefined ? undefined : titled(hand), view.hand);
  const isOut = isHandOver(view) || view.standing[me] === 'folded';
  const draw = useLanded(isOut ? undefined : drawOf(seenCardsAt(view, me), view.board), view.hand);
  return (
    <div className="he-made">
      {name !== undefined && <b>{name}</b>}
      {draw !== undefined && <span>{holdemTableWords().seat.draws[draw]}</span>}
    </div>
  );
};
