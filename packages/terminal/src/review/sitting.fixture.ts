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

/** A hand of another program, in which Clara has aces. */
export const HAND_HISTORY = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 0]
min_bet = 20
starting_stacks = [2000, 2000, 2000]
actions = ['d dh p1 AsAh', 'd dh p2 ????', 'd dh p3 7c2d', 'p3 f', 'p1 cbr 60', 'p2 cc', 'd db AcKdKs', 'p1 f']
players = ['Clara', 'Ben', 'Ann']
hand = 4
`;
