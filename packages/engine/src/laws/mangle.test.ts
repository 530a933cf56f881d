import { describe, expect, test } from 'vitest';
import { fork, read } from '../chance.ts';
import { mangle } from './mangle.ts';

const TEXT = JSON.stringify({ format: 1, balance: 250, tables: { pontoon: { seed: 'ab', stacks: [400, 300], names: ['You', 'Ada'] } } });
const readerOf = (label: string) => read(fork('00'.repeat(32), label));
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('mangled text', () => {
  const reader = readerOf('many');
  const many = Array.from({ length: 2000 }, () => mangle(TEXT, reader));

  test('is the same for the same chance', () => {
    expect(mangle(TEXT, readerOf('one'))).toBe(mangle(TEXT, readerOf('one')));
  });
  test('is hardly ever the text itself, and hardly ever the same again', () => {
    expect(many.filter((text) => text === TEXT).length).toBeLessThan(100);
    expect(new Set(many).size).toBeGreaterThan(1500);
  });
  test('is sometimes broken and sometimes well formed: both have to be lived with', () => {
    const sound = many.filter(isJson).length;
    expect(sound).toBeGreaterThan(400);
    expect(sound).toBeLessThan(1600);
  });
  test('is made of nothing, too', () => {
    for (let time = 0; time < 200; time += 1) expect(typeof mangle('', reader)).toBe('string');
  });
});
