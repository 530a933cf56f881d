/** What the casino sounds like: each sound as a few short voices, synthesised when it is heard. No recordings are shipped. */

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
  /** How long it stays as loud before it fades; it fades at once by default. */
  readonly hold?: number;
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

/** A ball that rolls on wood for so long: a breath that stays as loud as it is. */
const roll = (at: number, length: number, loud: number, from: number, to = from): SoundVoice => ({
  wave: 'noise',
  at,
  length,
  loud,
  from,
  to,
  swell: 0.03,
  hold: length - 0.12,
});

/** How the ball falls: when it touches the frets, as a part of the time it takes to come to rest, and how loud. */
const DROPS = [
  [0.76, 0.62],
  [0.83, 0.4],
  [0.89, 0.46],
  [0.93, 0.24],
] as const;
/** Frets a second that are heard at full speed, and into how many parts a slowing roll is cut. */
const FRETS = 11;
const PARTS = 6;
/** When the ball leaves the rim. */
const LEAVES = 0.62;

/**
 * A ball that slows down evenly for so many seconds: the roll sinks, the frets come further and further apart, and it falls in drops.
 * The wheel itself hums a little longer, to be ended when the ball is seen to rest.
 */
export const landingVoices = (seconds: number): readonly SoundVoice[] => {
  const part = (LEAVES * seconds) / PARTS;
  const rolls = Array.from({ length: PARTS }, (_, place) => {
    const left = 1 - (place * part) / seconds;
    return roll(place * part, part + 0.12, 1.5 * left, 640 * left, 640 * (left - LEAVES / PARTS));
  });
  // Slowing evenly, the way is v(t − t²/2T): the moment of every fret on it.
  const frets = Array.from({ length: Math.floor((FRETS * seconds) / 2) }, (_, fret) => {
    const way = (2 * (fret + 1)) / (FRETS * seconds);
    return seconds * (1 - Math.sqrt(Math.max(0, 1 - way)));
  }).filter((at) => at < 0.74 * seconds);
  return [
    ...rolls,
    roll(LEAVES * seconds, (1 - LEAVES) * seconds + 0.6, 0.4, 260, 190),
    ...frets.map((at) => noise(at, 0.035, 0.4 * (1 - (0.6 * at) / seconds), 2900, 2200)),
    ...DROPS.flatMap(([at, loud]) => [noise(at * seconds, 0.05, loud, 2400, 1500), tone(at * seconds, 0.08, loud * 0.5, 920, 760)]),
  ];
};

/** Every sound. A new one is one more entry. */
export const recipes = {
  card: [noise(0, 0.11, 0.5, 2600, 900)],
  flip: [noise(0, 0.05, 0.35, 1800), noise(0.045, 0.06, 0.5, 3200, 1600)],
  chip: [...clink(0, 0.3, 2350), ...clink(0.06, 0.22, 2680)],
  win: [tone(0, 0.5, 0.26, 523.25), tone(0.11, 0.5, 0.26, 659.25), tone(0.22, 0.75, 0.28, 783.99)],
  lose: [tone(0, 0.4, 0.22, 311.13, 305), tone(0.16, 0.65, 0.22, 233.08, 226)],
  // A win that is larger: the chord goes on up, and the greatest of all ends on bells.
  good: [tone(0, 0.5, 0.26, 523.25), tone(0.1, 0.5, 0.26, 659.25), tone(0.2, 0.6, 0.28, 783.99), tone(0.3, 0.9, 0.3, 1046.5)],
  great: [
    ...[523.25, 659.25, 783.99, 1046.5, 1318.51].map((pitch, place) => tone(0.09 * place, 0.9, 0.28, pitch)),
    ...[2093, 2637, 3136].flatMap((pitch, place) => clink(0.5 + 0.14 * place, 0.22, pitch)),
  ],
  // Chips that are poured: one after another, and the last ones closer together.
  pour: [0, 0.08, 0.15, 0.21, 0.26, 0.3].flatMap((at, place) => clink(at, 0.2, 2250 + 90 * place)),
  // The queen of spades is taken: a low minor third, and a heart that breaks: a dry crack.
  queen: [tone(0, 0.9, 0.3, 130.81, 129), tone(0.02, 0.9, 0.24, 155.56, 153), noise(0, 0.12, 0.3, 300, 160)],
  crack: [noise(0, 0.03, 0.7, 3600, 2400), noise(0.05, 0.05, 0.5, 2200, 1200), tone(0.04, 0.3, 0.16, 392, 370)],
  // A clock that says: not much time is left. Soft, and once.
  tick: [noise(0, 0.03, 0.28, 3100, 2500), tone(0, 0.06, 0.1, 1480, 1400)],
  moon: [196, 293.66, 392, 587.33, 783.99].map((pitch, place) => tone(0.16 * place, 1.4, 0.2, pitch)),
  // A ball on wood: a low roll with a ripple of frets over it. It is played over and over, so it ends as it begins.
  wheel: [
    roll(0, 0.6, 1.5, 640),
    roll(0.48, 0.66, 1.5, 640),
    ...Array.from({ length: 11 }, (_, fret) => noise(fret * 0.1, 0.035, 0.4, 2900, 2400)),
  ],
} as const satisfies Readonly<Record<string, readonly SoundVoice[]>>;

const SOONEST = 0.05;

/** Chips that fall one after another, each with a click of its own: from when, and how far apart, in seconds. */
export const chipsFalling = (count: number, after: number, apart: number): readonly SoundVoice[] =>
  Array.from({ length: count }, (_, place) => {
    const pitch = 2250 + 140 * ((place * 3) % 5);
    return clink(after + Math.max(SOONEST, apart) * place, 0.2 + 0.08 * ((place + 1) % 2), pitch);
  }).flat();

/** How many clicks a pot makes that is poured out, by what it is worth in least bets: a few for a small one, a shower for fifty. */
export const pourClicks = (leastBets: number): number => Math.max(3, Math.min(24, Math.round(3 * Math.log2(1 + leastBets))));

/** The sounds there are. */
export type SoundName = keyof typeof recipes;

/** How long a sound lasts. */
export const lengthOf = (voices: readonly SoundVoice[]): number => Math.max(...voices.map(({ at, length }) => at + length));

/** The sounds that say how something ended. */
const WEIGHTY: readonly SoundName[] = ['win', 'good', 'great', 'lose', 'moon', 'queen'];

/** Of several sounds at once, as when much is skipped, the one that matters: how it ended, or else the last. */
export const weightiest = (names: readonly SoundName[]): SoundName | undefined =>
  names.findLast((name) => WEIGHTY.includes(name)) ?? names.at(-1);
