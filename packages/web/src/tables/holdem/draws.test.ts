import { expect, test } from 'vitest';
import { drawOf } from './Mine.tsx';

test('four cards to a flush or to a straight are told, and the best of them only', () => {
  expect(drawOf(['Kh', 'Ah'], ['Th', 'Js', '4d', 'Qh'])).toBe('royal-flush');
  expect(drawOf(['8h', '9h'], ['Th', 'Jh', '2c'])).toBe('straight-flush');
  expect(drawOf(['2h', '9h'], ['Kh', 'Jh', '2c'])).toBe('flush');
  expect(drawOf(['8h', '9c'], ['Td', 'Jh', '2c'])).toBe('straight');
  expect(drawOf(['Ah', '2c'], ['3d', '5h', 'Kc'])).toBe('straight');
});

test('nothing is told of what is there already, of what all have, or when no card is to come', () => {
  expect(drawOf(['2h', '9h'], ['Kh', 'Jh', '4h'])).toBeUndefined();
  expect(drawOf(['8h', '9c'], ['Td', 'Jh', 'Qc'])).toBeUndefined();
  expect(drawOf(['2h', '2c'], ['Ts', 'Js', 'Qs', '4s'])).toBeUndefined();
  expect(drawOf(['2h', '2c'], ['Ts', 'Jd', 'Qs', 'Kh'])).toBeUndefined();
  expect(drawOf(['8h', '9c'], ['Td', 'Jh', '2c', '3c', '4d'])).toBeUndefined();
  expect(drawOf(['8h', '9h'], [])).toBeUndefined();
});
