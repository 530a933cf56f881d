import { openChance, suitOf, type Viewer } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { goOnUntil, type Laid, openGame, playOut, tableWith } from './hearts.fixture.ts';
import { hearts } from './hearts.ts';
import { receiverOf } from './passing.ts';
import { SEATS } from './seats.ts';
import type { State } from './state.ts';
import { isPenalty } from './trick.ts';
import { receivedBy } from './view.ts';

const seed = (n: number) => openChance(n.toString(16).padStart(64, '0'));
const imagined = (state: State, viewer: Viewer, count = 5): readonly State[] => {
  const seen = hearts.view(state, viewer);
  const states = Array.from({ length: count }, (_, n) => hearts.imagine(seen, viewer, seed(n)));
  for (const one of states) expect(hearts.view(one, viewer)).toEqual(seen);
  return states;
};
const exchanged = (): State => goOnUntil(openGame(), ({ phase }) => phase === 'playing');

describe('what is seen', () => {
  test('passed cards are known to giver and receiver alone', claims('HEA-2.3'), () => {
    const state = exchanged();
    const given = state.passes[0];
    expect(hearts.view(state, 0).passes[0]).toEqual(given);
    expect(hearts.view(state, receiverOf(state.direction, 0)).passes[0]).toEqual(given);
    expect(hearts.view(state, 2).passes[0]).toEqual(['hidden', 'hidden', 'hidden']);
    expect(receivedBy(hearts.view(state, 1), 1)).toEqual({ from: 0, cards: given });
    expect(receivedBy(hearts.view(openGame(), 1), 1)).toBeUndefined();
  });

  test('the exchange is told to each as they may see it', () => {
    const state = openGame();
    const choices = SEATS.map((seat) => [seat, { type: 'pass', cards: (state.hands[seat] ?? []).slice(0, 3) } as const] as const);
    const { beats } = playOut(state, ...choices);
    const event = beats.find((beat) => beat.event.type === 'cards-passed')?.event;
    const seen = event && hearts.viewEvent(event, 2);
    expect(seen?.type === 'cards-passed' && seen.passes.map((one) => one[0] === 'hidden')).toEqual([true, false, false, true]);
    const [chosen] = beats;
    expect(chosen && hearts.viewEvent(chosen.event, 1)).toMatchObject({ cards: ['hidden', 'hidden', 'hidden'] });
  });
});

describe('what is told to a seat of its own', () => {
  test('the cards it is dealt, and those alone', () => {
    const { beats } = hearts.open({ rules: openGame().rules, stacks: [0, 0, 0, 0], chance: seed(3) });
    const event = beats.find((beat) => beat.event.type === 'cards-dealt')?.event;
    if (event?.type !== 'cards-dealt') throw new Error('Cards are dealt.');
    const told = hearts.viewEvent(event, 2);
    expect(told.type === 'cards-dealt' && told.cards.map(({ seat, card }) => [seat, card === 'hidden'])).toEqual(
      event.cards.map(({ seat }) => [seat, seat !== 2]),
    );
  });

  test('the cards it has chosen to pass', () => {
    const state = openGame();
    const chosen = (state.hands[1] ?? []).slice(0, 3);
    const [beat] = playOut(state, [1, { type: 'pass', cards: chosen }]).beats;
    expect(beat && hearts.viewEvent(beat.event, 1)).toMatchObject({ cards: chosen });
  });

  test('what it received, once the cards have changed hands; others see only from whom', () => {
    const open = openGame();
    const chosen = playOut(open, [0, { type: 'pass', cards: (open.hands[0] ?? []).slice(0, 3) }]).state;
    expect(receivedBy(hearts.view(chosen, 1), 1)).toBeUndefined();
    expect(receivedBy(hearts.view(exchanged(), 2), 1)).toEqual({ from: 0, cards: [] });
  });
});

describe('what is imagined', () => {
  test('what others passed differs from world to world, and may have been played by now', () => {
    const state = goOnUntil(exchanged(), ({ tricks }) => tricks.length === 12);
    const passes = imagined(state, 0).map((world) => world.passes[1]);
    for (const one of passes) expect(new Set(one).size).toBe(3);
    expect(new Set(passes.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
  });

  test('every card is somewhere, once, and worlds differ', () => {
    const worlds = imagined(exchanged(), 1);
    for (const { hands } of worlds) expect(new Set(hands.flat()).size).toBe(52);
    expect(new Set(worlds.map(({ hands }) => JSON.stringify(hands))).size).toBe(worlds.length);
  });

  test('cards that a viewer passed lie where they went', () => {
    const state = exchanged();
    for (const { hands } of imagined(state, 0)) for (const card of state.passes[0] ?? []) expect(hands[1]).toContain(card);
  });

  test('what others passed is three cards that their receivers hold', () => {
    const state = goOnUntil(exchanged(), ({ tricks }) => tricks.length === 4);
    for (const world of imagined(state, 0)) {
      const held = [
        ...(world.hands[2] ?? []),
        ...world.tricks.flatMap(({ plays }) => plays.filter(({ seat }) => seat === 2).map(({ card }) => card)),
      ];
      expect(new Set(world.passes[1]).size).toBe(3);
      for (const card of world.passes[1] ?? []) expect(held).toContain(card);
    }
  });

  test('the two of clubs lies with who is to lead it', () => {
    const state = exchanged();
    const viewer = (state.turn + 1) % 4;
    for (const { hands } of imagined(state, viewer)) expect(hands[state.turn]).toContain('2c');
  });

  test('in the pass, those who have chosen have chosen of their hand', () => {
    const open = openGame();
    const state = playOut(open, [1, { type: 'pass', cards: (open.hands[1] ?? []).slice(0, 3) }]).state;
    for (const world of imagined(state, 0)) {
      for (const card of world.passes[1] ?? []) expect(world.hands[1]).toContain(card);
      expect([world.passes[0], world.passes[2]]).toEqual([null, null]);
    }
  });

  const after = (tricks: Laid['tricks'], rest: Omit<Laid, 'tricks'> = {}): State => tableWith({ tricks: tricks ?? [], ...rest });
  test('who did not follow has no more of the suit', () => {
    const state = after([
      [0, '2c 3c 4c 5c'],
      [3, '6c 7c 5d 8c'],
    ]);
    for (const { hands } of imagined(state, 0)) expect(hands[1]?.some((card) => suitOf(card) === 'c')).toBe(false);
  });

  test('who threw a penalty card on the first trick had nothing else', () => {
    const hand = 'Qs 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh';
    const state = after([[0, '2c 2h 3c 4c']], { hands: [null, hand, null, null], turn: 3 });
    for (const { hands } of imagined(state, 0)) expect(hands[1]?.every(isPenalty)).toBe(true);
  });

  test('who led a heart before hearts were broken had only hearts', () => {
    const hand = '4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah';
    const state = after([[3, '2c 3c 4c 5c']], { hands: [null, null, hand, null], trick: [2, '3h'] });
    for (const { hands } of imagined(state, 0)) expect(hands[2]?.every((card) => suitOf(card) === 'h')).toBe(true);
  });

  test('with the queen breaking hearts, a heart led after her tells nothing', () => {
    const rules = { ...tableWith({}).rules, queenBreaksHearts: true };
    const tricks: Laid['tricks'] = [
      [3, '2c 3c 4c 5c'],
      [2, '6c 7c Qs 8c'],
    ];
    const state = tableWith({ tricks: tricks ?? [], rules, trick: [3, '3h'] });
    expect(imagined(state, 0).some(({ hands }) => hands[3]?.some((card) => suitOf(card) !== 'h'))).toBe(true);
  });

  test('the middle of a deal can be imagined too', () => {
    const { beats } = hearts.open({ rules: openGame().rules, stacks: [0, 0, 0, 0], chance: seed(3) });
    const half = beats.find(({ state }) => state.deck.length === 24)?.state;
    if (half === undefined) throw new Error('A deal passes through its middle.');
    for (const { deck, hands } of imagined(half, 2, 3)) expect(new Set([...deck, ...hands.flat()]).size).toBe(52);
  });
});
