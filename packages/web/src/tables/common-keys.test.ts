import { expect, test, vi } from 'vitest';
import { commonKeyHandlers, moveKeyHandlers } from './common-keys.ts';

test('a move has the key that stands on its button, in small letters; Enter keeps its name', () => {
  const move = vi.fn();
  const handlers = moveKeyHandlers(['twist', 'ready'], { twist: 'T', ready: 'Enter' }, move);
  expect(Object.keys(handlers)).toEqual(['t', 'Enter']);
  handlers['t']?.();
  expect(move.mock.calls).toEqual([['twist']]);
});

test('the key for a hint is there only where hints are wanted', () => {
  const [onSkip, onHint, onOpen, onLeave] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const keys = (hint: (() => void) | undefined) => Object.keys(commonKeyHandlers({ onSkip, onHint: hint, onOpen, onLeave }));
  expect(keys(onHint)).toEqual(['Space', 'i', 'r', ',', '?', 'q']);
  expect(keys(undefined)).toEqual(['Space', 'r', ',', '?', 'q']);
});
