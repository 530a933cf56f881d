/** From what was asked on the command line to a place at a table, or a sentence that says why not. */
import { levelsAt, levelWords } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { type Playing, unknown } from './arguments.ts';
import type { TableRequest, TableScreen } from './screens/screen.ts';

/** A place at a table, or why there is none. */
export type Seated = { readonly ok: true; readonly seating: TableRequest } | { readonly ok: false; readonly sentence: string };

const plural = (count: number): string => (count === 1 ? '1 opponent' : `${count} opponents`);

/** Finds the place that was asked for. */
export const seatFor = <T extends GameTypes>({ module, opponents }: TableScreen<T>, asked: Playing, seed: string): Seated => {
  const presets = Object.keys(module.game.presets);
  const preset = asked.preset?.toLowerCase() ?? presets[0] ?? '';
  if (!presets.includes(preset)) return { ok: false, sentence: unknown('preset', asked.preset ?? '', presets) };
  const { min, max } = opponents(preset);
  if (asked.opponents !== undefined && (asked.opponents < min || asked.opponents > max)) {
    const room =
      max === 0 ? 'has no other players: leave --opponents out' : min === max ? `has ${plural(min)}` : `has ${min} to ${plural(max)}`;
    return { ok: false, sentence: `A table with the preset ${preset} ${room}.` };
  }
  if (asked.level === undefined) return { ok: true, seating: { preset, opponents: asked.opponents, seed } };
  const { levels } = levelsAt(module, preset);
  const said = asked.level.toLowerCase();
  // By its own name, or by what the page to sit down at calls it.
  const level = levels.find((one) => one === said || levelWords(module.words, one).toLowerCase() === said);
  if (levels.length === 0) return { ok: false, sentence: `A table with the preset ${preset} has no other players: leave --level out.` };
  if (level === undefined) return { ok: false, sentence: unknown('level', asked.level, levels) };
  return { ok: true, seating: { preset, opponents: asked.opponents, level, seed } };
};
