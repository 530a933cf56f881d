/** Who sits at the other seats, and what they bring. */
import { type BotSeat, type Chance, type Chips, read } from '@baize/engine';
import type { Rules } from './rules.ts';

/** Without blinds there is nothing to measure a stack by: 1,000 to 10,000 by chance. With blinds, 40 to 150 big ones. */
const stacksOf = ({ blinds, minBet }: Rules): { readonly least: Chips; readonly most: Chips; readonly step: Chips } =>
  blinds.length === 0 ? { least: 1000, most: 10_000, step: 1 } : { least: 40 * minBet, most: 150 * minBet, step: minBet };

/** The others at a table, and the human in the last seat: players of the middle level, each with the character of their seat. */
export const lineUp = (rules: Rules, others: number, chance: Chance): readonly (BotSeat | null)[] => {
  const { least, most, step } = stacksOf(rules);
  const reader = read(chance);
  const players = Array.from({ length: others }, () => ({ bot: 'regular', stack: least + step * reader.below((most - least) / step + 1) }));
  return [...players, null];
};
