/** The Hearts table, as the room opens it. */
import { type Event, heartsModule } from '@baize/games/hearts';
import { DEALT_AFTER, GATHER } from '../../kit/motion.ts';
import type { SoundName } from '../../runtime/sounds.ts';
import type { TableModule } from '../contract.ts';
import { MOON } from './Dialogs.tsx';
import { HeartsTable } from './HeartsTable.tsx';
import { heartsTableWords } from './language/index.ts';

// --- what Hearts sounds like, and which of its beats are held longer than their tempo asks ---------------------------

/** The sound of an event, as this seat hears it. */
export const sounds = (event: Event, me: number): SoundName | undefined => {
  switch (event.type) {
    case 'cards-dealt':
    case 'card-played':
      return 'card';
    case 'cards-passed':
      return 'flip';
    case 'trick-taken':
      return event.plays.some(({ card }) => card === 'Qs') ? 'queen' : 'flip';
    case 'hearts-broken':
      return 'crack';
    case 'moon-shot':
      return 'moon';
    case 'settled':
      return event.winners.includes(me) ? 'win' : 'lose';
    case 'dealer-drawn':
    case 'hand-began':
    case 'pass-chosen':
    case 'play-began':
    case 'moon-chosen':
    case 'hand-scored':
    case 'said-ready':
      return undefined;
  }
};

/** How long cards that were received are shown, and a moon, at the usual pace. */
const RECEIVED = 1200;
/** How long a heart is seen to break. */
const BREAKS = 700;
/** How long a card that was played is looked at before the next player thinks. */
const PLAYED = 310;

/** A taken trick lies until it is gathered, and received cards and a moon until they have been seen. */
export const holds = ({ type }: Event, pace: number): number | undefined => {
  // A trick of which the player plays one card takes less than three seconds.
  if (type === 'card-played') return PLAYED * pace;
  // One at a time, from the eldest hand.
  if (type === 'cards-dealt') return 4 * DEALT_AFTER * pace;
  if (type === 'trick-taken') return (GATHER.hold + GATHER.away) * pace;
  if (type === 'cards-passed') return RECEIVED * pace;
  if (type === 'hearts-broken') return BREAKS * pace;
  return type === 'moon-shot' ? MOON * pace : undefined;
};

/** Hearts' table. */
export const table: TableModule<'hearts'> = {
  id: 'hearts',
  module: heartsModule,
  get lines() {
    return heartsTableWords().lines;
  },
  get alone() {
    return heartsTableWords().alone;
  },
  usualOthers: 3,
  sounds,
  explains: (why) => (why.type === 'card-costs' ? why.why : undefined),
  holds,
  botWorker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'hearts' }),
  points: ({ scores }) => scores,
  writesHands: true,
  Table: HeartsTable,
};
