/** What Pontoon sounds like. */
import type { Event, View } from '@baize/games/pontoon';
import type { SoundName } from '../../runtime/recipes.ts';
import { resultSound } from '../result-sound.ts';

/** The sound of an event, as this seat hears it. */
export const sounds = (event: Event, me: number, view: View): SoundName | undefined => {
  switch (event.type) {
    case 'card-dealt':
    case 'twisted':
    case 'bought':
    case 'pair-split':
    case 'bank-cut':
      return 'card';
    case 'banker-revealed':
    case 'pontoon-shown':
    case 'hands-shown':
      return 'flip';
    case 'staked':
      return 'chip';
    case 'settled':
      return resultSound(event, me, 0, view.stacks[me]);
    case 'shuffled':
    case 'round-began':
    case 'turn-began':
    case 'stuck':
    case 'went-bust':
    case 'trick-made':
    case 'seat-left':
    case 'bank-passed':
    case 'sitting-ended':
    case 'said-ready':
      return undefined;
  }
};
