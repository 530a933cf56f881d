import { afterEach, expect, test, vi } from 'vitest';
import { keepJudged, loadJudged } from './judged-disk.ts';

afterEach(() => vi.unstubAllGlobals());

const book = { '0123456789abcdef': { decisions: 30, marked: 2, cost: 4.5, unit: 'chips' } } as const;

test('what look backs came to is kept beside the save, and read again', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
  expect(loadJudged()).toEqual({});
  expect(keepJudged(book)).toBe(true);
  expect([...kept.keys()]).toEqual(['baize.judged']);
  expect(loadJudged()).toEqual(book);
});

test('a storage that is full or forbidden is answered, not thrown', () => {
  const refuse = (): never => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  expect(loadJudged()).toEqual({});
  expect(keepJudged(book)).toBe(false);
});
