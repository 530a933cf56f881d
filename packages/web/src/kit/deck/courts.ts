/** The court: the half figure of a rank, dressed by its suit. A card shows it twice, a portrait shows its head. */
import type { Suit } from '@baize/engine';
import { cloth, gilt, ink, inkLine, ivoryLine, moved, onBothHalves, paper, stamp, type Touch } from './pen.ts';
import { suitPaths } from './shapes.ts';
import { beards, caps, collar, crowns, sprig, staffs, tresses } from './wardrobe.ts';

/** The ranks with a figure. */
export type CourtRank = 'K' | 'Q' | 'J';

/** What a mood changes in a face: its brows, and its mouth, from the front or in profile. On a card they are calm. */
export interface MoodLines {
  readonly brows: string;
  readonly mouth: string;
  readonly profile: string;
}

/** The robe ends where the halves of a card meet, on a diagonal under the sash. */
const robeCut = 'M26.5 78.5V59.6C28.9 54 34.5 50.9 41 49.5h18c6.5 1.4 12.1 4.5 14.5 10.1v1.9z';
const robe = (suit: Suit): readonly Touch[] => [ink(robeCut), cloth(suit, robeCut)];

const gaze = 'M44.7 33.4q2.1-1.3 4.1.3v5h2.3M51.9 33.6q1.8-1.3 3.5-.2M45.3 35.8h2.5M52.3 35.8h2.5';

type Dressed = (suit: Suit, mood: MoodLines | undefined) => readonly Touch[];

const king: Dressed = (suit, mood) => [
  ...robe(suit),
  paper('M37.5 49.3c-2.5.7-4 1.3-5.5 2.2C34.5 61.5 41 66.5 50 66.5s15.5-5 18-15c-1.5-.9-3-1.5-5.5-2.2z'),
  inkLine('M36.5 54.5l1 1.8M40.8 60l.8 1.7M46 63l.4 1.6M54 63l-.4 1.6M59.2 60l-.8 1.7M63.5 54.5l-1 1.8', 1.2),
  ink('M42 27c-4.5 2.5-5 9-4 14.5-1.8 2-2.2 5-.6 7.5h25.2c1.6-2.5 1.2-5.5-.6-7.5 1-5.5.5-12-4-14.5z'),
  ivoryLine('M40.7 31c-.9 4-.3 7 .1 10.5-1 1.5-1.2 3-.5 4.5M59.3 31c.9 4 .3 7-.1 10.5 1 1.5 1.2 3 .5 4.5'),
  paper('M43 26v11c0 5.5 3 9 7 9s7-3.5 7-9V26z'),
  inkLine(gaze, 0.8),
  ...(mood === undefined ? [] : [inkLine(mood.brows)]),
  ink(beards[suit]),
  ivoryLine(mood?.mouth ?? 'M48.2 43.8h3.6', 1),
  ivoryLine('M50 46.5v4M46.8 45.5l.5 4M53.2 45.5l-.5 4'),
  gilt(crowns[suit]),
  gilt('M40.7 27.3Q50 24.6 59.3 27.3v2.8Q50 27.4 40.7 30.1z'),
];

/** A queen looks from a little lower. */
const lower = (path: string): string => moved(path, 1, 1, [0, 0.8]);

const queen: Dressed = (suit, mood) => [
  ...collar(suit),
  ...robe(suit),
  ink(tresses[suit]),
  paper('M47.3 42v5.5c0 1.7-2 2.8-6 3.4L50 64l8.7-13.1c-4-.6-6-1.7-6-3.4V42z'),
  paper('M50 27.5c-4 1.2-6.6 4-6.6 8.5 0 6 3 10 6.6 10s6.6-4 6.6-10c0-4.5-2.6-7.3-6.6-8.5z'),
  inkLine(lower(gaze), 0.8),
  ...(mood === undefined ? [] : [inkLine(lower(mood.brows))]),
  inkLine(mood?.mouth ?? 'M48.3 42.7q1.7 1 3.4 0', 1),
  inkLine('M45.5 51.5q4.5 4.5 9 0', 0.7),
  gilt('M50 53.5l1.4 2-1.4 2-1.4-2z'),
  { d: moved(crowns[suit], 0.82, 0.82, [9, 4.7]), className: 'gilt fine' },
];

const jackHead: Dressed = (suit, mood) => [
  paper(
    'M45 28c-.6 2-1.2 3.3-1.8 4.6l-3 5c-.4.7 0 1 .8 1.2l1.3.2-.6 1.5.9.9-.7 1.4c.5.5.4 1.1.3 1.8-.2 1.9.9 2.7 2.8 2.5l2.5-.3V52h11V28z',
  ),
  inkLine('M42.8 33.3q2-.9 3.5.2M43.6 35.6h2.2', 0.8),
  ...(mood === undefined ? [] : [inkLine(mood.profile, 1)]),
  ink('M48 27.5c-1.5 3 .7 5.5.2 8.5-.3 2 .9 3.3.6 5.5.7 4 4.7 6.3 9 5.7 3.2-.5 5-2.7 4.6-5.5-.3-2 .6-3 .6-6 0-3-.6-5.7-1.5-8.2z'),
  ivoryLine('M52 32c-1 3 .5 5 .3 8.5.2 2 1 3.5 2.5 4.5M56.5 31.5c-.6 3 .6 5 .4 8 0 2 .5 3.3 1.4 4'),
  ink(caps[suit]),
  gilt('M40.3 28.2Q51 24.9 62 28.2v2.6Q51 27.5 40.3 30.8z'),
  gilt('M57 25.5c-3.5-5-2.5-10.5 4-12.5 1.5 5 .3 9-4 12.5z'),
  inkLine('M57 25.5q1-6 3.5-10.5', 0.6),
];

const looksRight = (suit: Suit): boolean => suit === 'h' || suit === 'c';
const mirrored = (touch: Touch): Touch => ({ ...touch, d: moved(touch.d, -1, 1, [101, 0]) });

const jack: Dressed = (suit, mood) => {
  const head = jackHead(suit, mood);
  return [
    ...robe(suit),
    ivoryLine('M37.5 52c-3.5 6-5 13-5 22M62.5 52C64.5 55.5 65.9 59.3 66.7 63.7', 1),
    ...(looksRight(suit) ? head.map(mirrored) : head),
    paper('M41.5 48.5c5-1.6 12-1.6 17 0l1.5 6c-6-2-14-2-20 0z'),
    inkLine('M45 48v5.3M48.5 47.6v5M52 47.6v5M55.5 48v5.3', 0.7),
    gilt('M50 58a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8zM50 63.5a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z'),
  ];
};

const dressed: Readonly<Record<CourtRank, Dressed>> = { K: king, Q: queen, J: jack };

/** One half figure, without what it holds. */
export const half = (rank: CourtRank, suit: Suit, mood?: MoodLines): readonly Touch[] => dressed[rank](suit, mood);

const sash = 'M26.5 78.5l47-17';
const frame = 'M29 11h42a2.5 2.5 0 0 1 2.5 2.5v113a2.5 2.5 0 0 1-2.5 2.5h-42a2.5 2.5 0 0 1-2.5-2.5v-113a2.5 2.5 0 0 1 2.5-2.5z';

/** The middle of a court card: the half figure, the same half turned, and a sash where they meet. */
export const court = (rank: CourtRank, suit: Suit): readonly Touch[] => [
  ...onBothHalves([
    ...(rank === 'Q' ? sprig(suit) : staffs[`${rank}${suit}`]),
    ...half(rank, suit),
    ink(stamp(suitPaths[suit], [[32.8, 18]], 9)),
  ]),
  ivoryLine(sash, 4.6),
  { d: sash, className: 'braid' },
  inkLine(frame, 0.8),
];
