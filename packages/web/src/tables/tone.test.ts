import { expect, test } from 'vitest';
import { toneOf } from './common-keys.ts';

const offers = [{ type: 'hit' }, { type: 'stand' }, { type: 'surrender' }];

test('brass marks a step that needs no judgement, or what the coach has just advised, and nothing else', () => {
  expect(toneOf('hit', offers, undefined)).toBe('open');
  expect(toneOf('hit', offers, { action: { type: 'surrender' } })).toBe('open');
  expect(toneOf('surrender', offers, { action: { type: 'surrender' } })).toBe('lead');
  expect(toneOf('split', offers, { action: { type: 'split' } })).toBe('off');
  expect(toneOf('ready', [{ type: 'ready' }], undefined)).toBe('lead');
});
