import { openChance, sightOf } from '@baize/engine';
import { expect, test } from 'vitest';
import { betsOn, playOut, tableWith } from './roulette.fixture.ts';
import { roulette } from './roulette.ts';
import { NUMBERS } from './wheel.ts';

const seed = (n: number) => openChance(n.toString(16).padStart(64, '0'));
const bets = betsOn({ '17': 25, red: 50 });

test('while the ball runs, nothing that anybody sees depends on the number', () => {
  const seen = NUMBERS.map((number) => {
    const state = { ...tableWith({ bets, number }), history: [4, 5] };
    return JSON.stringify([sightOf(roulette, state, 0), roulette.view(state, 'rail'), roulette.chips(state, 0), roulette.toAct(state)]);
  });
  expect(new Set(seen).size).toBe(1);
  expect(roulette.view(tableWith({ bets, number: 20 }), 0)).toMatchObject({ phase: 'spinning', number: 'hidden', bets });
});

test('the spin itself tells nothing, and the ball at rest tells all', () => {
  const { state, beats } = playOut(tableWith({ bets }), { type: 'spin' });
  expect(beats.map(({ event }) => roulette.viewEvent(event, 0))).toEqual([{ type: 'wheel-spun' }]);
  const rested = playOut(state, { type: 'rest' });
  expect(roulette.view(rested.state, 'rail')).toMatchObject({ number: state.number, history: [state.number] });
});

test('a view has no seed and no chance', () => {
  const text = JSON.stringify(roulette.view(tableWith({ bets, number: 20 }), 0));
  for (const secret of ['"chance"', '"seed"', '00000000']) expect(text).not.toContain(secret);
});

test('an imagined table looks the same, and may have any number while the ball runs', () => {
  const seen = roulette.view(tableWith({ bets, number: 20 }), 0);
  const imagined = Array.from({ length: 300 }, (_, n) => roulette.imagine(seen, 0, seed(n)));
  for (const state of imagined) expect(roulette.view(state, 0)).toEqual(seen);
  expect(new Set(imagined.map(({ number }) => number)).size).toBe(37);
  const open = roulette.view(playOut(tableWith({ bets, number: 20 }), { type: 'rest' }).state, 0);
  const { stack: _stack, bets: _bets, layings: _layings, last: _last, verdicts: _verdicts, ...shown } = open;
  expect(roulette.imagine(open, 0, seed(1))).toEqual({ ...shown, chance: seed(1) });
});
