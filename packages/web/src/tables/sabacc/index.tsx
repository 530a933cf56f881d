/** The Sabacc table, as the room opens it. */
import { type Event, sabaccModule, stakedBy, type View } from '@baize/games/sabacc';
import type { SoundName } from '../../runtime/sounds.ts';
import type { TableModule } from '../contract.ts';
import { resultSound } from '../result-sound.ts';
import { RulesPictures } from './LazyLesson.tsx';
import { sabaccTableWords } from './language/index.ts';
import { SabaccTable } from './SabaccTable.tsx';

// --- what Sabacc sounds like -----------------------------------------------------------------------------------------

/** The sound of an event, as this seat hears it. */
const sounds = (event: Event, me: number, view: View): SoundName | undefined => {
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

/** Sabacc's table. */
export const table: TableModule<'sabacc'> = {
  id: 'sabacc',
  module: sabaccModule,
  get lines() {
    return sabaccTableWords().lines;
  },
  get alone() {
    return sabaccTableWords().alone;
  },
  usualOthers: 3,
  sounds,
  Pictures: RulesPictures,
  Table: SabaccTable,
};
