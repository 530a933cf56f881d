import { areaOf, BOARD, type Box, presets, type Spot, spotById, spots } from '@baize/games/roulette';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import {
  boardPoint,
  chipPoint,
  drawingSize,
  drawnAt,
  fitBoard,
  hitBox,
  type Layout,
  litBoxes,
  MARGIN,
  spotTop,
  spotUnder,
  wayOf,
} from './layout.ts';

/** One felt for each way that the board can lie. */
const layouts = { wide: fitBoard(1160, 680), tall: fitBoard(800, 1000), slim: fitBoard(386, 650), low: fitBoard(594, 382) };
const all: readonly Layout[] = Object.values(layouts);
const rules = presets.european;

/** A drawing as it may lie on the screen: moved, and larger or smaller than it was made. */
const frameOf = (layout: Layout, scale: number): DOMRectReadOnly => {
  const { w, h } = drawingSize(layout);
  const [left, top, width, height] = [37, 51, w * scale, h * scale];
  const box = { x: left, y: top, left, top, width, height, right: left + width, bottom: top + height };
  return { ...box, toJSON: () => box };
};
const onScreen = (layout: Layout, scale: number, spot: Spot) => {
  const { x, y } = drawnAt(layout, spot.at);
  return { x: 37 + x * scale, y: 51 + y * scale };
};

describe.each(all)('the $name board', (layout) => {
  test.each([0.8, 1, 1.15])(
    'every bet is found at its own place, at scale %f',
    claims('CAS-4.3', 'CAS-4.4', 'CAS-4.5', 'CAS-4.6', 'CAS-4.7', 'CAS-4.8'),
    (scale) => {
      const frame = frameOf(layout, scale);
      for (const spot of spots(rules)) expect(spotUnder(rules, layout, frame, onScreen(layout, scale, spot))?.id).toBe(spot.id);
      expect(spotUnder(rules, layout, frame, { x: 0, y: 0 })).toBeUndefined();
    },
  );

  test('hit areas lie in the drawing, hold the place of their chips, and never overlap', () => {
    const { w, h } = drawingSize(layout);
    const boxes = spots(rules).map((spot) => ({ ...hitBox(layout, spot), spot }));
    for (const box of boxes) {
      const at = drawnAt(layout, box.spot.at);
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= w && box.y + box.h <= h).toBe(true);
      expect(at.x >= box.x && at.x <= box.x + box.w && at.y >= box.y && at.y <= box.y + box.h).toBe(true);
    }
    const over = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (b) => Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > 1e-6 && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > 1e-6,
        )
        .map((b) => `${a.spot.id} ${b.spot.id}`),
    );
    expect(over).toEqual([]);
  });

  test('a place of the screen is read back as the point of the board it shows', () => {
    const frame = frameOf(layout, 1);
    for (const point of [
      { x: 0, y: 0 },
      { x: 6.5, y: 1.5 },
      { x: 13.9, y: 4.1 },
    ]) {
      const drawn = drawnAt(layout, point);
      const back = boardPoint(layout, frame, { x: 37 + drawn.x, y: 51 + drawn.y });
      expect(back.x).toBeCloseTo(point.x, 9);
      expect(back.y).toBeCloseTo(point.y, 9);
    }
  });
});

test('the felt says how the board lies', () => {
  for (const [name, layout] of Object.entries(layouts)) expect(layout.name).toBe(name);
});

test.each([
  [316, 306],
  [386, 650],
  [434, 352],
  [594, 382],
  [800, 1000],
  [1004, 532],
  [1160, 680],
  [1900, 940],
  [2540, 1300],
])('on a felt of %i×%i the board and what stands beside it fit, and a cell can be told from its neighbour', (w, h) => {
  const layout = fitBoard(w, h);
  const size = drawingSize(layout);
  const [across, down] = layout.name === 'tall' ? [layout.beside, 0] : [0, layout.beside];
  expect(size.w + across).toBeLessThanOrEqual(w);
  expect(size.h + down).toBeLessThanOrEqual(h);
  expect(Math.min(layout.unit.w, layout.unit.h)).toBeGreaterThan(15);
});

test('lying, zero is at the left; on its end, it is at the top and the far edge at the right', () => {
  const { slim, wide } = layouts;
  expect(drawnAt(wide, { x: 0, y: 0 })).toEqual({ x: MARGIN * wide.unit.w, y: MARGIN * wide.unit.h });
  expect(drawnAt(slim, { x: 0, y: 0 })).toEqual({ x: (5 + MARGIN) * slim.unit.w, y: MARGIN * slim.unit.h });
  expect(drawingSize(slim)).toEqual({ w: (BOARD.h + 2 * MARGIN) * slim.unit.w, h: (BOARD.w + 2 * MARGIN) * slim.unit.h });
  expect([wayOf(layouts.wide, 'ArrowRight'), wayOf(layouts.tall, 'ArrowRight'), wayOf(layouts.slim, 'ArrowDown')]).toEqual([
    'right',
    'up',
    'right',
  ]);
  expect(wayOf(layouts.wide, 'a')).toBeUndefined();
});

test('a bet lights the rectangle of its numbers, or each of them', () => {
  expect(litBoxes(spotById('2/3/5/6'))).toEqual([{ x: 1, y: 0, w: 2, h: 2 }]);
  expect(litBoxes(spotById('dozen-2'))).toEqual([{ x: 5, y: 0, w: 4, h: 3 }]);
  expect(litBoxes(spotById('0/2'))).toHaveLength(2);
  expect(litBoxes(spotById('red'))).toHaveLength(18);
});

test('the name of a bet stands above what it lights, or above its box', () => {
  expect(spotTop(layouts.wide, spotById('1/2'))).toBeCloseTo((1 + MARGIN) * layouts.wide.unit.h);
  expect(spotTop(layouts.wide, spotById('red'))).toBeCloseTo((4 + MARGIN) * layouts.wide.unit.h);
});

test.each(Object.entries(layouts))(
  'on a %s board chips leave numbers and names free, and lie at their place elsewhere',
  claims('CAS-4.2'),
  (_, layout) => {
    const { unit } = layout;
    const away = (id: string, point: { readonly x: number; readonly y: number }) => {
      const chip = chipPoint(layout, spotById(id));
      const from = drawnAt(layout, point);
      return Math.max(Math.abs(chip.x - from.x) / unit.w, Math.abs(chip.y - from.y) / unit.h);
    };
    const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });
    for (const id of ['0', '23', 'column-1', 'red', 'low', 'dozen-2'])
      expect(away(id, middle(areaOf(spotById(id)))), id).toBeGreaterThan(0.29);
    expect(away('13-15', { x: 5.5, y: 0 })).toBe(0);
  },
);
