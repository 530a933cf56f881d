import { expect, test } from 'vitest';
import { drawWords } from './Mine.tsx';

test('four cards to a flush or to a straight are told, and the best of them only', () => {
  expect(drawWords(['Kh', 'Ah'], ['Th', 'Js', '4d', 'Qh'])).toBe('four to a royal flush');
  expect(drawWords(['8h', '9h'], ['Th', 'Jh', '2c'])).toBe('four to a straight flush');
  expect(drawWords(['2h', '9h'], ['Kh', 'Jh', '2c'])).toBe('four to a flush');
  expect(drawWords(['8h', '9c'], ['Td', 'Jh', '2c'])).toBe('four to a straight');
  expect(drawWords(['Ah', '2c'], ['3d', '5h', 'Kc'])).toBe('four to a straight');
});

test('nothing is told of what is there already, of what all have, or when no card is to come', () => {
  expect(drawWords(['2h', '9h'], ['Kh', 'Jh', '4h'])).toBeUndefined();
  expect(drawWords(['8h', '9c'], ['Td', 'Jh', 'Qc'])).toBeUndefined();
  expect(drawWords(['2h', '2c'], ['Ts', 'Js', 'Qs', '4s'])).toBeUndefined();
  expect(drawWords(['2h', '2c'], ['Ts', 'Jd', 'Qs', 'Kh'])).toBeUndefined();
  expect(drawWords(['8h', '9c'], ['Td', 'Jh', '2c', '3c', '4d'])).toBeUndefined();
  expect(drawWords(['8h', '9h'], [])).toBeUndefined();
});
