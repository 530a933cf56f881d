/** How much may be laid: by the chips in hand, the limit of the table, and what a player who keeps the bank could pay on each number. */
import type { Chips } from '@baize/engine';
import { type Bet, type Placement, stakeOf } from './bets.ts';
import { spotById } from './layout.ts';
import { BANKER, playerAt } from './places.ts';
import type { Rules } from './rules.ts';
import { winOf } from './settle.ts';
import type { Bettor, State } from './state.ts';
import { POCKETS } from './wheel.ts';

/** What the bank would pay for some bets, by number. What it would win is not counted: that can be taken back. */
const winsByNumber = (rules: Rules, bets: readonly Bet[]): Chips[] => {
  const wins = new Array<Chips>(POCKETS).fill(0);
  for (const bet of bets) {
    const win = winOf(rules, bet);
    for (const number of spotById(bet.spot).numbers) wins[number] = (wins[number] ?? 0) + win;
  }
  return wins;
};

/** What the bank could still pay beside the bets that lie, by number. */
export const unpledged = (state: State): readonly Chips[] => {
  const { stack } = playerAt(state, BANKER);
  const bets = state.players.flatMap((player) => player.bets);
  return winsByNumber(state.rules, bets).map((wins) => stack - wins);
};

/** The same for one bet, which is asked for at every place of the board. */
const timesPayableOn = (rules: Rules, free: readonly Chips[], bet: Bet): number => {
  let least = Number.MAX_SAFE_INTEGER;
  for (const number of spotById(bet.spot).numbers) least = Math.min(least, free[number] ?? 0);
  return Math.floor(least / winOf(rules, bet));
};

/** How often the bank could pay these bets beside those that lie, whatever number comes. */
export const timesPayable = (rules: Rules, free: readonly Chips[], bets: readonly Bet[]): number => {
  const [bet] = bets;
  if (bet !== undefined && bets.length === 1) return timesPayableOn(rules, free, bet);
  let most = Number.MAX_SAFE_INTEGER;
  for (const [number, wins] of winsByNumber(rules, bets).entries())
    if (wins > 0) most = Math.min(most, Math.floor((free[number] ?? 0) / wins));
  return most;
};

/** The chips that a player may still lay: those in hand, as far as the limit of the table lets them. */
export const roomFor = ({ most }: Rules, { stack, bets }: Bettor): Chips => (most === null ? stack : Math.min(stack, most - stakeOf(bets)));

/** How many units of a laying a player may lay, and the bank can pay. `free` is what it could pay still, where a player keeps it. */
export const mostUnits = (
  { rules }: State,
  player: Bettor,
  free: readonly Chips[] | undefined,
  unit: Placement,
  chips = stakeOf(unit),
): number => {
  const units = Math.floor(roomFor(rules, player) / chips);
  return free === undefined ? units : Math.min(units, timesPayable(rules, free, unit));
};

/** What the bank could still pay, by number; undefined where the house keeps it, which pays all that can be laid. */
export const freeOf = (state: State): readonly Chips[] | undefined => (state.rules.bank === 'house' ? undefined : unpledged(state));
