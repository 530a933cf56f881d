import { expect, test } from 'vitest';
import { type FinishedSitting, MAX_FINISHED } from '../records/history.ts';
import type { Recorded } from '../records/record.ts';
import { type JudgedBook, mistakeFigures, readJudged, withJudged, writeJudged } from './judged.ts';
import type { Judgment } from './review.ts';

const opening = { preset: 'vegas', stacks: [500], me: 0, names: ['You'], bots: [null], game: 'blackjack', version: 1 };
const held = { stack: 0, atRisk: 0 };
const seedOf = (place: number): string => `${place}`.padStart(64, '0');
const record = (place: number): Recorded => ({ ...opening, held, seed: seedOf(place), log: [{ seat: 0, action: { type: 'hit' } }] });
const past = (place: number): FinishedSitting => ({ ...opening, held, seed: seedOf(place), logName: `log-${place}`, lines: 1 });

/** So many decisions, of which the first few cost two chips each. */
const judged = (decisions: number, marked: number): readonly Judgment[] =>
  Array.from({ length: decisions }, (_, line) => ({
    line,
    round: 1,
    action: {},
    best: {},
    mark: line < marked ? (line % 2 === 0 ? 'mistake' : 'slip') : line % 2 === 0 ? 'opinion' : 'fine',
    unit: 'chips',
    behind: 2,
    error: 0,
    scale: 10,
    because: '',
  }));

test('what look backs came to is told in a hundred decisions, with what it cost, sitting by sitting', () => {
  const book = withJudged(withJudged({}, record(1), judged(40, 4)), record(2), judged(60, 1));
  const told = mistakeFigures(book, [past(1), past(2)], 'blackjack');
  expect(told?.figures).toMatchObject([
    { name: 'Mistakes', value: '5.0', unit: 'in 100' },
    { name: 'Their cost', value: '10', means: 'chips on average' },
  ]);
  expect(told?.picture.bars.map(({ word, top }) => [word, top])).toEqual([
    ['1', '10.0'],
    ['last', '1.7'],
  ]);
  expect(told?.picture.note).toContain('100 decisions in 2 sessions');
  expect(mistakeFigures(book, [past(1), past(2)], 'hearts')).toBeUndefined();
  // A sitting that was forgotten counts no more; and too few decisions are no share.
  expect(mistakeFigures(book, [past(2)], 'blackjack')?.figures[0]?.value).toBe('1.7');
  const few = mistakeFigures(withJudged({}, record(1), judged(19, 4)), [past(1)], 'blackjack');
  expect([few?.figures[0]?.value, few?.picture.bars]).toEqual(['–', []]);
});

test('a sitting looked back at twice counts once, and no more are kept than there are sittings', () => {
  let book: JudgedBook = {};
  for (let place = 0; place < MAX_FINISHED + 5; place += 1) book = withJudged(book, record(place), judged(30, place));
  expect(Object.keys(book)).toHaveLength(MAX_FINISHED);
  const again = withJudged(book, record(10), judged(30, 0));
  expect(Object.keys(again)).toHaveLength(MAX_FINISHED);
  expect(mistakeFigures(again, [past(10)], 'blackjack')?.figures[0]?.value).toBe('0.0');
  expect(mistakeFigures(again, [past(0)], 'blackjack')).toBeUndefined();
});

test('a book comes back from its text; what is broken, or another judge’s, is as if it were not there', () => {
  const book = withJudged({}, record(1), judged(40, 4));
  const text = writeJudged(book);
  expect(readJudged(text)).toEqual(book);
  for (const broken of [
    null,
    '',
    '[]',
    text.slice(0, -4),
    text.replace(/"judge":\d+/, '"judge":0'),
    text.replace('"decisions":40', '"decisions":-40'),
  ])
    expect(readJudged(broken)).toEqual({});
});
