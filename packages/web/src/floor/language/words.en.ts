/** The floor in English. */
import { capital, figure, inWords } from '@baize/engine/language/en';
import type { FloorWords } from './floor-words.ts';

/** The floor in English. */
export const words = {
  tagLine: (tables) => [`${capital(inWords(tables))} ${tables === 1 ? 'table' : 'tables'},`, 'one bankroll'],
  chips: (count) => (count === 1 ? 'chip' : 'chips'),
  atTable: (chips) => `${figure(chips)} at a table`,
  menu: 'Menu',
  statistics: 'Statistics',
  settings: 'Settings',
  leave: 'Leave',
  lines: {
    holdem: 'Two cards for you, five for everyone',
    blackjack: 'Closer to 21 than the dealer',
    pontoon: 'Twist, stick or five-card trick',
    hearts: 'Take no hearts, or take them all',
    roulette: 'One ball, thirty-seven numbers',
    sabacc: 'Closest to zero takes it all',
  },
  takeSeat: (game) => `${game}: take a seat`,
  backToHand: (game) => `${game}: return to your hand`,
  returnToHand: 'Return to your hand',
  tableKept: 'Your table is waiting',
  held: (stack, atRisk) => `${atRisk > 0 ? `${figure(atRisk)} at risk, ` : ''}${figure(stack)} in front of you`,
  friends: {
    title: 'A table with friends',
    open: 'Open a table and send the link',
    offline: 'Needs a connection. All other tables work without one.',
    backTo: (host) => `Return to ${host}’s table`,
    seatHeld: 'Your seat is held',
  },
  loading: 'Setting up the table …',
  broken: {
    title: 'Something went wrong',
    text: 'This screen can’t go on. Your chips and your table are saved as they were.',
    report: 'The report',
    copy: 'Copy report',
    copied: 'Copied',
    back: 'Back to the floor',
  },
} as const satisfies FloorWords;
