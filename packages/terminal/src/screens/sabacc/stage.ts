/** Where a game of Sabacc stands, and what a seat did last, in a few words. */
import { isSeen, type Seat } from '@baize/engine';
import { cardsAt, type LastMove, type Sabacc, type SabaccCard, type SeenSabaccCard, seatsIn, type View } from '@baize/games/sabacc';
import { type Line, line, span } from '../../kit/cells.ts';
import type { TableSight } from '../screen.ts';
import { sabaccToken } from './cards.ts';
import { screenWords } from './language/index.ts';
import type { AroundCard, SabaccStage } from './language/sabacc-screen-words.ts';

/** What the table shows the player. */
export type SabaccSight = TableSight<Sabacc>;

const isOpen = (cards: readonly SeenSabaccCard[]): boolean => cards.length > 0 && cards.every(isSeen);

/** A double has been rolled, and nobody has acted on the new hands yet. */
export const isStorm = (view: View): boolean =>
  view.finish === null &&
  view.queue.length === 0 &&
  seatsIn(view).length > 0 &&
  seatsIn(view).every((seat) => view.deeds[seat]?.type === 'redealt');

/** Where the game stands. When nobody is left to act in a round, the dice decide, and after the last round the hands are shown. */
export const stageOf = (view: View, me: Seat): SabaccStage => {
  if (view.finish !== null) return 'reveal';
  if (view.queue.length > 0 || view.round === 0) return view.phase === 'betting' ? 'betting' : 'action';
  const shown = seatsIn(view).some((seat) => seat !== me && isOpen(cardsAt(view, seat)));
  return view.round === view.rules.rounds && shown ? 'reveal' : 'dice';
};

/** Whether the table waits for this seat. */
export const isTurn = (view: View, seat: Seat): boolean => view.queue[0] === seat && view.finish === null;

/** The opponents, in the order of play. */
export const opponentsOf = ({ view, seat }: SabaccSight): readonly Seat[] => view.stacks.map((_, at) => at).filter((at) => at !== seat);

const around = ([before, after]: AroundCard, card: SabaccCard): Line => [span(before), sabaccToken(card), span(after)];

const wordsFor = (move: LastMove, isWide: boolean): Line => {
  const { moves } = screenWords();
  switch (move.type) {
    case 'stood':
      return line(moves.stood);
    case 'junked':
      return line(moves.junked(isWide), 'dim');
    case 'checked':
      return line(moves.checked);
    case 'drew':
      return move.released === null ? line(moves.drew) : around(moves.discarded(isWide), move.released);
    case 'swapped':
      return isWide ? around(moves.swapped, move.took) : line(moves.swappedShort);
    case 'redealt':
      return line(moves.redealt(move.cards, isWide));
    default:
      return line(moves.bid(move.type, move.amount, isWide));
  }
};

/** What a seat did last: `stands`, `drew one, let +9● go`, `two new cards`. */
export const lastMoveLine = (view: View, seat: Seat, isWide: boolean): Line => {
  if (view.standing[seat] === 'left') return line(screenWords().moves.left(isWide), 'dim');
  const move = view.deeds[seat] ?? null;
  return move === null ? [] : wordsFor(move, isWide);
};
