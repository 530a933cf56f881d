import { expect, test } from 'vitest';
import { tooOld } from './setup.mjs';

test('an old Node is named in a sentence', () => {
  expect(tooOld('18.20.4')).toBe('Baize needs Node 20.19 or newer, and this is Node 18.20.4.');
  expect(tooOld('20.18.3')).toContain('this is Node 20.18.3');
});

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s will do', (version) => expect(tooOld(version)).toBeUndefined());
