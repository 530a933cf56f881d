/** The web's table of Pontoon in English. */
import { capital, figure } from '@baize/engine/language/en';
import type { Score, Status } from '@baize/games/pontoon';
import type { PontoonTableWords } from './pontoon-table-words.ts';

/** "bust, 24", "five-card trick, 19", "soft 17". */
const title = (status: Status, { kind, total, isSoft }: Score): string => {
  if (status === 'bust') return `bust, ${total}`;
  if (status === 'trick') return `five-card trick, ${total}`;
  return status === 'pontoon' || kind === 'pontoon' ? 'pontoon' : isSoft ? `soft ${total}` : `${total}`;
};

/** The table's own words. */
export const words = {
  lines: {
    house: 'Just you against the banker, with no stakes: only the rounds are counted.',
    british: 'With betting, buying and splitting. A pontoon wins the bank – it may become yours.',
  },
  alone: 'It’s just you and the banker.',
  felt: {
    print: 'A pontoon beats a five-card trick beats 21 · the banker wins ties',
    printShort: 'The banker wins ties',
    discards: 'Discards',
    spent: (cards) => `${cards} spent`,
    myBank: 'You have the bank',
    bank: 'Bank',
    left: 'Left',
  },
  hand: {
    title: (status, score) => capital(title(status, score)),
    banker: (status, score) => `Banker: ${title(status, score)}`,
    bankerShows: (total) => `Banker shows ${total}`,
    stands: { bust: 'Bust', trick: 'Trick', stuck: 'Sticks' },
  },
  net: (net) => (net > 0 ? `You win ${figure(net)}` : net < 0 ? `You lose ${figure(-net)}` : 'You break even'),
  purses: { stack: 'Stack', staked: 'Staked', won: 'Won', lost: 'Lost' },
  bar: { stake: 'Stake', price: 'Price', buy: 'Buy', again: 'Sit down again' },
  keys: { stake: 'Place your stake', skip: 'Skip ahead', coach: 'Ask the coach', rules: 'Rules' },
  lesson: {
    closer: {
      title: 'Closer to 21',
      says: 'Add up your cards: a picture counts 10, an ace 1 or 11. Get closer to 21 than the banker without going over.',
    },
    twist: {
      title: 'Twist or stick',
      says: 'Twist to take another card, stick to keep what you have. Go over 21 and you’re bust: you lose the round at once.',
    },
    best: {
      title: 'Two hands beat 21',
      says: 'An ace with a ten or a picture is a pontoon, the best hand there is. Five cards without going over 21 come next. The banker wins ties.',
    },
    beats: 'beats',
  },
} as const satisfies PontoonTableWords;
