import { type Card, isCard, type SeenCard, speakBy } from '@baize/engine';
import type { Hand, Status } from '@baize/games/pontoon';
import { afterEach, describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { bankerWords, handTitle, standingWords } from './hands.ts';

const hand = (cards: string, status: Status = 'playing'): Hand<SeenCard> => ({
  cards: cards
    .split(' ')
    .filter((card): card is Card | 'hidden' => isCard(card) || card === 'hidden')
    .map((card) => ({ card, up: card !== 'hidden' })),
  status,
  firstStake: 0,
  stake: 0,
  lastBuy: 0,
  twisted: false,
  split: false,
});

afterEach(() => speakBy(() => 'en'));

describe('what is written beside a hand', () => {
  test('a hand shows its total, and says when an ace counts 11', claims('PON-7.2', 'PON-7.3'), () => {
    expect(handTitle(hand('Th 9s'))).toBe('19');
    expect(handTitle(hand('As 6d'))).toBe('Soft 17');
    expect(handTitle(hand('As 6d Tc'))).toBe('17');
  });

  test('a hand that ended says how', () => {
    expect(handTitle(hand('Th 9s 5d', 'bust'))).toBe('Bust, 24');
    expect(handTitle(hand('As Kd', 'pontoon'))).toBe('Pontoon');
    expect(handTitle(hand('2s 3d 4c 5h 6s', 'trick'))).toBe('Five-card trick, 20');
  });

  test('the banker shows one card until the other is turned', claims('PON-1.5', 'PON-7.5'), () => {
    expect(bankerWords(hand('Td'))).toBe('Banker shows 10');
    expect(bankerWords(hand('Td hidden'))).toBe('Banker shows 10');
    expect(bankerWords(hand('Td 9c', 'stuck'))).toBe('Banker: 19');
    expect(bankerWords(hand(''))).toBe('');
  });

  test('an opponent’s covered hand says nothing but what was said', () => {
    expect(standingWords(hand('hidden hidden'))).toBe('');
    expect(standingWords(hand('hidden hidden', 'stuck'))).toBe('Sticks');
    expect(standingWords(hand('Th 9s', 'stuck'))).toBe('19');
    expect(standingWords(hand('Th 9s 5d', 'bust'))).toBe('Bust');
  });

  test('in German it says the same', () => {
    speakBy(() => 'de');
    expect([hand('As 6d'), hand('Th 9s 5d', 'bust'), hand('As Kd', 'pontoon'), hand('2s 3d 4c 5h 6s', 'trick')].map(handTitle)).toEqual([
      'Soft 17',
      '24, überkauft',
      'Pontoon',
      'Fünf-Karten-Trick, 20',
    ]);
    expect([hand('Td hidden'), hand('Td 9c', 'stuck')].map(bankerWords)).toEqual(['Bank zeigt 10', 'Bank: 19']);
    expect(standingWords(hand('hidden hidden', 'stuck'))).toBe('Passt');
  });
});
