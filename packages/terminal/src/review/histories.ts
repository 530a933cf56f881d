/** The decisions of one player in hand histories of other programs: played by our rules, and seen as that player saw them. */
import { isCard, sightOf } from '@baize/engine';
import { actionIn, type History, type Holdem, holdem, readHistories, replayHistory } from '@baize/games/holdem';
import type { WalkEntry } from './walk.ts';

/** Whether a file tells both cards of a player. */
const knowsCards = ({ lines }: History, player: number): boolean =>
  lines.some(({ line }) => line.type === 'hole' && line.player === player && line.cards.length === 2 && line.cards.every(isCard));

/** What the seats of a hand are called; a seat where nobody sat has no name. */
const namesIn = ({ players, seats, seatCount }: History): readonly string[] =>
  Array.from({ length: seatCount }, (_, seat) => players[seats.indexOf(seat)] ?? '');

const decisionsIn = (history: History, name: string, round: number): readonly WalkEntry<Holdem>[] => {
  const player = history.players.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  const seat = history.seats[player];
  if (seat === undefined || !knowsCards(history, player)) return [];
  const replayed = replayHistory(history);
  const beats = 'beats' in replayed ? replayed.beats : [];
  return beats.flatMap(({ event }, at) => {
    const action = actionIn(event, seat);
    const before = beats[at - 1]?.state;
    if (action === undefined || before === undefined) return [];
    return [{ made: { line: at, round, sight: sightOf(holdem, before, seat), action }, names: namesIn(history) }];
  });
};

/** What was found in a text of hand histories. */
export interface HistoryDecisions {
  readonly hands: number;
  /** Everybody who is named in it. */
  readonly players: readonly string[];
  readonly entries: readonly WalkEntry<Holdem>[];
}

/** The decisions of a player in all hands of a text, as far as the file tells their cards. The round is the hand's place in it, the line the decision's. */
export const historyDecisions = (text: string, name: string): HistoryDecisions => {
  const hands = readHistories(text).flatMap((entry) => (entry.ok ? [entry.history] : []));
  return {
    hands: hands.length,
    players: [...new Set(hands.flatMap(({ players }) => players))],
    entries: hands
      .flatMap((history, at) => decisionsIn(history, name, at + 1))
      .map(({ made, names }, line) => ({ made: { ...made, line }, names })),
  };
};
