/** The words that somebody may type for a choice, in any language: nobody has to remember which one is spoken. */
import type { ChoiceName } from './sabacc-screen-words.ts';

/** By choice. What is typed in small letters is heard with and without its umlauts. */
export const typedWords: Readonly<Record<ChoiceName, readonly string[]>> = {
  keep: ['keep', 'behalten'],
  ready: ['next', 'weiter'],
  draw: ['draw', 'ziehen'],
  swap: ['swap', 'tauschen'],
  stand: ['stand', 'passen'],
  check: ['check', 'checken'],
  call: ['call', 'mitgehen'],
  bet: ['bet', 'setzen'],
  raise: ['raise', 'erhöhen', 'erhoehen'],
  'all-in': ['all-in', 'all in', 'allin'],
  junk: ['junk', 'aussteigen'],
  back: ['back', 'zurück', 'zurueck'],
};
