/** The languages of the floor. */
import { lexicon } from '@baize/engine';
import type { GameId } from '@baize/games';
import type { FloorWords, PresetWords } from './floor-words.ts';

/** The floor in the language that is spoken now. */
export const floorWords = lexicon<FloorWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });

/** What is said of a preset; one that the floor knows nothing of has its own name. */
export const presetWords = (id: GameId, preset: string): PresetWords => {
  const presets: Readonly<Record<string, PresetWords>> = floorWords().tiles[id].presets;
  return presets[preset] ?? { name: preset, about: '' };
};
