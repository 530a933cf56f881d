/** What the table sounds like. The wheel itself is heard as long as it turns; see useSpin.ts. */
import type { Event, View } from '@baize/games/roulette';
import type { SoundName } from '../../runtime/recipes.ts';
import type { WinGrade } from '../win-grade.ts';
import { spinGrade } from './settlement.ts';

/** A win sounds as large as it is. */
const WINS: Readonly<Record<WinGrade, SoundName>> = { none: 'chip', small: 'win', good: 'good', great: 'great' };

/** The sound of an event, if it has one. */
export const sounds = (event: Event, _me: number, view: View): SoundName | undefined => {
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
