/** The first steps in English. */
import type { FirstWords } from './first-words.ts';

/** The first steps in English. */
export const words = {
  firstHand: {
    title: 'Your first hand: Pontoon',
    text: 'Get closer to 21 than the banker without going over. Twist takes another card, stick keeps what you have. Nothing is at stake, and the banker wins ties.',
    deal: 'Deal me in',
  },
  backTo: (game) => `Back to ${game}`,
  asLeft: 'Your table is as you left it',
  asLastTime: 'Set up as last time',
  example: {
    none: 'No sessions yet. Once you leave a table, your session appears here. You’ll see what each decision cost and why another was better, and you can try it again.',
    example: 'Example',
    mistake: 'You stood on 12 against a ten. Hitting was better.',
    why: 'For every 100 bet, standing loses 54 on average and hitting 38: it cost you 16.',
    playFirst: 'Play your first hand',
    chooseTable: 'Choose a table',
  },
} as const satisfies FirstWords;
