/** The Blackjack table, as the room opens it. */
import { type Event, floorModule, type View } from '@baize/games/blackjack';
import type { SoundName } from '../../runtime/sounds.ts';
import type { TableModule } from '../contract.ts';
import { resultSound } from '../result-sound.ts';
import { BlackjackTable } from './BlackjackTable.tsx';
import { stakedOn } from './hands.ts';

// --- what Blackjack sounds like --------------------------------------------------------------------------------------

/** The sound of an event, as this seat hears it. */
const sounds = (event: Event, me: number, view: View): SoundName | undefined => {
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

/** How long a result is alone on the table, in milliseconds, at the usual pace. */
const RESULT = 2500;

/** Blackjack's table. */
export const table: TableModule<'blackjack'> = {
  id: 'blackjack',
  module: floorModule,
  lines: {
    classic: 'One deck, dealt down. Naturals pay 3 to 2, pairs can be split, the dealer stands on all 17s.',
    casino: 'Hit or stand, nothing else. Any bet up to all you have, paid evens.',
    vegas: 'Six decks. Double after a split, split up to four hands, surrender, insurance.',
    european: 'The dealer takes the second card last, and a blackjack takes all.',
  },
  alone: 'You sit alone with the dealer.',
  usualOthers: 0,
  usualPreset: 'casino',
  sounds,
  staysAlone: ({ type }, pace) => (type === 'settled' ? RESULT * pace : 0),
  faceUpWords: 'Dealer’s card face up',
  Table: BlackjackTable,
};
