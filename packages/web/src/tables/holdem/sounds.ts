/** What Hold'em sounds like. */
import type { Event } from '@baize/games/holdem';
import type { SoundName } from '../../runtime/recipes.ts';
import { resultSound } from '../result-sound.ts';

/** The sound of an event, as this seat hears it. */
export const sounds = (event: Event, me: number): SoundName | undefined => {
  switch (event.type) {
    case 'card-dealt':
    case 'street-dealt':
    case 'folded':
      return 'card';
    case 'hand-shown':
      return 'flip';
    case 'ante-posted':
    case 'blind-posted':
    case 'called':
    case 'bet':
    case 'raised':
    case 'bet-returned':
      return 'chip';
    case 'settled':
      return resultSound(event, me);
    case 'sitting-ended':
      return event.winner === me ? 'win' : 'lose';
    default:
      return undefined;
  }
};
