import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lengthOf, recipes, type SoundName, weightiest } from './recipes.ts';

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
  readonly state = 'running';
  get currentTime(): number {
    return Date.now() / 1000;
  }
  readonly sampleRate = 8;
  readonly destination = new FakeNode();
  constructor() {
    FakeContext.made += 1;
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
    vi.stubGlobal('addEventListener', (_: string, listen: () => void) => {
      touch = listen;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('is silent until the first touch, and then plays every voice of a sound', async () => {
    const { awaitTouch, playSound } = await import('./sound.ts');
    awaitTouch();
    playSound('win');
    expect([heard, FakeContext.made]).toEqual([[], 0]);
    touch();
    touch();
    playSound('win');
    playSound('card');
    expect([heard, FakeContext.made]).toEqual([['tone', 'tone', 'tone', 'breath'], 1]);
  });

  test('has two volumes and a mute', async () => {
    const { awaitTouch, gainOf, loopSound, playSound, setVolumes } = await import('./sound.ts');
    awaitTouch();
    touch();
    setVolumes({ effects: 50, music: 20, muted: false });
    expect(levels.slice(-2)).toEqual([gainOf(50), gainOf(20)]);
    setVolumes({ effects: 50, music: 20, muted: true });
    expect(levels.slice(-2)).toEqual([0, 0]);
    playSound('chip');
    setVolumes({ effects: 0, music: 20, muted: false });
    playSound('chip');
    expect(heard).toEqual([]);
    loopSound('lose', 'music')();
    expect(heard.length).toBeGreaterThan(0);
  });

  test('is held until it is stopped', async () => {
    const { awaitTouch, loopSound } = await import('./sound.ts');
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
