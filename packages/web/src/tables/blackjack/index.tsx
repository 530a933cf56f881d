/** The Blackjack table, as the room opens it. */
import { type Event, floorModule, ownView, type View } from '@baize/games/blackjack';
import type { SoundName } from '../../runtime/sounds.ts';
import type { TableModule } from '../contract.ts';
import { resultSound } from '../result-sound.ts';
import { BlackjackTable } from './BlackjackTable.tsx';
import { stakedOn } from './hands.ts';
import { blackjackTableWords } from './language/index.ts';

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
      return resultSound(event, me, stakedOn(ownView(view, me)), ownView(view, me).stack);
    case 'betting-opened':
    case 'sat-out':
    case 'turn-began':
    case 'seat-left':
    case 'said-ready':
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
  // Read when they are shown: which language is spoken is not known before.
  get lines() {
    return blackjackTableWords().lines;
  },
  get alone() {
    return blackjackTableWords().alone;
  },
  usualOthers: 3,
  usualPreset: 'casino',
  sounds,
  staysAlone: ({ type }, pace) => (type === 'settled' ? RESULT * pace : 0),
  get faceUpWords() {
    return blackjackTableWords().faceUp;
  },
  Table: BlackjackTable,
};
