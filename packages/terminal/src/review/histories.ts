/** The decisions of one player in hand histories of other programs: played by our rules, and seen as that player saw them. */
import {
  appraisedTold,
  decisionTold,
  type History,
  type Holdem,
  hasUnknownStacks,
  readHistories,
  seenDecisions,
} from '@baize/games/holdem';
import type { WalkEntry } from './walk.ts';

/** What the seats of a hand are called; a seat where nobody sat has no name. */
const namesIn = ({ players, seats, seatCount }: History): readonly string[] =>
  Array.from({ length: seatCount }, (_, seat) => players[seats.indexOf(seat)] ?? '');

const decisionsIn = (history: History, name: string, round: number): readonly WalkEntry<Holdem>[] => {
  const player = history.players.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  return seenDecisions(history, player).map((seen) => {
    const foreign = { ...decisionTold(seen), found: (found: Parameters<typeof appraisedTold>[0]) => appraisedTold(found, seen) };
    return { made: { line: 0, round, sight: seen.sight, action: seen.action, foreign }, names: namesIn(history) };
  });
};

/** What was found in a text of hand histories. */
export interface HistoryDecisions {
  readonly hands: number;
  /** Everybody who is named in it. */
  readonly players: readonly string[];
  /** The decisions that can be judged. */
  readonly entries: readonly WalkEntry<Holdem>[];
  /** How many more there are in hands whose stacks are not known. */
  readonly notJudged: number;
}

/** The decisions of a player in all hands of a text, as far as the file tells their cards. The round is the hand's place in it, the line the decision's. */
export const historyDecisions = (text: string, name: string): HistoryDecisions => {
  const hands = readHistories(text).flatMap((entry) => (entry.ok ? [entry.history] : []));
  const found = hands.map((history, at) => ({ isOpen: hasUnknownStacks(history), entries: decisionsIn(history, name, at + 1) }));
  return {
    hands: hands.length,
    players: [...new Set(hands.flatMap(({ players }) => players))],
    entries: found
      .flatMap(({ isOpen, entries }) => (isOpen ? [] : entries))
      .map(({ made, names }, line) => ({ made: { ...made, line }, names })),
    notJudged: found.reduce((sum, { isOpen, entries }) => sum + (isOpen ? entries.length : 0), 0),
  };
};
