import { describe, expect, test } from 'vitest';
import { openChance } from './chance.ts';
import { tiny } from './laws/tiny.fixture.ts';
import { play, sightOf } from './play.ts';

const { game } = tiny;
const start = game.open({ rules: { most: 40 }, stacks: [100, 30], chance: openChance('5eed'.repeat(16)) }).state;

describe('play', () => {
  test('takes a legal action', () => {
    const played = play(game, start, 0, { type: 'stake', amount: 40 });
    expect(played.ok && played.step.beats.map(({ event }) => event)).toEqual([{ type: 'staked', seat: 0, amount: 40 }]);
    expect(played.ok && game.chips(played.step.state, 0)).toEqual({ stack: 60, atRisk: 40 });
  });
  test('refuses a seat that is not to act, whatever it does', () => {
    for (const seat of [1, 2, -1, 0.5, Number.NaN]) {
      expect(play(game, start, seat, { type: 'stake', amount: 1 })).toEqual({ ok: false, refusal: { reason: 'not-your-turn' } });
    }
    expect(play(game, start, 1, 'rubbish')).toEqual({ ok: false, refusal: { reason: 'not-your-turn' } });
  });
  test.each([
    undefined,
    'stake',
    { type: 'stake' },
    { type: 'stake', amount: '1' },
    { type: 'stake', amount: 1, all: true },
    { type: 'fold' },
  ])('refuses %j, which is no action', (value) => {
    expect(play(game, start, 0, value)).toEqual({ ok: false, refusal: { reason: 'not-an-action' } });
  });
  test("gives the game's own reason for an action that is not legal now", () => {
    expect(play(game, start, 0, { type: 'stake', amount: 41 })).toEqual({
      ok: false,
      refusal: { reason: 'stake-out-of-range', instead: { type: 'stake', amount: 40 } },
    });
    expect(play(game, start, 0, { type: 'ready' })).toMatchObject({ ok: false, refusal: { reason: 'not-now' } });
  });
});

test('a sight is a view, and offers only for who is to act', () => {
  expect(sightOf(game, start, 0)).toEqual({ seat: 0, view: game.view(start, 0), offers: game.legal(start, 0) });
  expect(sightOf(game, start, 1)).toEqual({ seat: 1, view: game.view(start, 1), offers: [] });
});
