/** The track as notes: the same seed gives the same notes, another seed another telling of the same tune. Pure. */
import { fork, read } from '@baize/engine';
import { ANSWERS, BEATS, CHORUS, CHORUSES, type Chord, FRAME, HEAD, KEY, SCALE, TEMPO, type Tone } from './score.ts';

/** Who plays a note. */
export type Instrument = 'bass' | 'reed' | 'brush' | 'lead';

/** One note. Times in seconds; the pitch as a MIDI number, which for a brush means nothing. */
export interface Note {
  readonly voice: Instrument;
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly loud: number;
}

/** A whole track. */
export interface Track {
  readonly notes: readonly Note[];
  /** How long it is, in seconds. */
  readonly length: number;
}

/** A number from 0 up to, and not including, the one that is asked for. */
type Draw = (below: number) => number;

const BEAT = 60 / TEMPO;
/** An off-beat comes late: two thirds of the way to the next beat. */
const SWING = 2 / 3;

/** When a beat of the whole track sounds; halves swing. */
const timeOf = (beat: number): number => {
  const whole = Math.floor(beat);
  return (whole + (beat - whole === 0.5 ? SWING : beat - whole)) * BEAT;
};

const note = (voice: Instrument, beat: number, beats: number, pitch: number, loud: number): Note => ({
  voice,
  at: timeOf(beat),
  length: beats * BEAT,
  pitch,
  loud,
});

/** The tone that lies so many steps of the scale above another of it. */
const climb = (from: number, steps: number): number => {
  const octave = Math.floor(from / 12);
  const at = SCALE.findIndex((step) => step >= from - 12 * octave) + steps;
  const size = SCALE.length;
  return (SCALE[((at % size) + size) % size] ?? 0) + 12 * (octave + Math.floor(at / size));
};

/** A walk from this chord's root to the neighbourhood of the next one's. */
const walk = (bar: number, chord: Chord, next: Chord, draw: Draw): readonly Note[] => {
  const [root, third, fifth] = chord;
  const middle = [
    [third, fifth],
    [fifth, third],
    [climb(root, 1), third],
    [fifth, root + 12],
  ][draw(4)] ?? [third, fifth];
  const steps = [root, ...middle, climb(next[0], draw(2) === 0 ? 1 : -1)];
  return steps.map((step, beat) =>
    note('bass', bar * BEATS + beat, 0.9, KEY - 12 + (step > 12 ? step - 12 : step), beat === 0 ? 0.9 : 0.75),
  );
};

/** Short chords off the beat. */
const stabs = (bar: number, chord: Chord, draw: Draw): readonly Note[] => {
  const beats = [
    [0.5, 2.5],
    [1.5, 3.5],
    [0.5, 1.5, 3.5],
    [1.5, 2.5],
  ][draw(4)] ?? [1.5, 3.5];
  return beats.flatMap((beat) => chord.map((step) => note('reed', bar * BEATS + beat, 0.28, KEY + 12 + step, 0.34)));
};

/** Brushes: a stroke on every beat, the second and the fourth heavier, and a light one before them. */
const brushes = (bar: number, draw: Draw): readonly Note[] => {
  const beats = [0, 1, 1.5, 2, 3, ...(draw(3) > 0 ? [3.5] : [])];
  return beats.map((beat) =>
    note('brush', bar * BEATS + beat, beat === 1 || beat === 3 ? 0.5 : 0.25, 0, beat === 1 || beat === 3 ? 0.5 : 0.22),
  );
};

/** A phrase of two bars over their chords, an octave higher or not, and sometimes with a tone left out. */
const phrase = (bar: number, tones: readonly Tone[], chords: readonly Chord[], high: number, draw: Draw): readonly Note[] =>
  tones.flatMap(([beat, beats, step], at): readonly Note[] => {
    if (at > 0 && draw(9) === 0) return [];
    const root = (chords[beat < BEATS ? 0 : 1] ?? [0])[0];
    return [note('lead', bar * BEATS + beat, beats * 0.92, KEY + 24 + high + climb(root > 7 ? root - 12 : root, step), 0.6)];
  });

const pick = <A>(things: readonly A[], draw: Draw): A | undefined => things[draw(things.length)];

/** The lead over a section: the head first, then answers; in a later chorus the answers take over. */
const lead = (bar: number, section: readonly Chord[], chorus: number, draw: Draw): readonly Note[] =>
  Array.from({ length: section.length / 2 }, (_, pair) => {
    const isHead = pair % 2 === 0 && (chorus === 0 || draw(3) > 0);
    const tones = pick(isHead ? HEAD : ANSWERS, draw) ?? [];
    const high = chorus === 1 && draw(2) === 0 ? 12 : 0;
    return phrase(bar + pair * 2, tones, section.slice(pair * 2, pair * 2 + 2), high, draw);
  }).flat();

/** Two voices never sound the same lead at once: a tone ends where the next begins. */
const legato = (notes: readonly Note[]): readonly Note[] =>
  notes.map((one, at) => {
    const next = notes[at + 1];
    return next !== undefined && next.at < one.at + one.length ? { ...one, length: next.at - one.at } : one;
  });

/** The track that follows from a seed. */
export const compose = (seed: string): Track => {
  const reader = read(fork(seed, 'a track'));
  const draw: Draw = (below) => reader.below(below);
  const choruses = Array.from({ length: CHORUSES }, (_, chorus) => CHORUS.map((section) => ({ section, chorus }))).flat();
  const parts = [{ section: FRAME, chorus: -1 }, ...choruses, { section: FRAME, chorus: -1 }];
  const bars = parts.flatMap(({ section }) => section);
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { section }) => sum + section.length, 0));
  const rhythm = bars.flatMap((chord, bar) => [
    ...walk(bar, chord, bars[bar + 1] ?? chord, draw),
    ...stabs(bar, chord, draw),
    ...brushes(bar, draw),
  ]);
  const tune = parts.flatMap(({ section, chorus }, at) => (chorus < 0 ? [] : lead(starts[at] ?? 0, section, chorus, draw)));
  const notes = [...rhythm, ...legato(tune)].sort((a, b) => a.at - b.at);
  return { notes, length: bars.length * BEATS * BEAT };
};
