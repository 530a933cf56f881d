/** Packs the average of what was played: for each choice but the first of a spot half a byte, up to the turn. */
import { BUCKETS } from '../../packages/games/src/holdem/blueprint/buckets.ts';

const STEPS = 15;
const LAST_PACKED = 2;

/** The bytes of a table. The river is not in it: there the game is small enough to be solved at the table. */
export const packTable = ({ street, count, offset }, sums) => {
  const halves = [];
  for (let spot = 0; spot < street.length; spot += 1) {
    if (street[spot] > LAST_PACKED) continue;
    for (let bucket = 0; bucket < BUCKETS[street[spot]]; bucket += 1) {
      const from = offset[spot] + bucket * count[spot];
      const played = sums.subarray(from, from + count[spot]);
      const all = played.reduce((sum, one) => sum + one, 0);
      for (const one of played.subarray(1)) halves.push(all > 0 ? Math.round((STEPS * one) / all) : Math.round(STEPS / count[spot]));
    }
  }
  return Uint8Array.from({ length: Math.ceil(halves.length / 2) }, (_, at) => halves[2 * at] * 16 + (halves[2 * at + 1] ?? 0));
};
