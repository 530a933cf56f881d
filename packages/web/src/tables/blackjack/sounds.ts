/** What Blackjack sounds like. */
import type { Event } from '@baize/games/blackjack';
import type { SoundName } from '../../runtime/recipes.ts';
import { resultSound } from '../result-sound.ts';

/** The sound of an event, as this seat hears it. */
export const sounds = (event: Event, me: number): SoundName | undefined => {
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
      return resultSound(event, me);
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
