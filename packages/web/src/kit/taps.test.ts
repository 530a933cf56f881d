import { describe, expect, test } from 'vitest';
import { BURST, makeTapFilter, SETTLES, type Tap } from './taps.ts';

const at = (time: number, change: Partial<Tap> = {}): Tap => ({
  at: time,
  name: 'Hit',
  place: { x: 100, y: 500 },
  aim: 'table',
  ...change,
});

/** What becomes of as many taps on Hit as are told, this far apart, where every one that acts asks again at once. */
const burstOf = (count: number, apart: number): readonly string[] => {
  const judge = makeTapFilter();
  return Array.from({ length: count }, (_, tap) => {
    const now = 1000 + tap * apart;
    const verdict = judge.judge(at(now));
    if (verdict === 'act') judge.changed(now);
    return verdict;
  });
};

describe('taps', () => {
  test('a burst at one place acts once, however the question changes under it', () => {
    for (const apart of [30, 90, 200, 349, 351, 400]) {
      expect(burstOf(10, apart)).toEqual(['act', ...Array.from({ length: 9 }, () => 'ignore')]);
    }
  });

  test('after a pause the next question is answered', () => {
    expect(burstOf(3, BURST)).toEqual(['act', 'act', 'act']);
  });

  test('what has just appeared is not answered by somebody who cannot have seen it', () => {
    const judge = makeTapFilter();
    judge.changed(1000);
    expect(judge.judge(at(1000 + SETTLES - 1))).toBe('ignore');
    judge.changed(5000);
    expect(judge.judge(at(5000 + SETTLES))).toBe('act');
  });

  test('while something is shown a tap skips, and the burst does nothing else', () => {
    const judge = makeTapFilter();
    expect(judge.judge(at(1000))).toBe('act');
    judge.setShowing(true);
    expect(judge.judge(at(1200))).toBe('skip');
    judge.setShowing(false);
    judge.changed(1200);
    expect(judge.judge(at(1600))).toBe('ignore');
    expect(judge.judge(at(1600 + BURST))).toBe('act');
  });

  test('a tap that began by skipping never acts', () => {
    const judge = makeTapFilter();
    judge.setShowing(true);
    expect(judge.judge(at(1000))).toBe('skip');
    judge.setShowing(false);
    judge.changed(1000);
    expect(judge.judge(at(1400))).toBe('ignore');
  });

  test('chips are laid as fast as a hand can: the question stays the same', () => {
    const judge = makeTapFilter();
    const chip = (time: number) => judge.judge(at(time, { name: 'Add 25 chips' }));
    expect([chip(1000), chip(1080), chip(1160)]).toEqual(['act', 'act', 'act']);
  });

  test('what lies over the table is not hit by the burst that opened it, nor by anybody too soon', () => {
    const judge = makeTapFilter();
    expect(judge.judge(at(1000, { name: 'Rules', aim: 'tool' }))).toBe('act');
    judge.opened(1000);
    expect(judge.judge(at(1200, { name: 'OK', aim: 'dialog' }))).toBe('ignore');
    const elsewhere = { name: 'OK', aim: 'dialog', place: { x: 400, y: 300 } } as const;
    expect(judge.judge(at(1300, elsewhere))).toBe('ignore');
    expect(judge.judge(at(1300 + BURST, elsewhere))).toBe('act');
  });

  test('what is asked at the table meanwhile does not stop anybody from closing what lies over it', () => {
    const judge = makeTapFilter();
    judge.setShowing(true);
    judge.changed(2000);
    expect(judge.judge(at(2010, { name: 'OK', aim: 'dialog' }))).toBe('act');
  });

  test('a tool means the same at any time', () => {
    const judge = makeTapFilter();
    judge.setShowing(true);
    judge.changed(1000);
    expect(judge.judge(at(1001, { name: 'Mute', aim: 'tool' }))).toBe('act');
    expect(judge.judge(at(1100, { name: 'Mute', aim: 'tool' }))).toBe('act');
  });

  test('another place is another intention', () => {
    const judge = makeTapFilter();
    expect(judge.judge(at(1000))).toBe('act');
    judge.changed(1000);
    expect(judge.judge(at(1000 + SETTLES, { name: 'Stand', place: { x: 300, y: 500 } }))).toBe('act');
  });

  test('keys are told apart by their name', () => {
    const judge = makeTapFilter();
    const key = (time: number, name: string) => judge.judge({ at: time, name, place: `key ${name}`, aim: 'table' });
    expect(key(1000, 'h')).toBe('act');
    judge.changed(1000);
    expect([key(1400, 'h'), key(1450, 's')]).toEqual(['ignore', 'act']);
  });
});
