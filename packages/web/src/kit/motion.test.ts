import { describe, expect, test } from 'vitest';
import {
  CHIPS_FALL,
  countedAt,
  countMotion,
  dealMotion,
  dealtMotion,
  dropMotion,
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
  (pace) => dropMotion(pace, 2),
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
      const { frames, lift = [] } = make(1);
      for (const frame of [...frames, ...lift]) {
        for (const property of Object.keys(frame)) expect(['transform', 'opacity', 'offset', 'easing']).toContain(property);
      }
    }
  });

  test('a dealt card flies tipped above its shadow, lands askew, and settles', () => {
    const { frames, lift } = dealMotion(way, 1);
    const angles = frames.map(({ transform }) => /rotate\((-?[\d.]+)deg\)/.exec(String(transform))?.[1]);
    expect(angles).toEqual(['11', '-1.8', undefined]);
    expect(frames[0]?.['transform']).toContain('rotateX(26deg)');
    expect(frames.at(-1)).toEqual({ transform: 'none' });
    expect(lift?.map(({ opacity }) => opacity)).toEqual([1, 1, 0]);
    expect(dealMotion(way, 0).lift).toBeUndefined();
  });

  test('a hand is turned up one card after another, and all of it is done at once', () => {
    const turns = Array.from({ length: 13 }, (_, place) => flipMotion(1, place, 13).timing);
    const delays = turns.map(({ delay = 0 }) => delay);
    expect(delays).toEqual(delays.toSorted((a, b) => a - b));
    expect(new Set(turns.map(({ duration, delay = 0, endDelay = 0 }) => delay + duration + endDelay)).size).toBe(1);
  });

  test('what goes to somebody fades only when it is there', () => {
    for (const { frames, timing } of [payMotion(way, 1), passMotion(way, way, 1), dealtMotion(way, 1, 0)]) {
      const [, arrived, gone] = frames;
      expect([timing.easing, arrived?.['opacity'], gone?.['opacity']]).toEqual(['linear', 1, 0]);
      expect(arrived?.['transform']).toBe(gone?.['transform']);
    }
  });

  test('chips land one after another, each by itself', () => {
    const landings = [1, 2, 3, 4, 5].map((place) => dropMotion(1, place).timing).map(({ delay = 0, duration }) => delay + duration);
    for (const [place, at] of landings.slice(1).entries()) expect(at - (landings[place] ?? 0)).toBe(CHIPS_FALL.apart);
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
