/** The hands of the sitting so far: who won each, with what, and what it brought the player; and what the table tells on request. */
import type { TableNow } from '@baize/casino';
import { type Chips, cardName, figure, inWords, isSeen, listAnd, type Seat, type SeenCard } from '@baize/engine';
import { type Event, type Holdem, handWords, potShown } from '@baize/games/holdem';
import { clip, signedChips } from '../../kit/text.ts';
import type { Tells } from '../screen.ts';
import { lastMoveWords, shortName, stageOf } from './stage.ts';

/** A hand that is over. */
export interface HandLine {
  readonly hand: number;
  /** What it brought the player. */
  readonly net: Chips;
  /** Who got something, the player as "you". */
  readonly winners: readonly string[];
  readonly pot: Chips;
  /** What the first of them showed; undefined without a showdown. */
  readonly shown: string | undefined;
}

type SettledHand = Extract<Event, { readonly type: 'settled' }>;

const entryOf = ({ results, pots, hands }: SettledHand, hand: number, me: Seat, names: readonly string[]): HandLine => {
  const seats = [...new Set(pots.flatMap(({ winners }) => winners.map(({ seat }) => seat)))];
  const [first] = seats;
  return {
    hand,
    net: results[me]?.net ?? 0,
    winners: seats.map((seat) => (seat === me ? 'you' : (names[seat] ?? ''))),
    pot: pots.reduce((sum, { amount }) => sum + amount, 0),
    shown: first === undefined ? undefined : (hands[first]?.name ?? undefined),
  };
};

/** The last hands that have been shown to their end, the last one first. */
export const historyOf = ({ ends, facts: { seat, names } }: TableNow<Holdem>): readonly HandLine[] =>
  ends.flatMap(({ event, view }) => (event.type === 'settled' ? [entryOf(event, view.hand, seat, names)] : [])).toReversed();

/** Who won a hand in so many cells: with what, if there is room for it. */
const whoWon = ({ winners, pot, shown }: HandLine, width: number): string => {
  if (winners.length === 0) return 'nobody bet';
  const who = `${listAnd(winners)} ${figure(pot)}`;
  const how = shown === undefined ? who : `${who}, ${shortName(shown)}`;
  const many = `${inWords(winners.length)} share ${figure(pot)}`;
  return [how, who].find((text) => text.length <= width) ?? clip(many, width);
};

/** `12    +340  you 720, two pair`, in so many cells. */
export const historyLine = (played: HandLine, width: number): string => {
  const figures = `${String(played.hand).padStart(3)} ${signedChips(played.net).padStart(7)}  `;
  return figures + whoWon(played, width - figures.length);
};

/** The same for the plain mode, in sentences, the last hand last. */
const historySentences = (table: TableNow<Holdem>): readonly string[] => {
  const past = historyOf(table).toReversed();
  if (past.length === 0) return ['No hand is over yet.'];
  return past.map(({ hand, net, winners, pot, shown }) => {
    const who =
      winners.length === 0 ? 'nobody bet' : `${listAnd(winners)} won ${figure(pot)}${shown === undefined ? '' : ` with ${shown}`}`;
    return `Hand ${hand}: ${who}. You: ${signedChips(net)}.`;
  });
};

// --- told on request ----------------------------------------------------------------------------------------------------

type Now = TableNow<Holdem>;

const cardsOf = (cards: readonly SeenCard[]): string => cards.filter(isSeen).map(cardName).join(', ');

const handLines = ({ beat: { view }, facts: { seat } }: Now): readonly string[] => {
  const cards = cardsOf(view.hands[seat] ?? []);
  if (cards === '') return ['You hold no cards.'];
  const made = handWords(view, seat);
  return [`You hold ${cards}.${made === undefined ? '' : ` That is ${made}.`}`];
};

const tableLines = ({ beat: { view } }: Now): readonly string[] => [
  `Hand ${view.hand}, ${stageOf(view)}. ${view.board.length === 0 ? 'No card lies on the board yet.' : `The board: ${cardsOf(view.board)}.`}`,
];

const potLines = ({ beat: { view }, facts: { seat } }: Now): readonly string[] => [
  `The pot: ${figure(potShown(view))}.${view.toCall > 0 ? ` ${figure(view.toCall)} to call.` : ''} You have ${figure(view.stacks[seat] ?? 0)}.`,
];

const whoLines = ({ beat: { view }, facts: { names, seat: me } }: Now): readonly string[] =>
  view.stacks.map((stack, seat) => {
    const did = lastMoveWords(view, seat);
    const marks = [...(view.standing[seat] === 'out' ? ['out'] : did === '' ? [] : [did]), ...(seat === view.button ? ['the button'] : [])];
    return `${seat === me ? 'You' : names[seat]}: ${figure(stack)} chips${marks.map((mark) => `, ${mark}`).join('')}.`;
  });

/** What is told on request. */
export const holdemTells: Tells<Holdem> = {
  hand: handLines,
  cards: handLines,
  table: tableLines,
  board: tableLines,
  pot: potLines,
  who: whoLines,
  history: historySentences,
};
