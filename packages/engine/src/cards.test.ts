import fc from 'fast-check';
import { expect, test } from 'vitest';
import { claims } from '../../../scripts/claims.ts';
import { cardName, isCard, makeCard, PACK, parseCard, RANKS, rankIndex, rankName, rankOf, SUITS, suitName, suitOf } from './cards.ts';

test('the pack has 52 different cards, thirteen ranks in four suits', claims('PON-1.2'), () => {
  expect(PACK).toHaveLength(52);
  expect(new Set(PACK).size).toBe(52);
  expect(new Set(PACK.map((card) => rankOf(card)))).toEqual(new Set(RANKS));
  expect(new Set(PACK.map((card) => suitOf(card)))).toEqual(new Set(SUITS));
  expect([PACK[0], PACK[51]]).toEqual(['2c', 'As']);
});

test('a card is made of its rank and suit, and taken apart again', () => {
  for (const card of PACK) {
    expect(makeCard(rankOf(card), suitOf(card))).toBe(card);
    expect(parseCard(card)).toBe(card);
    expect(isCard(card)).toBe(true);
  }
});

test.each([
  ['10h', 'Th'],
  ['th', 'Th'],
  ['TH', 'Th'],
  ['q♠', 'Qs'],
  ['Q♠', 'Qs'],
  ['10♦', 'Td'],
  [' a♣ ', 'Ac'],
  ['K♥', 'Kh'],
  ['2c', '2c'],
])('%j names the card %s', (text, card) => {
  expect(parseCard(text)).toBe(card);
});

test.each(['', 'Q', 's', '1h', '11h', '0h', 'Qx', 'Qss', 'hidden', '♠Q', '10', '1010h', 'constructor', 'q__proto__', 'Q s'])(
  '%j names no card',
  (text) => {
    expect(parseCard(text)).toBeUndefined();
  },
);

test('no text but a name of one of the 52 is read as a card', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 4, unit: fc.constantFrom(...'0123456789TJQKAtjqkacdhsCDHS♣♦♥♠ ') }), (text) => {
      const card = parseCard(text);
      if (card !== undefined) expect(text.trim().toUpperCase().replace('10', 'T').charAt(0)).toBe(rankOf(card));
      expect(card === undefined || PACK.includes(card)).toBe(true);
    }),
    { seed: 1, numRuns: 100 },
  );
});

test.each([undefined, null, 0, 'hidden', 'qs', 'QS', '10h', ['Qs']])('%j is no card', (value) => {
  expect(isCard(value)).toBe(false);
});

test('a card is named as players name it', claims('PON-7.1'), () => {
  expect([cardName('As'), cardName('Th'), cardName('Qs'), cardName('7d'), cardName('Jc'), cardName('Kh'), cardName('2c')]).toEqual([
    'Ace of Spades',
    '10 of Hearts',
    'Queen of Spades',
    '7 of Diamonds',
    'Jack of Clubs',
    'King of Hearts',
    '2 of Clubs',
  ]);
  expect(new Set(PACK.map(cardName)).size).toBe(52);
  expect(rankName('A')).toBe('Ace');
  expect(suitName('d')).toBe('Diamonds');
});

test('ranks go up from the two to the ace', () => {
  expect(RANKS.map((rank) => rankIndex(rank))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});
