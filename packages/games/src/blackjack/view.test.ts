import { openChance, PACK } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { betLaid, playOut, tableWith } from './blackjack.fixture.ts';
import { blackjack } from './blackjack.ts';
import { isTwoCard21 } from './hand.ts';
import { allCards } from './laws.fixture.ts';
import { presets } from './rules.ts';
import { imagine, unseenIn, view } from './view.ts';

const chances = Array.from({ length: 60 }, (_, n) => openChance(n.toString(16).padStart(64, '0')));

describe('a view', () => {
  const table = tableWith({ you: '8s 8d', dealer: '4c 6h', spent: 'Ks Qs' });
  test('has neither the cards to come nor the hidden one', () => {
    const seen = view(table, 0);
    expect(seen).not.toHaveProperty('shoe');
    expect(JSON.stringify(seen)).not.toContain('6h');
    expect(seen).toMatchObject({ cardsInShoe: 46, spent: ['Ks', 'Qs'] });
  });
  test('tells of a covered card that it came, and of every other which it is', () => {
    const dealt = { type: 'card-dealt', to: 'dealer', card: '6h', up: false } as const;
    expect(blackjack.viewEvent(dealt, 0)).toEqual({ ...dealt, card: 'hidden' });
    expect(blackjack.viewEvent({ ...dealt, up: true }, 0)).toMatchObject({ card: '6h' });
    expect(blackjack.viewEvent({ type: 'card-dealt', to: 'player', seat: 0, hand: 0, card: '6h', up: true }, 0)).toMatchObject({
      card: '6h',
    });
    expect(blackjack.viewEvent({ type: 'card-drawn', by: 'dealer', card: '6h' }, 0)).toMatchObject({ card: '6h' });
  });
  test('is the same for the seat and for the rail', () => {
    expect(view(table, 'rail')).toEqual(view(table, 0));
  });
  test('leaves 47 cards that may be anywhere', () => {
    const unseen = unseenIn(view(table, 0));
    expect(unseen).toHaveLength(47);
    expect(unseen).toContain('6h');
    expect(unseen).not.toContain('Ks');
  });
});

describe('an imagined table', () => {
  test('looks the same, and has every card once', () => {
    for (const rules of Object.values(presets)) {
      const dealer = rules.hole === 'none' ? '4c' : '4c 6h';
      const seen = view(tableWith({ you: '8s 8d', dealer, rules, spent: rules.decks === 1 ? 'Ks Qs' : '' }), 0);
      for (const chance of chances.slice(0, 5)) {
        const other = imagine(seen, 0, chance);
        expect(view(other, 0)).toEqual(seen);
        expect(allCards(other).toSorted()).toEqual(
          Array.from({ length: rules.decks }, () => PACK)
            .flat()
            .toSorted(),
        );
      }
    }
  });
  test('hides other cards each time', () => {
    const seen = view(tableWith({ you: '8s 8d', dealer: '4c 6h' }), 0);
    expect(new Set(chances.map((chance) => imagine(seen, 0, chance).dealer.cards[1])).size).toBeGreaterThan(20);
  });
  test('has no natural under a card that the dealer has looked under', () => {
    const seen = view(tableWith({ you: '8s 8d', dealer: 'Ac 6h' }), 0);
    expect(chances.some((chance) => isTwoCard21(imagine(seen, 0, chance).dealer))).toBe(false);
  });
  test('may have one before the dealer has looked, and where nobody looks', () => {
    const asked = playOut(betLaid({ next: '9s Ah 9h 8c', rules: presets.vegas }), 'deal').state;
    const unseen = tableWith({ you: '8s 8d', dealer: '6h Ac', rules: presets.casino });
    for (const state of [asked, unseen]) {
      expect(chances.some((chance) => isTwoCard21(imagine(blackjack.view(state, 0), 0, chance).dealer))).toBe(true);
    }
  });
});
