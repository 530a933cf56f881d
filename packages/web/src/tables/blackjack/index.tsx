/** The Blackjack table, as the room opens it. */
import { floorModule } from '@baize/games/blackjack';
import type { TableModule } from '../contract.ts';
import { BlackjackTable } from './BlackjackTable.tsx';
import { sounds } from './sounds.ts';

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
  faceUpWords: 'Dealer’s card face up',
  Table: BlackjackTable,
};
