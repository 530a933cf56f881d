import { expect, test } from 'vitest';
import { holdemOdds } from './holdem.ts';
import { odds } from './registry.ts';

const linesOf = (...args: readonly string[]): readonly string[] => {
  const answer = holdemOdds(args);
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.lines;
};
const refusalOf = (...args: readonly string[]): string => {
  const answer = holdemOdds(args);
  return answer.ok ? '' : answer.sentence;
};

test('aces against kings, over every board', () => {
  const [title, heads, aces, kings] = linesOf('AsAh', 'KdKc');
  expect(title).toBe("Hold'em: 2 hands before the flop, 1,712,304 boards.");
  expect(heads).toBe('hand      equity       wins       ties   boards won        tied');
  expect(aces).toBe('AsAh    81.2555%   81.0646%    0.3818%    1,388,072       6,538');
  expect(kings).toBe('KdKc    18.7445%   18.5536%    0.3818%      317,694       6,538');
});

test('as JSON it is one line, exact to the last board', () => {
  const lines = linesOf('AsKs', '--json', 'QhJh', '2c2d', '--board', '9s8s7h');
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    boards: 903,
    exact: true,
    hands: [
      { hand: 'AsKs', wins: 495, ties: 8 },
      { hand: 'QhJh', wins: 216, ties: 8 },
      { hand: '2c2d', wins: 184, ties: 8 },
    ],
  });
  expect(linesOf('AsKd', 'QcJc', '--board=2h3h4h5h6h')[0]).toBe("Hold'em: 2 hands on 2h3h4h5h6h, 1 board.");
});

test('ten hands and the widest numbers fit a line', () => {
  const hands = ['AsAh', 'KdKc', 'QsQd', 'JsJd', 'TsTd', '9s9d', '8s8h', '7s7h', '6s6h', '5s5h'];
  const lines = linesOf(...hands);
  expect(lines).toHaveLength(12);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
});

test('what cannot be asked is answered in one sentence', () => {
  expect(refusalOf()).toBe('Name two to ten hands: baize odds holdem AsAh KdKc');
  expect(refusalOf('AsAh')).toBe('Odds are for two to ten hands, not 1.');
  expect(refusalOf('AsAh', 'KdK')).toBe('"KdK" isn’t a hand of two cards, such as AsAh.');
  expect(refusalOf('AsAh', 'AsKd')).toBe('The As is there twice.');
  expect(refusalOf('AsAh', 'KdKc', '--board')).toBe('--board needs cards after it, such as Qh9c4d.');
  expect(refusalOf('AsAh', 'KdKc', '--bord', 'x')).toBe('There is no option "--bord". Did you mean --board?');
  expect(refusalOf('AsAh', `\x1b[31m${'x'.repeat(9999)}`)).toMatch(/^[\x20-\x7e’]{1,200}$/);
});

test('the registry loads it', async () => {
  expect(await odds.holdem?.()).toBe(holdemOdds);
});
