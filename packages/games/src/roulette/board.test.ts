import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { type ArrowDirection, areaOf, REACH, spotAt, stepFrom, turned } from './board.ts';
import { type Box, spotById, spots, touches } from './layout.ts';
import { presets } from './rules.ts';

const rules = presets.european;
const all = spots(rules);

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w - 1e-9 && b.x < a.x + a.w - 1e-9 && a.y < b.y + b.h - 1e-9 && b.y < a.y + a.h - 1e-9;

test('hit areas hold their own point, and no two overlap', claims('CAS-4.4', 'CAS-4.5', 'CAS-4.6'), () => {
  const areas = all.map((spot) => ({ id: spot.id, at: spot.at, area: areaOf(spot) }));
  for (const { at, area } of areas) expect(touches(area, at)).toBe(true);
  const pairs = areas.flatMap((a, index) => areas.slice(index + 1).flatMap((b) => (overlap(a.area, b.area) ? [`${a.id} ${b.id}`] : [])));
  expect(pairs).toEqual([]);
});

test('together they leave no gap', () => {
  const area = all.map(areaOf).reduce((sum, { w, h }) => sum + w * h, 0);
  const field = (12 + REACH) * (3 + REACH); // its bets reach over its far edge, and over the line to zero
  const [zero, columns, dozens, evenChances] = [3 * (1 - REACH), 3, 12, 12];
  expect(area).toBeCloseTo(field + zero + columns + dozens + evenChances, 9);
});

test('a point means what lies nearest: a cell, an edge, a crossing, the far edge, a box', () => {
  const idAt = (x: number, y: number) => spotAt(rules, { x, y })?.id;
  expect([idAt(6.6, 1.4), idAt(3.9, 1.5), idAt(2.1, 1.1), idAt(5.4, -0.1), idAt(12.1, 0.1)]).toEqual([
    '17',
    '8/11',
    '2/3/5/6',
    '13-15',
    '31-36',
  ]);
  expect([idAt(0.2, 0.2), idAt(0.9, 1.1), idAt(1.1, 0.1), idAt(13.9, 0.1), idAt(4.9, 3.1), idAt(5.1, 4.9)]).toEqual([
    '0',
    '0/2/3',
    '0/1/2/3',
    'column-3',
    'dozen-1',
    'red',
  ]);
  expect([idAt(-1, 1), idAt(0.5, 3.5), idAt(13.5, 4.5), spotAt(presets.house, { x: 1, y: 0 })]).toEqual(Array(4).fill(undefined));
});

test('the arrow keys walk cells, edges and crossings', () => {
  const walk = (from: string, ...ways: readonly ArrowDirection[]) =>
    ways.reduce((spot, way) => stepFrom(rules, spot, way), spotById(from)).id;
  expect([walk('17', 'right'), walk('17', 'right', 'right'), walk('17', 'up'), walk('17', 'up', 'right')]).toEqual([
    '17/20',
    '20',
    '17/18',
    '17/18/20/21',
  ]);
  expect([walk('18', 'up'), walk('18', 'up', 'right'), walk('18', 'up', 'up')]).toEqual(['16-18', '16-21', '16-18']);
  expect([walk('1', 'left'), walk('1', 'left', 'left'), walk('0', 'right'), walk('0', 'left'), walk('0', 'down')]).toEqual([
    '0/1',
    '0',
    '0/2',
    '0',
    '0',
  ]);
  expect([walk('16', 'down'), walk('16', 'down', 'down'), walk('16', 'down', 'down', 'down')]).toEqual(['dozen-2', 'red', 'red']);
  expect([walk('dozen-2', 'up'), walk('dozen-1', 'left'), walk('dozen-1', 'right'), walk('red', 'up'), walk('low', 'left')]).toEqual([
    '16',
    'dozen-1',
    'dozen-2',
    'dozen-2',
    'low',
  ]);
  expect([walk('36', 'right'), walk('34-36', 'right'), walk('column-2', 'left'), walk('column-2', 'up'), walk('10/13', 'down')]).toEqual([
    'column-3',
    'column-3',
    '35',
    'column-3',
    'dozen-1',
  ]);
});

test('every bet can be reached with the arrow keys, at every table', () => {
  for (const preset of [presets.house, presets.european]) {
    const seen = new Set(['17']);
    for (const id of seen) {
      for (const way of ['left', 'right', 'up', 'down'] as const) seen.add(stepFrom(preset, spotById(id), way).id);
    }
    expect(seen.size).toBe(spots(preset).length);
  }
});

test('on its end the board has zero at the top and the far edge at the right', () => {
  expect(turned(spotById('0').at)).toEqual({ x: 3.5, y: 0.5 });
  expect(turned(spotById('13-15').at)).toEqual({ x: 5, y: 5.5 });
  expect(turned(spotById('low').at)).toEqual({ x: 0.5, y: 2 });
});
