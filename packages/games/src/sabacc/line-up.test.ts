import { openChance } from '@baize/engine';
import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { bots } from './bots/index.ts';
import { lineUp } from './index.ts';
import { presets } from './rules.ts';

test('opponents bring chips by chance, from 500 to 5,000 in steps of 50', claims('CAS-5.16'), () => {
  const tables = Array.from({ length: 200 }, (_, n) => lineUp(presets.house, 3, openChance(n.toString(16).padStart(64, '0'))));
  const guests = tables.flatMap((seats) => seats.filter((one) => one !== null));
  const stacks = guests.map(({ stack }) => stack);
  expect(stacks).toHaveLength(600);
  expect(stacks.every((stack) => stack % 50 === 0)).toBe(true);
  expect([Math.min(...stacks), Math.max(...stacks)]).toEqual([500, 5000]);
  expect(guests.every(({ bot }) => Object.hasOwn(bots, bot))).toBe(true);
  expect(lineUp(presets.house, 1, openChance('ab'.repeat(32)))).toEqual(lineUp(presets.house, 1, openChance('ab'.repeat(32))));
});

test('the player sits last, behind one to three opponents', claims('CAS-5.10'), () => {
  for (const others of [1, 2, 3]) {
    const seats = lineUp(presets.house, others, openChance('ab'.repeat(32)));
    expect(seats.map((one) => one === null)).toEqual([...Array<boolean>(others).fill(false), true]);
  }
});
