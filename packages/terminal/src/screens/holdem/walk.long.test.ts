import { openChance, read } from '@baize/engine';
import type { Holdem } from '@baize/games/holdem';
import { expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { isMyTurn } from '../../flow.ts';
import { screenText } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { init, update } from '../../program.ts';
import { choicesNow } from '../../table-keys.ts';
import { draw } from '../../view.ts';
import { truthOf } from '../laid.fixture.ts';
import { room, SEED } from './holdem.fixture.ts';

const FRAME = /^(╔.*╗|║.*║|╟─+╢|╚═+╝)$/;
const TURNS = 60;

/** Every row begins and ends with the frame, at both widths, whatever stands in it. */
const expectWhole = (model: Model<Holdem>): void => {
  const broken = [80, 44].flatMap((columns) =>
    screenText(draw(room, { ...model, size: { columns, rows: 24 } }))
      .split('\n')
      .filter((text) => !FRAME.test(text) || [...text].length !== columns),
  );
  expect(broken).toEqual([]);
};

const key = (model: Model<Holdem>, name: string, at: number): Model<Holdem> =>
  update(room, model, { type: 'key', key: name, at: at * 10_000 })[0];

/** Some turns at a table, each a lit choice by chance; every screen on the way is whole. Yes, all-in is a choice too. */
const walk = (preset: string, opponents: number): Model<Holdem> => {
  const reader = read(openChance(SEED));
  let model = key(init(room, { preset, opponents, seed: SEED }, { columns: 80, rows: 24 }), 'enter', 0);
  for (let turn = 1; turn < TURNS && isMyTurn(model); turn += 1) {
    expectWhole(model);
    const lit = choicesNow(room, model).filter((choice) => choice.lit && choice.key.length === 1);
    const choice = lit[reader.below(Math.max(1, lit.length))];
    model = key(model, choice?.key ?? 'enter', 3 * turn);
    expectWhole(model);
    if (model.typing !== undefined) model = key(model, 'enter', 3 * turn + 1);
  }
  expectWhole(model);
  expectWhole(key(model, 'tab', 3 * TURNS));
  return model;
};

test.each(
  ['holdem', 'casino', 'tda'].flatMap((preset) => [1, 4, preset === 'casino' ? 5 : 9].map((opponents) => [preset, opponents] as const)),
)('%s with %i opponents: hands by chance, every frame whole, no chip lost', claims('CAS-2.5'), (preset, opponents) => {
  const table = truthOf(walk(preset, opponents));
  const { stacks, bets, paid, antes } = table.state;
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  expect(sum(stacks) + sum(bets) + sum(paid) + sum(antes)).toBe(sum(table.stacks));
  expect(table.log.length).toBeGreaterThan(0);
});
