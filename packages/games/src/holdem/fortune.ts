/** All-in luck at Hold'em: what the pots brought in which nobody could act any more, beside the player's share before the last cards. */
import type { Beat, Chips, Fortune, Seat, Step } from '@baize/engine';
import { exactEquity } from './equity.ts';
import { potsOf } from './pots.ts';
import { cardCode } from './ranking/codes.ts';
import { contenders, entryAt } from './seats.ts';
import type { Holdem, PotWon, State } from './state.ts';

/** A seat's share of a pot among those who play for it, over every board that may still come. */
const shareOf = (state: State, seats: readonly Seat[], me: Seat): number => {
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

const wonBy = (pots: readonly PotWon[], me: Seat): Chips =>
  pots.reduce((sum, { winners }) => sum + winners.reduce((own, { seat, amount }) => own + (seat === me ? amount : 0), 0), 0);

/** What the all-in pots of a sitting brought a seat, and what its shares of them were worth. Side pots count each for itself. */
export const fortune = (steps: Iterable<Step<Holdem>>, me: Seat): Fortune => {
  let [count, result, expected, variance] = [0, 0, 0, 0];
  for (const step of steps) {
    const end = runOut(step);
    if (end === undefined || !contenders(end.state).includes(me)) continue;
    count += 1;
    result += wonBy(end.pots, me);
    for (const { amount, seats } of potsOf(end.state)) {
      const share = shareOf(end.state, seats, me);
      expected += amount * share;
      variance += amount ** 2 * share * (1 - share);
    }
  }
  return { of: 'all-in', count, result, expected, width: Math.sqrt(variance), decisionsApart: false };
};
