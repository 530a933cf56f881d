/** Where a game of Sabacc stands, and what a seat did last, in a few words. */
import { figure, inWords, isSeen, type Seat } from '@baize/engine';
import { cardsAt, type LastMove, type Sabacc, type SabaccCard, type SeenSabaccCard, seatsIn, type View } from '@baize/games/sabacc';
import { type Line, line, span } from '../../kit/cells.ts';
import type { TableSight } from '../screen.ts';
import { sabaccToken } from './cards.ts';

/** What the table shows the player. */
export type SabaccSight = TableSight<Sabacc>;

/** The parts of a game that look different. */
export type Stage = 'action' | 'betting' | 'dice' | 'reveal';

const isOpen = (cards: readonly SeenSabaccCard[]): boolean => cards.length > 0 && cards.every(isSeen);

/** A double has been rolled, and nobody has acted on the new hands yet. */
export const isStorm = (view: View): boolean =>
  view.finish === null &&
  view.queue.length === 0 &&
  seatsIn(view).length > 0 &&
  seatsIn(view).every((seat) => view.deeds[seat]?.type === 'redealt');

/** Where the game stands. When nobody is left to act in a round, the dice decide, and after the last round the hands are shown. */
export const stageOf = (view: View, me: Seat): Stage => {
  if (view.finish !== null) return 'reveal';
  if (view.queue.length > 0 || view.round === 0) return view.phase === 'betting' ? 'betting' : 'action';
  const shown = seatsIn(view).some((seat) => seat !== me && isOpen(cardsAt(view, seat)));
  return view.round === view.rules.rounds && shown ? 'reveal' : 'dice';
};

/** Whether the table waits for this seat. */
export const isTurn = (view: View, seat: Seat): boolean => view.queue[0] === seat && view.finish === null;

/** The opponents, in the order of play. */
export const opponentsOf = ({ view, seat }: SabaccSight): readonly Seat[] => view.stacks.map((_, at) => at).filter((at) => at !== seat);

const VERBS = { called: 'calls', bet: 'bets', raised: 'raises', 'all-in': 'all-in with' } as const;

const drewLine = (released: SabaccCard | null, isWide: boolean): Line =>
  released === null ? line('took one') : [span(isWide ? 'took one, let ' : 'let '), sabaccToken(released), span(' go')];

const wordsFor = (move: LastMove, isWide: boolean): Line => {
  switch (move.type) {
    case 'stood':
      return line('stands');
    case 'junked':
      return line(isWide ? 'junked, out' : 'junked', 'dim');
    case 'checked':
      return line('checks');
    case 'drew':
      return drewLine(move.released, isWide);
    case 'swapped':
      return isWide ? [span('swapped: '), sabaccToken(move.took), span(' is open')] : line('swapped');
    case 'redealt':
      return line(isWide ? `${inWords(move.cards)} new cards` : `${move.cards} new`);
    default:
      return line(move.type === 'all-in' && !isWide ? 'all-in' : `${VERBS[move.type]} ${figure(move.amount)}`);
  }
};

/** What a seat did last: `stands`, `took one, let +9● go`, `two new cards`. */
export const lastMoveLine = (view: View, seat: Seat, isWide: boolean): Line => {
  if (view.standing[seat] === 'left') return line(isWide ? 'left the table' : 'left', 'dim');
  const move = view.deeds[seat] ?? null;
  return move === null ? [] : wordsFor(move, isWide);
};
