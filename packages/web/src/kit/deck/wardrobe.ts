/** What each suit dresses its court in: spades points, hearts scallops, diamonds facets, clubs beads. */
import type { Suit } from '@baize/engine';
import { gilt, inkLine, paper, stamp, type Touch } from './pen.ts';
import { suitPaths } from './shapes.ts';

type BySuit = Readonly<Record<Suit, string>>;

/** A king's crown; a queen wears a smaller one. */
export const crowns: BySuit = {
  s: 'M41 27 38.8 16.5l5.2 5.5L50 13.5l6 8.5 5.2-5.5L59 27Q50 24.4 41 27z',
  h: 'M41 27c-4.7-5.6-2-10 2.3-8.3.4-4.3 5-5.1 6.7-1.7 1.7-3.4 6.3-2.6 6.7 1.7C61 17 63.7 21.4 59 27Q50 24.4 41 27z',
  d: 'M41 27l-3-5.5 3.5-4.5 3.5 4 5-7.2 5 7.2 3.5-4 3.5 4.5-3 5.5Q50 24.4 41 27z',
  c: 'M41 27l-.9-5.2a2.2 2.2 0 1 1 2.6-1.4l3 1.9 2.7-3.6a2.3 2.3 0 1 1 3.2 0l2.7 3.6 3-1.9a2.2 2.2 0 1 1 2.6 1.4L59 27Q50 24.4 41 27z',
};

const cheeks = 'M43 37c.2 3 1.4 4.6 3 5 .8-1.6 2.3-2.2 4-2.2s3.2.6 4 2.2c1.6-.4 2.8-2 3-5';
/** A king's beard. */
export const beards: BySuit = {
  s: `${cheeks}c1.4 9-2 15.5-7 21.5-5-6-8.4-12.5-7-21.5z`,
  h: `${cheeks}c2.5 3.5 1.8 7-.2 8.5.6 3-1.3 5.2-3.7 5.3-.7 2-5.5 2-6.2 0-2.4-.1-4.3-2.3-3.7-5.3-2-1.5-2.7-5-.2-8.5z`,
  d: `${cheeks}c1.2 4 1 7.5-.2 11L54.5 58 50 51.5 45.5 58 43.2 48c-1.2-3.5-1.4-7-.2-11z`,
  c: `${cheeks}c1 3 1.3 6 1 9.5l-1 10H43l-1-10c-.3-3.5 0-6.5 1-9.5z`,
};

/** A queen's hair. */
export const tresses: BySuit = {
  s: 'M50 25c-6-1-10.5 3-10.5 9.5 0 3-.8 4.5-2 6.5 1.5 2 4.5 2.5 7 1.5h11c2.5 1 5.5.5 7-1.5-1.2-2-2-3.5-2-6.5C60.5 28 56 24 50 25z',
  h: 'M50 25c-5.5-1-9 1.5-9.7 5.5-3 1-3.3 4-1.5 5.5-2.5 1.7-2 5 .5 6-.8 2.7 1.5 5 4.5 4h12.4c3 1 5.3-1.3 4.5-4 2.5-1 3-4.3.5-6 1.8-1.5 1.5-4.5-1.5-5.5C59 26.5 55.5 24 50 25z',
  d: 'M50 25c-6-1-10 3-10 9L38.5 51h6L46 42h8l1.5 9h6L60 34c0-6-4-10-10-9z',
  c: 'M50 25c-5-1-9 2-9.5 6.5a4.3 4.3 0 1 0 1 8.2c.6 1.3 1.5 2.3 2.5 2.3h12c1 0 1.9-1 2.5-2.3a4.3 4.3 0 1 0 1-8.2C59 27 55 24 50 25z',
};

/** A jack's cap. */
export const caps: BySuit = {
  s: 'M36.5 29.5C42 27.5 44 20.5 50.5 19c6-1.3 11.3 2.5 12 9.5-7-2.5-17-1.5-26 1z',
  h: 'M40.5 28.3c-4-5.3 2-10.3 10-10.3s14.5 4.5 11.5 10.3c-6-1.8-15-1.8-21.5 0z',
  d: 'M41 28.3l-3-6.3 12.5-4.8L62.5 21.5l-1.5 6.8c-6-1.8-13.5-1.8-20 0z',
  c: 'M40.5 28.3c-3.5-2.3-2-7 2-6.3 1-5 8-6 10.5-2 4-2.5 9 0 8 4.3 1.5 1.2 1.6 2.8.5 4-6-1.8-14.5-1.8-21 0z',
};

/** A pole ends under the sash. */
const pole = (from: number): Touch => inkLine(`M68.5 ${from}V64`, 1.3);

/** What a king or a jack holds. */
export const staffs: Readonly<Record<`${'K' | 'J'}${Suit}`, readonly Touch[]>> = {
  Ks: [paper('M68.5 14l2 5v45h-4V19z'), inkLine('M68.5 19v45', 0.6)],
  Kh: [pole(25), gilt('M68.5 13.2v3.3M67 14.7h3M68.5 16.5a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4z'), inkLine('M64.3 20.7h8.4', 0.6)],
  Kd: [pole(14), gilt('M69.3 18.2c-2.4 0-4-1-5-2.9-.8 3.5-.8 7.5 0 11.4 1-1.8 2.6-2.9 5-2.9z')],
  Kc: [pole(24), gilt('M68.5 13.5l3 3.5-1.2 6.5h-3.6L65.5 17z'), inkLine('M66 23.5h5', 1.6)],
  Js: [pole(22), gilt('M68.5 13l2.5 6-2.5 5-2.5-5z')],
  Jh: [pole(24), gilt('M68.5 12.8c3 3 4 7 0 12-4-5-3-9 0-12z'), inkLine('M68.5 17v8', 0.6)],
  Jd: [pole(13), gilt('M68.5 18l-3.5-2.5v9l3.5-2.5 4-1.5v-3z')],
  Jc: [pole(13), gilt('M68.5 12.8l3 5.2h-6zM68.5 25l2.7-3v4l-2.7 3-2.7-3v-4z')],
};

/** What a queen holds: a sprig in bloom with her suit. */
export const sprig = (suit: Suit): readonly Touch[] => [
  inkLine('M68 24v36M68 35.5c-2.6-.6-3.8-2.3-3.8-4.8 2.5.3 3.8 2 3.8 4.8zM68 39c2.6-.6 3.8-2.3 3.8-4.8-2.5.3-3.8 2-3.8 4.8z', 0.8),
  { d: stamp(suitPaths[suit], [[68, 20.5]], 9.5), className: 'bloom' },
];

const ribs = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const point = (rib: number, radius: number): string => {
  const angle = Math.PI * (1.02 - rib * 0.104);
  return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 - radius * Math.sin(angle)).toFixed(1)}`;
};

const edgeTo: Readonly<Record<Suit, (rib: number) => string>> = {
  s: (rib) => `L${point(rib - 0.5, 19.5)}L`,
  h: () => 'A2.8 2.8 0 0 1 ',
  d: () => 'L',
  c: () => 'L',
};

/** A queen's collar: a fan of ribs, cut as her suit is. */
export const collar = (suit: Suit): readonly Touch[] => {
  const radius = suit === 's' ? 15.5 : 17;
  const edge = ribs
    .slice(1)
    .map((rib) => edgeTo[suit](rib) + point(rib, radius))
    .join('');
  const beads = ribs.map((rib) => `M${point(rib, 17.5)}m-1.6 0a1.6 1.6 0 1 0 3.2 0 1.6 1.6 0 1 0-3.2 0z`).join('');
  return [
    paper(`M50 50L${point(0, radius)}${edge}z`),
    inkLine(ribs.map((rib) => `M50 50L${point(rib, radius)}`).join(''), 0.6),
    ...(suit === 'c' ? [gilt(beads)] : []),
  ];
};
