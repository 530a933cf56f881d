/** A sitting to look back at. */
import { actBot, openTable, type Recorded, recordOfTable } from '@baize/casino';
import { blackjackModule } from '@baize/games/blackjack';

/** A sitting at Blackjack that the weakest player has played. */
export const weakSitting = (): Recorded => {
  let { table } = openTable(blackjackModule, {
    preset: 'vegas',
    seed: 'fa'.repeat(32),
    stacks: [1000],
    me: 0,
    names: ['You'],
    bots: ['mimic'],
  });
  for (let done = 0; done < 80; done += 1) ({ table } = actBot(blackjackModule, table, 0));
  return recordOfTable(blackjackModule, table);
};
