/** The hands of the session so far: who won each, with what, and what it brought the player; and what the table tells on request. */
import type { TableNow } from '@baize/casino';
import { type Chips, inFull, isSeen, type Seat, thatFits, whoIs } from '@baize/engine';
import {
  type Event,
  type Holdem,
  namedBy,
  type PastHand,
  pastRow,
  pastWords,
  potShown,
  youHaveWords,
  youHoldWords,
} from '@baize/games/holdem';
import { clip, signedChips } from '../../kit/text.ts';
import type { Tells } from '../screen.ts';
import { screenWords } from './language/index.ts';
import { doingOf, stageOf } from './stage.ts';

/** A hand that is over, and what it brought the player. */
export interface HandLine {
  readonly net: Chips;
  readonly past: PastHand;
}

type SettledHand = Extract<Event, { readonly type: 'settled' }>;

const entryOf = ({ results, pots, hands }: SettledHand, hand: number, me: Seat, names: readonly string[]): HandLine => {
  const seats = [...new Set(pots.flatMap(({ winners }) => winners.map(({ seat }) => seat)))];
  const shown = hands[seats[0] ?? -1];
  return {
    net: results[me]?.net ?? 0,
    past: {
      hand,
      winners: seats.map((seat) => whoIs(seat, { me, names })),
      pot: pots.reduce((sum, { amount }) => sum + amount, 0),
      shown: shown == null ? undefined : namedBy(shown),
    },
  };
};

/** The last hands that have been shown to their end, the last one first. */
export const historyOf = ({ ends, facts: { seat, names } }: TableNow<Holdem>): readonly HandLine[] =>
  ends.flatMap(({ event, view }) => (event.type === 'settled' ? [entryOf(event, view.hand, seat, names)] : [])).toReversed();

/** `12    +340  you 720, two pair`, in so many cells. */
export const historyLine = ({ net, past }: HandLine, width: number): string => {
  const figures = `${String(past.hand).padStart(3)} ${signedChips(net).padStart(7)}  `;
  const room = width - figures.length;
  return figures + clip(thatFits(pastRow(past), room), room);
};

/** The same for the plain mode, in sentences, the last hand last. */
const historySentences = (table: TableNow<Holdem>): readonly string[] => {
  const { told } = screenWords();
  const lines = historyOf(table).toReversed();
  return lines.length === 0 ? [told.noHandOver] : lines.map(({ net, past }) => `${pastWords(past)} ${told.yours(net)}`);
};

// --- told on request ----------------------------------------------------------------------------------------------------

type Now = TableNow<Holdem>;

const handLines = ({ beat: { view }, facts: { seat } }: Now): readonly string[] => {
  const cards = (view.hands[seat] ?? []).filter(isSeen);
  if (cards.length === 0) return [screenWords().told.noCards];
  const made = youHaveWords(view, seat);
  return [[youHoldWords(cards), ...(made === undefined ? [] : [made])].map(inFull).join(' ')];
};

const tableLines = ({ beat: { view } }: Now): readonly string[] => [screenWords().told.table(view.hand, stageOf(view), view.board)];

const potLines = ({ beat: { view }, facts: { seat } }: Now): readonly string[] => [
  screenWords().told.pot(potShown(view), view.toCall, view.stacks[seat] ?? 0),
];

const whoLines = ({ beat: { view }, facts: { names, seat: me } }: Now): readonly string[] =>
  view.stacks.map((chips, seat) =>
    screenWords().told.seat({
      who: whoIs(seat, { me, names }),
      chips,
      doing: view.standing[seat] === 'out' ? 'out' : doingOf(view, seat),
      hasButton: seat === view.button,
    }),
  );

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
