import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectRefusedOrRepaired, hostileSaves } from './save.fixture.ts';
import { openSave } from './save.ts';

test('a thousand hostile saves are refused or repaired, and none throws', () => {
  fc.assert(fc.property(hostileSaves, expectRefusedOrRepaired), { numRuns: 1000 });
});

test('millions of entries, or of brackets, are refused', () => {
  expect(openSave(`{"format":3,"balance":[${'0,'.repeat(5_000_000)}0]}`).kind).toBe('broken');
  expect(openSave('['.repeat(2_000_000)).kind).toBe('broken');
});
