/** What the house sounds like: each sound as a few short voices, synthesised when it is heard. No recordings are shipped. */

/** One voice: a tone or a breath of noise that swells and fades. Times in seconds, pitches in hertz. */
export interface SoundVoice {
  readonly wave: 'noise' | 'sine' | 'triangle';
  /** When it begins, after the sound was asked for. */
  readonly at: number;
  readonly length: number;
  readonly loud: number;
  /** The pitch, or for noise the middle of its band, at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** How long it takes to swell. */
  readonly swell: number;
}

const noise = (at: number, length: number, loud: number, from: number, to = from): SoundVoice => ({
  wave: 'noise',
  at,
  length,
  loud,
  from,
  to,
  swell: 0.004,
});
const tone = (at: number, length: number, loud: number, pitch: number, to = pitch): SoundVoice => ({
  wave: 'triangle',
  at,
  length,
  loud,
  from: pitch,
  to,
  swell: 0.012,
});
const clink = (at: number, loud: number, pitch: number): readonly SoundVoice[] => [
  { wave: 'sine', at, length: 0.09, loud, from: pitch, to: pitch * 0.98, swell: 0.001 },
  { wave: 'sine', at, length: 0.05, loud: loud * 0.6, from: pitch * 1.53, to: pitch * 1.5, swell: 0.001 },
  noise(at, 0.02, loud * 0.8, 5200),
];

/** Every sound of the house. A new one is one more entry. */
export const recipes = {
  card: [noise(0, 0.11, 0.5, 2600, 900)],
  flip: [noise(0, 0.05, 0.35, 1800), noise(0.045, 0.06, 0.5, 3200, 1600)],
  chip: [...clink(0, 0.3, 2350), ...clink(0.06, 0.22, 2680)],
  win: [tone(0, 0.5, 0.26, 523.25), tone(0.11, 0.5, 0.26, 659.25), tone(0.22, 0.75, 0.28, 783.99)],
  lose: [tone(0, 0.4, 0.22, 311.13, 305), tone(0.16, 0.65, 0.22, 233.08, 226)],
  // A ball on wood: a low roll with a ripple of frets over it. It is played over and over, so it ends as it begins.
  wheel: [
    { wave: 'noise', at: 0, length: 0.62, loud: 0.16, from: 420, to: 420, swell: 0.06 },
    { wave: 'noise', at: 0.3, length: 0.62, loud: 0.16, from: 460, to: 430, swell: 0.06 },
    ...[0, 0.12, 0.24, 0.36, 0.48].map((at) => noise(at, 0.03, 0.1, 2900, 2400)),
  ],
} as const satisfies Readonly<Record<string, readonly SoundVoice[]>>;

/** The sounds there are. */
export type SoundName = keyof typeof recipes;

/** How long a sound lasts. */
export const lengthOf = (voices: readonly SoundVoice[]): number => Math.max(...voices.map(({ at, length }) => at + length));

/** Of several sounds at once, as when much is skipped, the one that matters: how it ended, or else the last. */
export const weightiest = (names: readonly SoundName[]): SoundName | undefined =>
  names.findLast((name) => name === 'win' || name === 'lose') ?? names.at(-1);
