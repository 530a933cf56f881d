/** What Sabacc sounds like. */
import { type Event, stakedBy, type View } from '@baize/games/sabacc';
import type { SoundName } from '../../runtime/recipes.ts';
import { resultSound } from '../result-sound.ts';

/** The sound of an event, as this seat hears it. */
export const sounds = (event: Event, me: number, view: View): SoundName | undefined => {
  switch (event.type) {
    case 'card-dealt':
    case 'discard-opened':
    case 'drew':
    case 'released':
    case 'swapped':
    case 'junked':
    case 'hands-swept':
    case 'blind-drawn':
      return 'card';
    case 'hand-shown':
      return 'flip';
    case 'bet-laid':
    case 'excess-returned':
    case 'game-began':
    case 'dice-rolled':
      return 'chip';
    case 'settled':
      return resultSound(event, me, stakedBy(view, me), view.stacks[me]) ?? 'pour';
    default:
      return undefined;
  }
};
