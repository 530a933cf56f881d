/** The hands of the sitting so far: who won each, with what, and what it brought the player. */
import type { TableNow } from '@baize/casino';
import { type Chips, figure, inWords, listAnd, type Seat } from '@baize/engine';
import type { Event, Holdem } from '@baize/games/holdem';
import { clip, signedChips } from '../../kit/text.ts';
import { shortName } from './stage.ts';

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
export const historySentences = (table: TableNow<Holdem>): readonly string[] => {
  const past = historyOf(table).toReversed();
  if (past.length === 0) return ['No hand is over yet.'];
  return past.map(({ hand, net, winners, pot, shown }) => {
    const who =
      winners.length === 0 ? 'nobody bet' : `${listAnd(winners)} won ${figure(pot)}${shown === undefined ? '' : ` with ${shown}`}`;
    return `Hand ${hand}: ${who}. You: ${signedChips(net)}.`;
  });
};
