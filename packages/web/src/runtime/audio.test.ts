import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chipsFalling, landingVoices, lengthOf, pourClicks, recipes, type SoundName, type SoundVoice, weightiest } from './sounds.ts';

/** What was started and stopped, by kind. */
const heard: string[] = [];
const levels: number[] = [];

class FakeNode {
  readonly kind: string = 'node';
  readonly frequency = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  readonly gain = {
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    setTargetAtTime: (level: number) => void levels.push(level),
  };
  connect<T>(to: T): T {
    return to;
  }
  start(): void {
    heard.push(this.kind);
  }
  stop(at?: number): void {
    if (at === undefined) heard.push(`${this.kind} stopped`);
  }
}
class FakeTone extends FakeNode {
  override readonly kind = 'tone';
}
class FakeBreath extends FakeNode {
  override readonly kind = 'breath';
}
class FakeContext {
  static made = 0;
  static last: FakeContext | undefined;
  state = 'running';
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
  get currentTime(): number {
    return Date.now() / 1000;
  }
  readonly sampleRate = 8;
  readonly destination = new FakeNode();
  constructor() {
    FakeContext.made += 1;
    FakeContext.last = this;
  }
  createGain = () => new FakeNode();
  createBuffer = () => ({ getChannelData: () => new Float32Array(8) });
}

describe('sound', () => {
  let touch = (): void => undefined;
  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    heard.length = 0;
    levels.length = 0;
    FakeContext.made = 0;
    vi.stubGlobal('AudioContext', FakeContext);
    vi.stubGlobal('GainNode', FakeNode);
    vi.stubGlobal('OscillatorNode', FakeTone);
    vi.stubGlobal('AudioBufferSourceNode', FakeBreath);
    vi.stubGlobal('BiquadFilterNode', FakeNode);
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
    vi.stubGlobal('addEventListener', (_: string, listen: () => void) => {
      touch = listen;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is silent until the first touch, and then plays every voice of a sound', async () => {
    const { awaitTouch, playSound } = await import('./audio.ts');
    awaitTouch();
    playSound('win');
    expect([heard, FakeContext.made]).toEqual([[], 0]);
    touch();
    touch();
    playSound('win');
    playSound('card');
    expect([heard, FakeContext.made]).toEqual([['tone', 'tone', 'tone', 'breath'], 1]);
  });

  test('is unlocked by a touch that came before it was loaded', async () => {
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    const { awaitTouch, playSound } = await import('./audio.ts');
    awaitTouch();
    playSound('card');
    expect([heard, FakeContext.made]).toEqual([['breath'], 1]);
  });

  test('has two volumes and a mute', async () => {
    const { awaitTouch, gainOf, loopSound, playSound, setVolumes } = await import('./audio.ts');
    awaitTouch();
    touch();
    setVolumes({ effects: 50, music: 20, muted: false, musicOn: true });
    expect(levels.slice(-2)).toEqual([gainOf(50), gainOf(20)]);
    setVolumes({ effects: 50, music: 20, muted: true, musicOn: true });
    expect(levels.slice(-2)).toEqual([0, 0]);
    playSound('chip');
    setVolumes({ effects: 50, music: 20, muted: false, musicOn: false });
    expect(levels.slice(-2)).toEqual([gainOf(50), 0]);
    loopSound('lose', 'music')();
    setVolumes({ effects: 0, music: 20, muted: false, musicOn: true });
    playSound('chip');
    expect(heard).toEqual([]);
    loopSound('lose', 'music')();
    expect(heard.length).toBeGreaterThan(0);
  });

  test('runs no engine for whoever has muted it, until it is wanted again', async () => {
    const { awaitTouch, playSound, setVolumes } = await import('./audio.ts');
    const volumes = { effects: 50, music: 20, musicOn: true };
    setVolumes({ ...volumes, muted: true });
    awaitTouch();
    touch();
    expect(FakeContext.made).toBe(0);
    setVolumes({ ...volumes, muted: false });
    expect([FakeContext.made, FakeContext.last?.state]).toEqual([1, 'running']);
    setVolumes({ ...volumes, muted: true });
    expect(FakeContext.last?.state).toBe('running');
    vi.advanceTimersByTime(1000);
    touch();
    expect([FakeContext.made, FakeContext.last?.state]).toEqual([1, 'suspended']);
    setVolumes({ ...volumes, muted: false });
    playSound('card');
    expect([heard, FakeContext.last?.state]).toEqual([['breath'], 'running']);
  });

  test('is held until it is stopped', async () => {
    const { awaitTouch, loopSound } = await import('./audio.ts');
    awaitTouch();
    touch();
    const stop = loopSound('card');
    vi.advanceTimersByTime(lengthOf(recipes.card) * 1000 * 3 + 1);
    expect(heard).toEqual(['breath', 'breath', 'breath', 'breath']);
    stop();
    vi.advanceTimersByTime(10_000);
    // The round that is heard, and the one that was laid down to follow it.
    expect(heard.slice(4)).toEqual(['breath stopped', 'breath stopped']);
  });
});

test('of much that is skipped one hears how it ended, or else the last', () => {
  const told: readonly SoundName[] = ['card', 'chip', 'win', 'card'];
  expect([weightiest(told), weightiest(['card', 'chip']), weightiest([])]).toEqual(['win', 'chip', undefined]);
});

describe('the wheel', () => {
  /** About how much is heard at a moment: a tone by its amplitude, noise by the part of it that its band lets through. */
  const levelAt = (voices: readonly SoundVoice[], moment: number): number =>
    voices
      .map(({ wave, at, length, loud, from, swell, hold = 0 }) => {
        const full = loud * (wave === 'noise' ? 0.58 * Math.sqrt(from / 0.9 / 24_000) : 0.71);
        const since = moment - at;
        if (since < 0 || since > length) return 0;
        const fades = length - swell - hold;
        return since <= swell + hold ? full : full * (0.0001 / loud) ** ((since - swell - hold) / fades);
      })
      .reduce((sum, level) => Math.hypot(sum, level), 0);
  const mean = (voices: readonly SoundVoice[], from: number, to: number): number => {
    const moments = Array.from({ length: 200 }, (_, place) => from + ((to - from) * place) / 200);
    return Math.sqrt(moments.reduce((sum, moment) => sum + levelAt(voices, moment) ** 2, 0) / moments.length);
  };

  test('is at least as loud as a chip, all the time that it turns', () => {
    const chip = mean(recipes.chip, 0, lengthOf(recipes.chip));
    const wheel = recipes.wheel;
    for (let part = 0; part < 4; part += 1) {
      const length = lengthOf(wheel) / 4;
      expect(mean(wheel, part * length, (part + 1) * length)).toBeGreaterThan(chip);
    }
    expect(mean(landingVoices(3), 0, 0.5)).toBeGreaterThan(chip);
  });

  test('slows down with the ball, and ends in drops', () => {
    const voices = landingVoices(3);
    const ticks = voices.filter(({ length }) => length === 0.035).map(({ at }) => at);
    const gaps = ticks.slice(1).map((at, place) => at - (ticks[place] ?? 0));
    expect(gaps.length).toBeGreaterThan(6);
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b));
    const drops = voices.filter(({ length }) => length === 0.05).map(({ at }) => at);
    expect(drops).toHaveLength(4);
    expect(Math.min(...drops)).toBeGreaterThan(Math.max(...ticks));
    // It is heard without a gap as long as the ball runs, and nothing but the hum would go on after it.
    for (const seconds of [1.2, 3, 5.6]) {
      const all = landingVoices(seconds);
      for (let moment = 0.02; moment < seconds; moment += 0.02) expect(levelAt(all, moment), String(moment)).toBeGreaterThan(0.001);
      expect(all.filter(({ at, length }) => at + length > seconds)).toHaveLength(1);
    }
  });
});

test('every chip that falls clicks by itself, and a pot of fifty least bets is a shower', () => {
  const starts = (count: number): readonly number[] => [...new Set(chipsFalling(count, 0.2, 0.06).map(({ at }) => at))];
  expect([1, 3, 6].map((count) => starts(count).length)).toEqual([1, 3, 6]);
  expect(starts(3)).toEqual([0.2, 0.26, 0.32].map((at) => expect.closeTo(at)));
  expect([1, 5, 50, 400].map(pourClicks)).toEqual([3, 8, 17, 24]);
});
