/** What only roulette can tell the laws, and random sittings of it. */
import { fork } from '@baize/engine';
import { type Breach, checkLaws, type Law, laws } from '@baize/engine/laws';
import { rouletteModule } from './index.ts';

const STACKS = [1, 40, 1000] as const;

/** Plays this many random sittings at a preset and gives what they break, with the sitting's number. */
export const breachesAt = (
  preset: string,
  sittings: number,
  examined: number,
  among: readonly Law[] = laws,
): readonly (Breach & { sitting: number })[] =>
  Array.from({ length: sittings }, (_, sitting) => {
    const { seed } = fork('5eed'.repeat(16), `${preset} ${sitting}`);
    const stack = STACKS[sitting % STACKS.length] ?? 40;
    const breaches = checkLaws(rouletteModule, { preset, seed, actions: (7 * sitting) % 61, stack, examined }, among);
    return breaches.map((breach) => ({ ...breach, sitting }));
  }).flat();
