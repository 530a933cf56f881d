import { fork, openChance, sightOf } from '@baize/engine';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { hundredBigBlinds } from './blueprint/hundred-big-blinds.ts';
import { playerOf } from './blueprint/player.ts';
import { bots } from './bots/index.ts';
import { fullHoldemModule } from './full.ts';
import { dealt, playOut } from './holdem.fixture.ts';
import { holdem } from './holdem.ts';
import { holdemModule } from './index.ts';
import type { State } from './state.ts';

const { seed } = openChance('f0'.repeat(32));
const { waysOf } = playerOf(hundredBigBlinds, bots.shark);
const HANDS = ['AsAh', 'KdQd', '7c2d', 'JhTh', '5s5d', 'Ac8s'];

/** What is done by both sharks in many moments of the same hand. */
const answers = (state: State, times = 40) => {
  const [seat = 0] = holdem.toAct(state);
  const sight = sightOf(holdem, state, seat);
  const ask = (shark: typeof bots.shark) => Array.from({ length: times }, (_, time) => shark(sight, fork(seed, `time ${time}`)));
  return { sight, full: ask(fullHoldemModule.bots['shark'] ?? bots.shark), light: ask(bots.shark) };
};

const forTwo = (hand: string, board = '8h5c2s9dKc'): State => dealt({ preset: 'tda', hands: ['QcJs', hand], stacks: [2000, 2000], board });

test('the catalogue has the whole game, and only its shark differs', async () => {
  expect(await catalogue.holdem()).toBe(fullHoldemModule);
  expect({ ...fullHoldemModule, bots: { ...fullHoldemModule.bots, shark: bots.shark } }).toEqual(holdemModule);
});

test.each(HANDS)('with %s and two at the table shark does what its table says, as often as it says', (hand) => {
  const state = forTwo(hand);
  const { sight, full } = answers(state);
  const ways = waysOf(sight);
  expect(ways).toBeDefined();
  for (const action of full) expect(ways?.actions).toContainEqual(action);
  expect(full).toEqual(answers(state).full);
});

test('its table tells hands apart: aces are never folded, and a seven with a two is, more often than not', () => {
  const folds = (hand: string): number => answers(forTwo(hand), 200).full.filter(({ type }) => type === 'fold').length;
  expect(folds('AsAh')).toBe(0);
  expect(folds('7c2d')).toBeGreaterThan(100);
});

test('it follows its table to the river, and what it does there is allowed', () => {
  const river = playOut(forTwo('AsAh'), 'call', 'check', 'check', 'check', 'check', 'check').state;
  expect(river.board).toHaveLength(5);
  const { sight, full } = answers(river, 5);
  for (const action of full) expect(waysOf(sight)?.actions).toContainEqual(action);
});

test('with three at the table, or stacks that the table is not made for, it is the shark without one', () => {
  const three = dealt({ preset: 'tda', hands: ['AsAh', 'QcJs', '7h7d'], stacks: [2000, 2000, 2000] });
  const short = dealt({ preset: 'tda', hands: ['AsAh', 'QcJs'], stacks: [300, 2000] });
  for (const state of [three, short]) {
    const { full, light } = answers(state, 10);
    expect(full).toEqual(light);
  }
});
