/** The roulette table, as the room opens it. */
import { type Event, isForSeveral, rouletteModule, type View } from '@baize/games/roulette';
import type { SoundName } from '../../runtime/sounds.ts';
import type { TableModule } from '../contract.ts';
import type { WinGrade } from '../result-sound.ts';
import { rouletteTableWords } from './language/index.ts';
import { RouletteTable } from './RouletteTable.tsx';
import { spinGrade } from './settlement.ts';
import { FREE, LONGEST } from './spin.ts';

// What the table sounds like. The wheel itself is heard as long as it turns; see useSpin.ts.

/** A win sounds as large as it is. */
const WINS: Readonly<Record<WinGrade, SoundName>> = { none: 'chip', small: 'win', good: 'good', great: 'great' };

/** The sound of an event, if it has one. */
const sounds = (event: Event, me: number, view: View): SoundName | undefined => {
  // What others lay is seen, and would be a clatter.
  if ('seat' in event && event.seat !== me) return undefined;
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
    case 'bets-opened':
    case 'said-done':
    case 'said-ready':
    case 'seat-left':
    case 'wheel-spun':
    case 'ball-rested':
    case 'sitting-ended':
      return undefined;
    case 'settled': {
      const net = event.results[me]?.net ?? 0;
      return net > 0 ? WINS[spinGrade(view)] : net < 0 ? 'lose' : 'chip';
    }
  }
};

/** Roulette's table. */
export const table: TableModule<'roulette'> = {
  id: 'roulette',
  module: rouletteModule,
  // Asked for when they are drawn: no words are loaded when this module is.
  get lines() {
    return rouletteTableWords().lines;
  },
  get alone() {
    return rouletteTableWords().alone;
  },
  usualOthers: 3,
  sounds,
  // The ball is seen to come to rest before anything is paid.
  holds: ({ type }, pace, view) => {
    if (type === 'ball-rested') return (LONGEST + 2000) * pace;
    // At a shared table nobody lets the ball rest: it does when it has run.
    return type === 'wheel-spun' && isForSeveral(view.rules) ? FREE * pace : undefined;
  },
  Table: RouletteTable,
};
