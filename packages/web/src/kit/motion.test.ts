import { describe, expect, test } from 'vitest';
import {
  countedAt,
  countMotion,
  dealMotion,
  FADE,
  fadeMotion,
  flightOf,
  flipMotion,
  holdOf,
  type Motion,
  passMotion,
  payMotion,
  pourMotion,
  refuseMotion,
  rollMotion,
  slideMotion,
  thinkFor,
} from './motion.ts';

const way = { x: 10, y: 20, scale: 1 };
const all: readonly ((pace: number) => Motion)[] = [
  (pace) => dealMotion(way, pace),
  (pace) => flipMotion(pace),
  (pace) => slideMotion(way, pace),
  (pace) => payMotion(way, pace, 2),
  (pace) => pourMotion(way, pace, 2),
  (pace) => passMotion(way, way, pace, 1),
  (pace) => countMotion(pace),
  (pace) => rollMotion(pace, 1),
  (pace) => refuseMotion(pace === 0),
  () => fadeMotion(),
];

describe('the motion table', () => {
  test('times at the normal pace', () => {
    expect(dealMotion(way, 1).timing.duration).toBe(300);
    expect(flipMotion(1).timing.duration).toBe(260);
    expect(slideMotion(way, 1).timing.duration).toBe(380);
    expect(refuseMotion(false).timing.duration).toBe(160);
    expect(holdOf('deal', 1)).toBe(90);
  });

  test('every pause follows the pace, and there is none when nothing moves', () => {
    for (const tempo of ['none', 'deal', 'word', 'draw', 'reveal', 'result'] as const) {
      expect(holdOf(tempo, 0)).toBe(0);
      expect(holdOf(tempo, 1.6)).toBeCloseTo(holdOf(tempo, 1) * 1.6);
    }
    expect(thinkFor(0)).toBe(0);
  });

  test('when nothing is to move, what is left is a short fade', () => {
    for (const make of all) {
      const { frames, timing } = make(0);
      if (timing.duration === 0) continue;
      expect(timing.duration).toBe(FADE);
      expect(frames.every((frame) => Object.keys(frame).join() === 'opacity')).toBe(true);
    }
  });

  test('only transform and opacity are ever animated', () => {
    for (const make of all) {
      for (const frame of make(1).frames) {
        for (const property of Object.keys(frame)) expect(['transform', 'opacity', 'offset']).toContain(property);
      }
    }
  });

  test('what is dealt is told when it has flown and was turned, what is drawn when it has flown', () => {
    expect(flightOf('deal', 1)).toBe(dealMotion(way, 1).timing.duration + flipMotion(1).timing.duration);
    expect(flightOf('draw', 2)).toBe(dealMotion(way, 2).timing.duration);
    expect(flightOf('word', 1)).toBe(0);
  });

  test('a count begins where it was, never goes back, and ends exactly', () => {
    const counted = Array.from({ length: 21 }, (_, at) => countedAt(1000, 1357, at / 20));
    expect([counted[0], counted.at(-1)]).toEqual([1000, 1357]);
    expect(counted).toEqual(counted.toSorted((a, b) => a - b));
  });
});
