import { openChance } from '@baize/engine';
import { floorModule, type OwnView, ownView, presets, type Rules } from '@baize/games/blackjack';
import { expect, test } from 'vitest';
import { broughtWords, dealerTag, dealerWon, handTitle, shownAtRisk } from './hands.ts';
import { chartCell } from './Strategy.tsx';

/** What a player sees of a table before the deal, with this changed. */
const viewWith = (change: Partial<OwnView>, rules: Rules = presets.vegas): OwnView => {
  const { state } = floorModule.game.open({ rules, stacks: [1000], chance: openChance('00'.repeat(32)) });
  const own = ownView(floorModule.game.view(state, 0), 0);
  return { ...own, ...change, spots: [{ ...own, ...change }] };
};
const hand = (cards: OwnView['hands'][number]['cards'], total: number, soft = false): OwnView['hands'][number] => ({
  cards,
  total,
  soft,
  bet: 50,
  status: 'playing',
});
const shown: OwnView['dealer'] = { cards: ['7d', 'hidden'], total: 7, soft: false, revealed: false };

test('a hand is told by its total, softly where it is soft, and loudly where it is a natural or bust', () => {
  const words = (one: OwnView['hands'][number]): string => handTitle(viewWith({ hands: [one] }), one);
  expect(words(hand(['9s', '7s'], 16))).toBe('16');
  expect(words(hand(['As', '6s'], 17, true))).toBe('Soft 17');
  expect(words(hand(['As', 'Ks'], 21, true))).toBe('Blackjack');
  expect(words(hand(['9s', '7s', 'Kd'], 26))).toBe('Bust, 26');
});

test('the dealer shows one card until the hidden one is turned up', () => {
  expect(dealerTag(viewWith({ dealer: shown }))).toBe('Dealer shows 7');
  expect(dealerTag(viewWith({ dealer: { ...shown, cards: ['Ad', 'hidden'], total: 11, soft: true } }))).toBe('Dealer shows an ace');
  expect(dealerTag(viewWith({ dealer: { ...shown, cards: ['hidden'] } }))).toBe('');
  expect(dealerTag(viewWith({ dealer: { cards: ['7d', 'Kd'], total: 17, soft: false, revealed: true } }))).toBe('Dealer: 17');
});

test('what is at risk: chips laid before the deal, every hand and the insurance after it, nothing once it is settled', () => {
  expect(shownAtRisk(viewWith({ bet: 25 }))).toBe(25);
  const two = { phase: 'playing', bet: 50, insurance: 25, hands: [hand(['8s', '3d'], 11), hand(['8d', 'Kd'], 18)] } as const;
  expect(shownAtRisk(viewWith({ ...two, phase: 'insurance' }))).toBe(125);
  // The dealer has looked, and there was no blackjack: the insurance is lost.
  expect(shownAtRisk(viewWith(two))).toBe(100);
  const lost = { verdicts: [{ outcome: 'lose', net: -50 }], insurance: 0, net: -50 } as const;
  expect(shownAtRisk(viewWith({ ...two, phase: 'between' }))).toBe(0);
  expect([dealerWon(viewWith({ result: lost })), dealerWon(viewWith({}))]).toEqual([true, false]);
});

test('a result that an insurance is a part of says so', () => {
  const dealer: OwnView['dealer'] = { cards: ['Ad', '7d'], total: 18, soft: true, revealed: true };
  const view = viewWith({ hands: [hand(['9s', '7s'], 16)], dealer });
  const lost = { verdicts: [{ outcome: 'lose', net: -50 }], insurance: -25, net: -75 } as const;
  expect(broughtWords(view, lost)).toEqual(['You lose', '16 against 18 (-75 with the insurance)']);
  expect(broughtWords(view, { ...lost, insurance: 0, net: -50 })).toEqual(['You lose', '16 against 18 (-50)']);
  expect(broughtWords(view, { ...lost, insurance: 50, net: 0 })).toEqual(['Even', 'with the insurance (0)']);
});

test('the strategy finds the cell of the hand in turn: a pair, a soft total or a hard one', () => {
  const cell = (one: OwnView['hands'][number], rules: Rules = presets.vegas): unknown =>
    chartCell(viewWith({ phase: 'playing', hands: [one], dealer: shown }, rules));
  expect(cell(hand(['8s', '8d'], 16))).toEqual({ part: 'pairs', row: 8, up: 7 });
  expect(cell(hand(['Ks', 'Td'], 20))).toEqual({ part: 'pairs', row: 10, up: 7 });
  expect(cell(hand(['Ks', 'Td'], 20), presets.classic)).toEqual({ part: 'hard', row: 20, up: 7 });
  expect(cell(hand(['As', '6d'], 17, true))).toEqual({ part: 'soft', row: 17, up: 7 });
  expect(chartCell(viewWith({}))).toBeUndefined();
});
