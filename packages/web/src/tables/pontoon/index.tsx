/** The Pontoon table, as the room opens it. */
import { type Event, pontoonModule, type View } from '@baize/games/pontoon';
import type { SoundName } from '../../runtime/sounds.ts';
import type { TableModule } from '../contract.ts';
import { resultSound } from '../result-sound.ts';
import { pontoonTableWords } from './language/index.ts';
import { PontoonTable } from './PontoonTable.tsx';

// --- what Pontoon sounds like ----------------------------------------------------------------------------------------

/** The sound of an event, as this seat hears it. */
const sounds = (event: Event, me: number, view: View): SoundName | undefined => {
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

/** Pontoon's table. */
export const table: TableModule<'pontoon'> = {
  id: 'pontoon',
  module: pontoonModule,
  // Asked for when they are drawn: no words are loaded when this module is.
  get lines() {
    return pontoonTableWords().lines;
  },
  get alone() {
    return pontoonTableWords().alone;
  },
  usualOthers: 3,
  sounds,
  Table: PontoonTable,
};
