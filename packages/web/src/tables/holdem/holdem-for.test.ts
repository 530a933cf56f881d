import { openChance, sightOf } from '@baize/engine';
import { holdem, holdemModule } from '@baize/games/holdem';
import { fullHoldemModule } from '@baize/games/holdem/full';
import { expect, test } from 'vitest';
import { holdemFor } from './holdem-for.ts';

const question = (bot: string, seats: number) => {
  const chance = openChance('ab'.repeat(32));
  const rules = holdem.presets['tda'];
  if (rules === undefined) throw new Error('There is no such preset.');
  const { state } = holdem.open({ rules, stacks: Array.from({ length: seats }, () => 2000), chance });
  const [seat = 0] = holdem.toAct(state);
  return { bot, sight: sightOf(holdem, state, seat), chance };
};

test('the table for two is loaded for a shark with one opponent, and for nobody else', async () => {
  expect(await holdemFor(question('shark', 2))).toBe(fullHoldemModule);
  expect(holdemFor(question('shark', 3))).toBe(holdemModule);
  expect(holdemFor(question('regular', 2))).toBe(holdemModule);
});
