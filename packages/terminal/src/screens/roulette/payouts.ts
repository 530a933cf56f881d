/** What each bet pays, as a table: for the help, and for the plain mode. */
import { capital } from '@baize/engine';
import { chipPlace, favours, kindName, onHundred, payouts, type Rules } from '@baize/games/roulette';
import type { FrameWidth } from '../../kit/frame.ts';
import { wrap } from '../../kit/text.ts';

/** The name, where the chips lie, what it pays, and what a hundred chips bring on average. */
const COLUMNS = { 80: [14, 38, 9, 9], 44: [14, 0, 9, 9] } as const;

const rowOf = ([name, where, pays, brings]: readonly [string, string, string, string], width: FrameWidth): string => {
  const [first, second, third, fourth] = COLUMNS[width];
  return name.padEnd(first) + where.slice(0, second).padEnd(second) + pays.padStart(third) + brings.padStart(fourth);
};

const signed = (hundred: number): string => `${hundred > 0 ? '+' : ''}${hundred.toFixed(2)}`;

/** A heading, a row for each bet, and which of them favour the player. */
export const payoutTable = (rules: Rules, width: FrameWidth): readonly string[] => [
  rowOf(['Bet', 'Where the chips lie', 'Pays', 'On 100'], width),
  ...payouts(rules).map((payout) =>
    rowOf([capital(kindName(payout.kind)), chipPlace(payout.kind), `${payout.pays} to 1`, signed(onHundred(payout))], width),
  ),
  ...wrap(`On 100: what 100 chips bring on average. ${favours(rules)}`, width === 80 ? 70 : 37),
];
