/** All-in luck at Hold'em: what the pots brought in which nobody could act any more, beside the player's share before the last cards. */
import type { Beat, LuckReport, Seat, Step } from '@baize/engine';
import { exactEquity } from './equity.ts';
import { wonBy } from './outcome.ts';
import { potsOf } from './pots.ts';
import { cardCode } from './ranking/codes.ts';
import { contenders, entryAt } from './seats.ts';
import type { Holdem, PotWon, State } from './state.ts';

/** A seat's share of a pot among those who play for it, over every board that may still come. */
const shareOf = (state: Pick<State, 'hands' | 'board'>, seats: readonly Seat[], me: Seat): number => {
  if (!seats.includes(me)) return 0;
  if (seats.length === 1) return 1;
  const hands = seats.map((seat) => entryAt(state.hands, seat, []).map(cardCode));
  return exactEquity(hands, state.board.map(cardCode)).shares[seats.indexOf(me)]?.equity ?? 0;
};

/** The table as it was when the last betting was over, in a step that dealt on to the end; undefined where nothing was left to come. */
const runOut = ({ beats }: Step<Holdem>): { readonly state: State; readonly pots: readonly PotWon[] } | undefined => {
  const settled = beats.find((beat): beat is Beat<Holdem> => beat.event.type === 'settled')?.event;
  const first = beats.findIndex(({ event }) => event.type === 'street-dealt');
  const before = beats[first - 1];
  return settled?.type !== 'settled' || before === undefined ? undefined : { state: before.state, pots: settled.pots };
};

/** What a seat's shares of the pots are worth once nobody can act any more, and how far that strays. Side pots count each for itself. */
export const dueAllIn = (state: State, board: State['board'], me: Seat): { readonly due: number; readonly variance: number } => {
  let [due, variance] = [0, 0];
  for (const { amount, seats } of potsOf(state)) {
    const share = shareOf({ hands: state.hands, board }, seats, me);
    due += amount * share;
    variance += amount ** 2 * share * (1 - share);
  }
  return { due, variance };
};

/** What the all-in pots of a sitting brought a seat, and what its shares of them were worth. */
export const luck = (steps: Iterable<Step<Holdem>>, me: Seat): LuckReport => {
  let [count, result, expected, variance] = [0, 0, 0, 0];
  for (const step of steps) {
    const end = runOut(step);
    if (end === undefined || !contenders(end.state).includes(me)) continue;
    count += 1;
    result += wonBy({ won: end.pots }, me);
    const worth = dueAllIn(end.state, end.state.board, me);
    expected += worth.due;
    variance += worth.variance;
  }
  return { of: 'all-in', count, result, expected, width: Math.sqrt(variance), decisionsApart: false };
};
