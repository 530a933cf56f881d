/** Sound: one small engine. It is silent until the player has touched the page, as browsers and good manners ask. */

import { later } from '../kit/clock.ts';
import { lengthOf, recipes, type SoundName, type SoundVoice } from './sounds.ts';

/** What the player has set. */
interface Volumes {
  readonly effects: number;
  readonly music: number;
  readonly muted: boolean;
  readonly musicOn: boolean;
}

/** The two volumes there are. */
export type Channel = 'effects' | 'music';

interface Mixer {
  readonly context: AudioContext;
  readonly channels: Readonly<Record<Channel, GainNode>>;
  readonly hiss: AudioBuffer;
}

let volumes: Volumes = { effects: 70, music: 35, muted: false, musicOn: true };
let mixer: Mixer | undefined;
let isTouched = false;

/** Loudness is heard on a curve: half way on the slider sounds half as loud. */
export const gainOf = (volume: number): number => (volume / 100) ** 2;

const makeHiss = (context: AudioContext): AudioBuffer => {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  // Sound is decoration: its noise has nothing to do with the chance of a table.
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
};

const makeMixer = (): Mixer => {
  const context = new AudioContext();
  const channel = (): GainNode => {
    const gain = context.createGain();
    gain.connect(context.destination);
    return gain;
  };
  return { context, channels: { effects: channel(), music: channel() }, hiss: makeHiss(context) };
};

const isSilent = (channel: Channel): boolean => volumes.muted || volumes[channel] === 0 || (channel === 'music' && !volumes.musicOn);

const mix = (): void => {
  if (mixer === undefined) return;
  const { channels, context } = mixer;
  for (const name of ['effects', 'music'] as const) {
    channels[name].gain.setTargetAtTime(isSilent(name) ? 0 : gainOf(volumes[name]), context.currentTime, 0.02);
  }
};

const source = (
  { context, hiss }: Mixer,
  { wave, from, to, length }: SoundVoice,
  start: number,
): readonly [AudioScheduledSourceNode, AudioNode] => {
  if (wave !== 'noise') {
    const tone = new OscillatorNode(context, { type: wave, frequency: from });
    tone.frequency.setValueAtTime(from, start);
    tone.frequency.exponentialRampToValueAtTime(to, start + length);
    return [tone, tone];
  }
  const breath = new AudioBufferSourceNode(context, { buffer: hiss, loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.9 });
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + length);
  breath.connect(band);
  return [breath, band];
};

const speak = (here: Mixer, voice: SoundVoice, now: number, channel: Channel): AudioScheduledSourceNode => {
  const start = now + voice.at;
  const end = start + voice.length;
  const [node, out] = source(here, voice, start);
  const envelope = new GainNode(here.context, { gain: 0 });
  envelope.gain.setValueAtTime(0.0001, start);
  envelope.gain.exponentialRampToValueAtTime(voice.loud, start + voice.swell);
  if (voice.hold !== undefined) envelope.gain.setValueAtTime(voice.loud, start + voice.swell + voice.hold);
  envelope.gain.exponentialRampToValueAtTime(0.0001, end);
  out.connect(envelope).connect(here.channels[channel]);
  node.start(start);
  node.stop(end);
  return node;
};

const sound = (voices: readonly SoundVoice[], channel: Channel, from = 0): readonly AudioScheduledSourceNode[] => {
  const here = mixer;
  if (here === undefined || here.context.state !== 'running' || isSilent(channel)) return [];
  return voices.map((voice) => speak(here, voice, Math.max(from, here.context.currentTime), channel));
};

/** Plays a sound once. Nothing is heard before the first touch, or when the player wants quiet. */
export const playSound = (name: SoundName): void => {
  sound(recipes[name], 'effects');
};

/** Plays voices that were made for the moment. The answer ends them before their time. */
export const playVoices = (voices: readonly SoundVoice[]): (() => void) => {
  const nodes = sound(voices, 'effects');
  return () => {
    for (const node of nodes) node.stop();
  };
};

/** Plays a sound over and over until the answer is called: a wheel that spins, a tune. It joins in when sound is unlocked or unmuted. */
export const loopSound = (name: SoundName, channel: Channel = 'effects'): (() => void) => {
  const voices: readonly SoundVoice[] = recipes[name];
  const length = lengthOf(voices);
  let nodes: readonly AudioScheduledSourceNode[] = [];
  let stopRounds = (): void => undefined;
  let due = 0;
  // The next round is laid down while this one is still heard, so that a late clock leaves no gap.
  const round = (): void => {
    const now = mixer?.context.currentTime ?? 0;
    const begun = sound(voices, channel, due);
    due = begun.length === 0 ? 0 : Math.max(due, now) + length;
    nodes = [...nodes.slice(-voices.length), ...begun];
    stopRounds = later(1000 * (begun.length === 0 ? length : due - now - length / 2), round);
  };
  round();
  return () => {
    stopRounds();
    for (const node of nodes) node.stop();
  };
};

/** Music that is played by somebody else, on our channel: it is given where to play to, and answers with how to end it. */
export type Music = (context: AudioContext, out: GainNode) => () => void;

const waiting = new Set<() => void>();

/** Plays music until the answer is called: at once, or from the touch that unlocks sound. */
export const playMusic = (begin: Music): (() => void) => {
  let end: (() => void) | undefined;
  const start = (): void => {
    if (mixer !== undefined) end = begin(mixer.context, mixer.channels.music);
  };
  if (mixer === undefined) waiting.add(start);
  else start();
  return () => {
    waiting.delete(start);
    end?.();
  };
};

/** Whoever wants quiet pays for no sound: an engine that runs is a battery that empties, however silent it is. */
const unlock = (): void => {
  isTouched = true;
  if (volumes.muted) return;
  mixer ??= makeMixer();
  mix();
  for (const start of waiting) start();
  waiting.clear();
  // A tab that was away may have been put to sleep; a touch wakes it. Where the system has no sound to give, the room stays silent.
  if (mixer.context.state !== 'running') mixer.context.resume().catch(() => undefined);
};

/** How long a sound takes to fade when it is muted, and some more, in milliseconds. */
const FADE_MS = 200;

/** Sets the volumes. */
export const setVolumes = ({ effects, music, muted, musicOn }: Volumes): void => {
  volumes = { effects, music, muted, musicOn };
  mix();
  if (!muted && isTouched) unlock();
  if (muted) later(FADE_MS, () => void (volumes.muted && mixer?.context.suspend().catch(() => undefined)));
};

/** Listens for the touch that unlocks sound. Sound comes after the page, so the first touch may have been before it. */
export const awaitTouch = (): void => {
  if (navigator.userActivation?.hasBeenActive) unlock();
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, unlock, { passive: true });
};
