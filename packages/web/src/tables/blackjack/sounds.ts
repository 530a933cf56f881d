/** What Blackjack sounds like. */
import type { Event, View } from '@baize/games/blackjack';
import type { SoundName } from '../../runtime/recipes.ts';
import { resultSound } from '../result-sound.ts';
import { stakedOn } from './hands.ts';

/** The sound of an event, as this seat hears it. */
export const sounds = (event: Event, me: number, view: View): SoundName | undefined => {
  switch (event.type) {
    case 'card-dealt':
    case 'card-drawn':
    case 'pair-split':
      return 'card';
    case 'hole-revealed':
      return 'flip';
    case 'bet-laid':
    case 'bet-taken-back':
    case 'insured':
    case 'doubled':
      return 'chip';
    case 'settled':
      return resultSound(event, me, stakedOn(view), view.stack);
    case 'betting-opened':
    case 'shuffled':
    case 'insurance-offered':
    case 'insurance-declined':
    case 'hole-peeked':
    case 'surrendered':
    case 'stood':
    case 'went-bust':
    case 'sitting-ended':
      return undefined;
  }
};
