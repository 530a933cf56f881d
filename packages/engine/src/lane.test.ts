import { expect, test } from 'vitest';
import { openChance } from './chance.ts';
import type { Opening, Step } from './contract.ts';
import { openLane } from './lane.ts';
import { type HighCard, tiny } from './laws/tiny.fixture.ts';
import { isInLane } from './own.ts';
import { play } from './play.ts';

const { game } = tiny;
const opening: Opening<HighCard> = {
  rules: game.presets['house'] ?? { most: 0 },
  stacks: [100, 100],
  chance: openChance('1a9e'.repeat(16)),
};

test('a lane changes one table, and what it was opened with stays as it was', () => {
  const lane = openLane(game, opening);
  const { state } = lane;
  lane.take(0, { type: 'stake', amount: 10 });
  expect(lane.state).toBe(state);
  expect(lane.state.stacks).toEqual([90, 100]);
  expect(opening.stacks).toEqual([100, 100]);
  expect(game.open(opening).state.stacks).toEqual([100, 100]);
});

test('nothing is told but what was asked for', () => {
  const round = (...tells: readonly HighCard['event']['type'][]): readonly string[] => {
    const lane = openLane(game, opening, { tells });
    const typesIn = ({ beats }: Step<HighCard>): readonly string[] => beats.map(({ event }) => event.type);
    // An answer holds until the next action.
    return [typesIn(lane.opening), ...[0, 1].map((seat) => typesIn(lane.take(seat, { type: 'stake', amount: 5 })))].flat();
  };
  expect(round()).toEqual([]);
  expect(round('settled')).toEqual(['settled']);
  expect(round('shuffled', 'staked')).toEqual(['shuffled', 'staked', 'staked']);
});

test('a sight has its offers, and makes its view once, when it is read', () => {
  let views = 0;
  const counting = {
    ...game,
    view: (...about: Parameters<typeof game.view>) => {
      views += 1;
      return game.view(...about);
    },
  };
  const lane = openLane(counting, opening);
  const sight = lane.sight(0);
  expect(sight.offers.map(({ type }) => type)).toEqual(['stake']);
  expect(views).toBe(0);
  expect(sight.view).toBe(sight.view);
  expect(sight.view).toEqual(game.view(lane.state, 0));
  expect(views).toBe(1);
});

test('a lane is left whatever a game throws, and the next action elsewhere copies again', () => {
  const failing = {
    ...game,
    apply: () => {
      throw new RangeError('The table has fallen over.');
    },
  };
  const lane = openLane(failing, opening);
  expect(() => lane.take(0, { type: 'stake', amount: 10 })).toThrow('fallen over');
  expect(isInLane()).toBe(false);
  expect(() => openLane({ ...game, open: failing.apply }, opening)).toThrow('fallen over');
  expect(isInLane()).toBe(false);
  const { state } = game.open(opening);
  const played = play(game, state, 0, { type: 'stake', amount: 10 });
  expect(played.ok && played.step.state).not.toBe(state);
  expect(state.stacks).toEqual([100, 100]);
});
