/** Saves that nobody wrote, and what must come of each of them. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { freshProfile } from './profile.ts';
import { openSave } from './save.ts';
import { writeSave } from './write-save.ts';

/** Any text at all, any JSON, known tricks, and a save with something written over it. */
export const hostileSaves: fc.Arbitrary<string> = fc.oneof(
  fc.json(),
  fc.string(),
  fc.constantFrom(
    '{"format":3,"__proto__":{"balance":9}}',
    '{"format":3,"balance":1e400}',
    '{"format":3,"balance":-1}',
    '[]',
    'null',
    '[[[['.repeat(5_000),
  ),
  fc.tuple(fc.nat({ max: 400 }), fc.string({ maxLength: 8 })).map(([at, text]) => {
    const save = writeSave(freshProfile());
    return save.slice(0, at) + text + save.slice(at + text.length);
  }),
);

/** It is refused, or opened with chips that can be counted and written again; it never throws. */
export const expectRefusedOrRepaired = (text: string): void => {
  const opened = openSave(text);
  if (opened.kind !== 'opened') return;
  expect(Number.isSafeInteger(opened.profile.balance) && opened.profile.balance >= 0).toBe(true);
  expect(openSave(writeSave(opened.profile))).toMatchObject({ kind: 'opened' });
};
