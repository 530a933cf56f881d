/** How the others at Hearts take a trick, a hand and a moon. Pure. */
import type { Seat } from '@baize/engine';
import { lastTrick, type View } from '@baize/games/hearts';
import type { Mood } from '../../kit/deck/moods.ts';

/** From how many points on a trick hurts, and a whole hand does. */
const HURTS = 4;
const BAD_HAND = 13;

/** After a hand: whoever shot the moon is glad and the others are awed; otherwise a clean hand pleases and a dear one does not. */
const afterHand = ({ sheet }: View, seat: Seat): Mood | undefined => {
  const line = sheet.at(-1);
  if (line === undefined) return undefined;
  if (line.moon !== null) return line.moon === seat ? 'glad' : 'awed';
  const points = line.points[seat] ?? 0;
  return points >= BAD_HAND ? 'sad' : points <= 0 ? 'glad' : undefined;
};

/** After a trick: it hurts whoever took much, and whoever got rid of the queen is glad. */
const afterTrick = (view: View, seat: Seat): Mood | undefined => {
  const last = lastTrick(view);
  if (last === undefined) return undefined;
  if (last.taker === seat) return last.points >= HURTS ? 'sad' : undefined;
  return last.plays.some((play) => play.seat === seat && play.card === 'Qs') ? 'glad' : undefined;
};

/** The mood of a seat now; undefined when there is nothing to make a face about. */
export const moodAt = (view: View, seat: Seat): Mood | undefined => {
  switch (view.phase) {
    case 'playing':
      return afterTrick(view, seat);
    case 'moon':
      return view.turn === seat ? 'glad' : 'awed';
    case 'between':
    case 'ended':
      return afterHand(view, seat);
    case 'passing':
      return undefined;
  }
};
