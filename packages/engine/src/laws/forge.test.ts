import { expect, test } from 'vitest';
import { fork, read } from '../chance.ts';
import { isEqual } from '../json.ts';
import { forge } from './forge.ts';

const record = {
  game: 'x',
  stacks: [100, 200],
  hands: [
    { hand: 1, net: [5, -5] },
    { hand: 2, net: [-7, 7] },
  ],
  seal: 'ab12',
};
const readerOf = (label: string) => read(fork('00'.repeat(32), label));

test('forgeries are the same for the same chance, are hardly ever the record itself, and reach every field and every order', () => {
  expect(forge(record, readerOf('one'))).toEqual(forge(record, readerOf('one')));
  const reader = readerOf('many');
  const many = Array.from({ length: 2000 }, () => forge(record, reader));
  expect(many.filter((one) => isEqual(one, record)).length).toBeLessThan(200);
  const texts = new Set(many.map((one) => JSON.stringify(one)));
  for (const wanted of [
    { ...record, hands: record.hands.toReversed() },
    { ...record, hands: record.hands.slice(0, 1) },
    { ...record, stacks: [200, 200] },
    { game: 'x', stacks: [100, 200], hands: record.hands },
  ])
    expect(texts).toContain(JSON.stringify(wanted));
  expect(JSON.stringify(record)).toBe(
    '{"game":"x","stacks":[100,200],"hands":[{"hand":1,"net":[5,-5]},{"hand":2,"net":[-7,7]}],"seal":"ab12"}',
  );
});
