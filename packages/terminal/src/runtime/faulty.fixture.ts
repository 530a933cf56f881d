/** A table that falls over, to see what the runtime makes of it: Q throws, ? rejects. The tests build and run it. */
import type { Pontoon } from '@baize/games/pontoon';
import { pontoonScreen } from '../screens/pontoon/pontoon.ts';
import type { TableScreen } from '../screens/screen.ts';
import { guard } from './exit.ts';
import { playFullScreen } from './full-screen.ts';
import { playLines } from './lines.ts';

const faulty: TableScreen<Pontoon> = {
  ...pontoonScreen,
  leaveQuestion: () => {
    throw new Error('The table fell over.');
  },
  keys: () => {
    setTimeout(() => Promise.reject(new Error('The table broke its promise.')), 0);
    return [];
  },
};

const folder = process.env['BAIZE_HOME'] ?? '';
const seating = { preset: 'house', opponents: undefined, seed: '0'.repeat(64) };

guard(folder);
if (process.argv.includes('--plain')) playLines(faulty, seating, folder);
else
  playFullScreen({ screen: faulty, pace: 0 }, seating, { ascii: false, colours: 'sixteen', mouse: false, bell: false }, folder, () =>
    Promise.reject(new Error('There is nothing to look back at.')),
  );
