/** The pages without a table in English. */
import { figure, many } from '@baize/engine/language/en';
import type { EntryWords } from './entry-words.ts';

/** The pages without a table in English. */
export const words = {
  leaving: {
    title: 'See you soon',
    kept: (chips) => `Your ${many(chips, 'chip is', 'chips are')} safe, and so is every table you left open. You can close this page now.`,
    notKept: 'This browser doesn’t save anything: your chips last until you close this page.',
    back: 'Come back in',
  },
  elsewhere: {
    title: 'Baize is open in another window',
    text: 'Your chips can only be in one place, so nothing is played or saved here. Carry on in the other window, or here.',
    playHere: 'Play here instead',
  },
  newer: {
    title: 'Your save is from a newer version',
    text: 'It’s been left exactly as it is. Reload this page to get the newest version of Baize, then play on.',
    reload: 'Reload',
  },
  broke: {
    lastChip: 'That was your last chip',
    thanks: 'You have no chips left. Thanks for playing!',
    title: 'You’re out of chips',
    again: (chips) => `Start again with ${figure(chips)} new chips. Your statistics are kept.`,
    start: 'Start again',
    lookBack: 'Look back',
    save: 'Save last session',
  },
} as const satisfies EntryWords;
