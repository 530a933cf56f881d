/** The Hearts table, as the room opens it. */
import { heartsModule, reasonWords } from '@baize/games/hearts';
import type { TableModule } from '../contract.ts';
import { HeartsTable } from './HeartsTable.tsx';
import { holds, sounds } from './sounds.ts';

/** Hearts' table. */
export const table: TableModule<'hearts'> = {
  id: 'hearts',
  module: heartsModule,
  lines: {
    house: 'To 100, the lowest score wins. Whoever takes every heart and the queen chooses: 26 off, or 26 for the others.',
    modern: 'Points forced onto the first trick count, and the moon is 26 for the others.',
    omnibus: 'The jack of diamonds takes 10 off, the queen breaks hearts, the moon is 26 off, and a tie is played on.',
  },
  alone: 'Four sit at this table.',
  usualOthers: 3,
  sounds,
  explains: ({ action, because }, { view, seat, offers }, audience) => {
    const isOnly = offers.some((offer) => offer.type === 'play' && offer.card.options.length === 1);
    // A moon that is near is reason enough, and so is a card without another.
    return action.type !== 'play' || isOnly || because.includes('moon') ? undefined : reasonWords(view, seat, action.card, audience);
  },
  holds,
  botWorker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'hearts' }),
  points: ({ scores }) => scores,
  writesHands: true,
  Table: HeartsTable,
};
