import { blackjackModule } from '@baize/games/blackjack';
import { heartsModule } from '@baize/games/hearts';
import { holdemModule } from '@baize/games/holdem';
import { pontoonModule } from '@baize/games/pontoon';
import { rouletteModule } from '@baize/games/roulette';
import { sabaccModule } from '@baize/games/sabacc';
import { describe, expect, test } from 'vitest';
import { draw } from '../../../../scripts/draw.ts';
import { forgeriesOf } from './forgery.fixture.ts';

const COUNT = draw(150, 1_000);

const holds = ({ worse, passed }: ReturnType<typeof forgeriesOf>): void => {
  expect(passed).toEqual([]);
  expect(worse).toBeGreaterThan(COUNT / 8);
};

describe('of hundreds of forgeries none that changes what somebody won verifies', () => {
  test('at Pontoon', () => holds(forgeriesOf(pontoonModule, { preset: 'british', others: 2, count: COUNT })));
  test('at Hearts', () => holds(forgeriesOf(heartsModule, { preset: 'house', others: 3, count: COUNT })));
  test("at Hold'em", () => holds(forgeriesOf(holdemModule, { preset: 'holdem', others: 3, count: COUNT })));
  test('at Blackjack', () => holds(forgeriesOf(blackjackModule, { preset: 'vegas', others: 0, count: COUNT })));
  test('at Roulette', () => holds(forgeriesOf(rouletteModule, { preset: 'french', others: 0, count: COUNT })));
  test('at Sabacc', () => holds(forgeriesOf(sabaccModule, { preset: 'house', others: 2, count: COUNT })));
});
