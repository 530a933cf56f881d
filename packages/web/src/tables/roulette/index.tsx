/** The roulette table, as the room opens it. */
import { type Event, rouletteModule, type View } from '@baize/games/roulette';
import type { SoundName } from '../../runtime/sounds.ts';
import type { TableModule } from '../contract.ts';
import type { WinGrade } from '../result-sound.ts';
import { RouletteTable } from './RouletteTable.tsx';
import { spinGrade } from './settlement.ts';
import { LONGEST } from './spin.ts';

// What the table sounds like. The wheel itself is heard as long as it turns; see useSpin.ts.

/** A win sounds as large as it is. */
const WINS: Readonly<Record<WinGrade, SoundName>> = { none: 'chip', small: 'win', good: 'good', great: 'great' };

/** The sound of an event, if it has one. */
const sounds = (event: Event, _me: number, view: View): SoundName | undefined => {
  switch (event.type) {
    case 'bet-placed':
    case 'call-placed':
    case 'neighbours-placed':
    case 'bet-taken-back':
    case 'laying-undone':
    case 'bets-cleared':
    case 'bets-repeated':
    case 'bets-doubled':
      return 'chip';
    case 'wheel-spun':
    case 'ball-rested':
    case 'sitting-ended':
      return undefined;
    case 'settled': {
      const net = event.results[0]?.net ?? 0;
      return net > 0 ? WINS[spinGrade(view)] : net < 0 ? 'lose' : 'chip';
    }
  }
};

/** Roulette's table. */
export const table: TableModule<'roulette'> = {
  id: 'roulette',
  module: rouletteModule,
  lines: {
    house: 'The payouts of this house: corners pay 11 to 1, low and high 2 to 1.',
    european: 'The common table with one zero, the first four, and the calls of the French.',
    french: 'As the European, and half of an even chance comes back on zero.',
  },
  alone: 'One wheel, one small ball, and you.',
  usualOthers: 0,
  sounds,
  // The ball is seen to come to rest before anything is paid.
  holds: ({ type }, pace) => (type === 'ball-rested' ? (LONGEST + 2000) * pace : undefined),
  Table: RouletteTable,
};
