/** Histories played again by the engine, line by line, and what became of them. */
import type { Beat, Seat } from '@baize/engine';
import type { Action, Event, Holdem } from '../state.ts';
import { fromUnits } from './amounts.ts';
import { faultInCards, knownOf } from './cards.ts';
import { cutOff, type Figures, otherwiseIn, stacksOf } from './ending.ts';
import { type Entry, type History, readHistories } from './history.ts';
import { Player, WrongLine } from './player.ts';

/** A row of figures in the file's own units and in its order of players; null for what is not known. */
export type FigureRow = readonly (number | null)[];

/** A hand and what lines were played of it, up to the stacks that they lead to. */
interface PlayedLines {
  readonly hand: string;
  readonly stacks: FigureRow;
  readonly beats: readonly Beat<Holdem>[];
}

/**
 * What became of a hand. `replayed`: it was played to its end, and the file tells no other. `not-finished`: nothing is wrong with it, but the
 * lines stop before the hand is over; the pot is nobody's. `unreadable`: the file tells no hand. `parsed`: it does, and one line breaks the
 * rules. `ends-otherwise`: the file tells another end, and both rows of figures are given.
 */
export type ReplayedHand =
  | ({ readonly ok: true; readonly outcome: 'replayed' } & PlayedLines)
  /** `stops`: where the lines stop. */
  | ({ readonly ok: true; readonly outcome: 'not-finished'; readonly stops: string } & PlayedLines)
  | { readonly ok: false; readonly outcome: 'unreadable'; readonly hand: string; readonly error: string }
  | { readonly ok: false; readonly outcome: 'parsed'; readonly hand: string; readonly action?: number; readonly error: string }
  | ({
      readonly ok: false;
      readonly outcome: 'ends-otherwise';
      readonly error: string;
      readonly field: 'finishing_stacks' | 'winnings';
      readonly played: FigureRow;
      readonly told: FigureRow;
    } & PlayedLines);

/** The first line that may not be played, and why not; undefined when all were. */
const takeLines = ({ lines }: History, player: Player): { readonly action: number; readonly error: string } | undefined => {
  for (const [place, { text, line }] of lines.entries()) {
    try {
      player.take(line);
    } catch (error) {
      if (!(error instanceof WrongLine)) throw error;
      return { action: place + 1, error: `action ${place + 1}, "${text.trim()}": ${error.message}` };
    }
  }
  return undefined;
};

const rowText = (row: FigureRow): string => `[${row.map((figure) => figure ?? 'unknown').join(', ')}]`;

/** Plays a history again. */
export const replayHistory = (history: History): ReplayedHand => {
  const { hand, decimals } = history;
  const known = knownOf(history);
  const fault = faultInCards(history, known);
  if (fault !== undefined) return { ok: false, outcome: 'parsed', hand, error: fault };
  const player = new Player(history, known);
  const wrong = takeLines(history, player);
  if (wrong !== undefined) return { ok: false, outcome: 'parsed', hand, ...wrong };
  const row = (figures: Figures): FigureRow => figures.map((figure) => (figure === null ? null : fromUnits(figure, decimals)));
  const stacks = stacksOf(history, player);
  const played: PlayedLines = { hand, stacks: row(stacks), beats: player.beats };
  const stop = cutOff(history, player, known);
  if (stop !== undefined) return { ok: true, outcome: 'not-finished', stops: stop, ...played };
  const other = otherwiseIn(history, player, stacks);
  if (other === undefined) return { ok: true, outcome: 'replayed', ...played };
  const [mine, told] = [row(other.played), row(other.told)];
  const error = `${other.field} are ${rowText(mine)}, and the file says ${rowText(told)}`;
  return { ok: false, outcome: 'ends-otherwise', error, field: other.field, played: mine, told, ...played };
};

const replayEntry = (entry: Entry): ReplayedHand => (entry.ok ? replayHistory(entry.history) : entry);

/** Plays every hand of a `.phh` or `.phhs` text again. What is wrong in one hand is told, and the next is played all the same. */
export const replayPhh = (text: string): readonly ReplayedHand[] => readHistories(text).map(replayEntry);

/** What an event says that a seat did; undefined for all else. */
export const actionIn = (event: Event, seat: Seat): Action | undefined => {
  if (!('seat' in event) || event.seat !== seat) return undefined;
  if (event.type === 'folded') return { type: 'fold' };
  if (event.type === 'checked') return { type: 'check' };
  if (event.type === 'called') return { type: 'call' };
  if (event.type === 'bet') return { type: 'bet', amount: event.amount };
  return event.type === 'raised' ? { type: 'raise', to: event.to } : undefined;
};
