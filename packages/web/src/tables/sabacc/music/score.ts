/** What the track is made of: its key, its chords and its phrases. All of it is our own. */

/** Beats in a minute. */
export const TEMPO = 176;
/** Beats in a bar. */
export const BEATS = 4;

/** The key-note as a MIDI number: G. */
export const KEY = 43;
/** G minor with both sevenths, as steps above the key-note. */
export const SCALE = [0, 2, 3, 5, 7, 8, 10, 11] as const;

/** A chord as steps above the key-note, its root first. */
export type Chord = readonly [root: number, third: number, fifth: number];

const tonic: Chord = [0, 3, 7];
const fourth: Chord = [5, 8, 12];
const dominant: Chord = [7, 11, 14];
const sixth: Chord = [8, 12, 15];
const third: Chord = [3, 7, 10];
const seventh: Chord = [10, 14, 17];

/** The section that comes back: a bar a chord. */
const VERSE: readonly Chord[] = [tonic, tonic, fourth, dominant, tonic, sixth, dominant, tonic];
/** The section between. */
const BRIDGE: readonly Chord[] = [third, third, seventh, seventh, fourth, tonic, sixth, dominant];
/** Before the first chorus and after the last one. */
export const FRAME: readonly Chord[] = [tonic, sixth, fourth, dominant];
/** What a chorus is made of. */
export const CHORUS: readonly (readonly Chord[])[] = [VERSE, VERSE, BRIDGE, VERSE];
/** How many choruses there are. */
export const CHORUSES = 3;

/** One tone of a phrase: its beat in two bars, its length in beats, and the step of the scale above the chord's root. */
export type Tone = readonly [beat: number, length: number, step: number];

/** The head: a slow climb off the beat, a held tone, a fall in long steps. */
export const HEAD: readonly (readonly Tone[])[] = [
  [
    [0.5, 0.5, 0],
    [1, 1.5, 2],
    [3, 0.5, 3],
    [3.5, 2, 4],
    [6.5, 0.5, 2],
    [7, 1, 1],
  ],
  [
    [0, 1.5, 4],
    [2, 0.5, 5],
    [2.5, 1, 3],
    [4, 2.5, 2],
    [7, 0.5, 1],
    [7.5, 0.5, 2],
  ],
];

/** Answers to it, of which chance takes one. */
export const ANSWERS: readonly (readonly Tone[])[] = [
  [
    [1, 0.5, 4],
    [1.5, 0.5, 3],
    [2, 1, 1],
    [3.5, 1.5, 0],
    [6, 0.5, 1],
    [6.5, 1, 2],
  ],
  [
    [0.5, 1, 2],
    [2, 0.5, 1],
    [2.5, 0.5, 2],
    [3, 2, 4],
    [5.5, 0.5, 3],
    [6, 1.5, 0],
  ],
  [
    [2, 0.5, 5],
    [2.5, 0.5, 4],
    [3, 1.5, 2],
    [5, 0.5, 1],
    [5.5, 2, 0],
  ],
  [
    [0, 0.5, 0],
    [0.5, 0.5, 1],
    [1, 0.5, 2],
    [1.5, 2, 5],
    [4.5, 0.5, 4],
    [5, 0.5, 3],
    [5.5, 1.5, 2],
  ],
];
