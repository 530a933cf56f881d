/** A table that falls over, to see what the runtime makes of it: Q throws, ? rejects. The tests build and run it. */

import { loadWords } from '@baize/engine';
import type { Pontoon } from '@baize/games/pontoon';
import { openSpeech } from '../language/choice.ts';
import { pontoonScreen } from '../screens/pontoon/pontoon.ts';
import type { TableScreen } from '../screens/screen.ts';
import { visitHere } from './exit.ts';
import { playFullScreen } from './full-screen.ts';
import { playLines } from './lines.ts';

const faulty: TableScreen<Pontoon> = {
  ...pontoonScreen,
  leaveQuestion: () => {
    throw new Error('The table fell over.');
  },
  help: {
    keys: () => {
      setTimeout(() => Promise.reject(new Error('The table broke its promise.')), 0);
      return [];
    },
  },
};

const folder = process.env['BAIZE_HOME'] ?? '';
const seating = { preset: 'house', opponents: undefined, seed: '0'.repeat(64) };

const begin = async (): Promise<void> => {
  await loadWords();
  const visit = visitHere(folder, openSpeech('en', undefined, {}));
  if (process.argv.includes('--plain')) playLines(visit, faulty, seating, folder);
  else
    playFullScreen(visit, { screen: faulty, pace: 0 }, seating, {
      look: { ascii: false, colours: 'sixteen', mouse: false, bell: false },
      folder,
      lookBack: () => Promise.reject(new Error('There is nothing to look back at.')),
    });
};
// What is rejected here goes where every other error goes.
void begin();
