import { type Chance, fork, openChance, PACK } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import {
  cardsLeft,
  cardsOut,
  drawAhead,
  freshShoe as freshShoeAnd,
  isToDraw,
  nextCard,
  shoeSize,
  shoeWithout,
  withSpentBack,
} from './shoe.ts';
import type { Shoe } from './state.ts';

const start = openChance('5eed'.repeat(16));
const sorted = (cards: readonly string[]): readonly string[] => cards.toSorted();

type Drawn = readonly [Shoe, Chance];
const freshShoe = (decks: number, chance: Chance): Shoe => freshShoeAnd(decks, chance)[0];
const readied = ([shoe, chance]: Drawn, dealt: number): Drawn => (isToDraw(shoe, dealt) ? drawAhead(shoe, chance) : [shoe, chance]);
/** The shoe with all its cards drawn. */
const drawnOut = (shoe: Shoe, chance = freshShoeAnd(shoe.decks, start)[1]): Shoe =>
  Array.from({ length: shoeSize(shoe.decks) }).reduce<Drawn>((now, _, dealt) => readied(now, dealt), [shoe, chance])[0];
const orderOf = (shoe: Shoe): readonly string[] => cardsOut(drawnOut(shoe), 0, shoeSize(shoe.decks));

describe('a shuffle', claims('BLK-1.2', 'BLK-4.2'), () => {
  test('keeps all the cards, in another order, and leaves the pack as it was', () => {
    const before = [...PACK];
    expect(orderOf(freshShoe(1, start))).not.toEqual(PACK);
    expect(sorted(orderOf(freshShoe(1, start)))).toEqual(sorted(PACK));
    expect(PACK).toEqual(before);
    expect(sorted(orderOf(freshShoe(6, start)))).toEqual(sorted(Array.from({ length: 6 }, () => PACK).flat()));
  });

  test('goes on where it stopped, the same for the same seed', () => {
    const [first, after] = freshShoeAnd(1, start);
    const known = first.places.length;
    expect(orderOf(first).slice(0, known)).toEqual(cardsOut(first, 0, known));
    expect(readied([first, after], known - 1)[0]).toBe(first);
    expect(readied([first, after], known)).toEqual(readied([first, after], known));
    expect(orderOf(freshShoe(1, after))).not.toEqual(orderOf(first));
  });

  test('gives every card an equal chance of every place', () => {
    const SHOES = 1040;
    for (const place of [0, 12]) {
      const seen = new Map<string, number>();
      for (let n = 0; n < SHOES; n += 1) {
        const card = nextCard(readied(freshShoeAnd(1, fork('ab'.repeat(32), `${place} ${n}`)), place)[0], place);
        seen.set(card, (seen.get(card) ?? 0) + 1);
      }
      const expected = SHOES / 52;
      const chi = PACK.reduce((sum, card) => sum + ((seen.get(card) ?? 0) - expected) ** 2 / expected, 0);
      // 51 degrees of freedom: past 90 in one of a thousand.
      expect(chi).toBeLessThan(90);
    }
  });
});

test('the spent cards can come again, and those on the table cannot', claims('BLK-4.10'), () => {
  const shoe = { ...drawnOut(freshShoe(1, start)), spent: 47 };
  const after = withSpentBack(shoe, 52);
  expect(cardsOut(after, 0, 5)).toEqual(cardsOut(shoe, 47, 52));
  expect(sorted(cardsLeft(after, 5))).toEqual(sorted(cardsOut(shoe, 0, 47)));
  expect(sorted(orderOf(after))).toEqual(sorted(PACK));
});

test('a shoe can be laid by hand', () => {
  expect(cardsOut(shoeWithout(2, ['As', 'As', '2c'], 0), 0, 3)).toEqual(['As', 'As', '2c']);
  expect(() => shoeWithout(1, ['As', 'As'], 0)).toThrow('There are not so many of As.');
});

test('past its end there is no card', () => {
  expect(() => nextCard(freshShoe(1, start), 52)).toThrow('empty');
});
