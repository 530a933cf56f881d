/** The languages of `baize simulate`. */
import { lexicon } from '@baize/engine';
import type { SimulationWords } from './simulation-words.ts';

/** A simulation in the language that is spoken now. */
export const simulationWords = lexicon<SimulationWords>({ en: () => import('./words.en.ts'), de: () => import('./words.de.ts') });
