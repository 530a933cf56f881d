/** A visit in English. */
import { many } from '@baize/engine/language/en';
import type { RuntimeWords, SaveAside } from './runtime-words.ts';

const kept = (aside: SaveAside): string =>
  aside === 'stuck' ? 'it couldn’t be moved out of the way, so nothing will be saved' : `it’s kept as ${aside.name}`;

/** A visit in English. */
export const words = {
  disk: {
    full: 'the disk is full',
    quota: 'you’ve used up your space on the disk',
    denied: 'permission denied',
    'read-only': 'the disk is read-only',
    'no-folder': 'there’s a file where its folder should be',
    missing: 'it isn’t there',
    taken: 'something else is in its place',
    'is-folder': 'it’s a folder',
    silent: 'the disk doesn’t answer',
  },
  goodNight: 'Good night.',
  yourTurn: 'your turn',
  crash: {
    stopped: (safe, details) => `Something went wrong in Baize and the game had to stop.${safe === undefined ? '' : ` ${safe}`} ${details}`,
    detailsIn: (path) => `The details are in ${path}.`,
    noDetails: (why) => `The details couldn’t be written down: ${why}.`,
    houseLog: 'the server’s log',
  },
  yesNo: { question: (question) => `${question} Yes (y) or no (n)?`, answers: 'Type y or yes, n or no.' },
  save: {
    unread: (aside) => `Your save couldn’t be read: ${kept(aside)}. You start again with 1,000 chips.`,
    before: (aside) => `Your save couldn’t be read: ${kept(aside)}. You go on from one step before it.`,
    newer: 'A newer version of Baize wrote your save. It’s left as it is: play with that version.',
    unopened: (why) => `Your save couldn’t be opened: ${why}. Nothing was changed.`,
    notSaved: (why) => `Not saved: ${why}.`,
    chipsUnsaved: (why) => `Your chips couldn’t be saved: ${why}. You can play on; what was saved before is safe.`,
    chipsAsBefore: 'Your chips couldn’t be saved; they’re as they were last saved.',
    inTheWay: 'an unreadable save is in the way',
    safe: 'Your chips are safe.',
    lost: 'Baize was taken over in another window, so this one has stopped.',
    takeOver: (pid) => `Baize is open in another window (process ${pid}). Take over here?`,
    tableClosed: (chips) =>
      `A table couldn’t be read and was closed${chips > 0 ? `; its ${many(chips, 'chip is', 'chips are')} yours again` : ''}.`,
    rivals: 'Two tables held chips at once; both were closed and the chips are yours again.',
  },
  session: {
    statisticsUnsaved: (why) => `The session’s statistics couldn’t be saved: ${why}.`,
    recordUnsaved: (why) => `The record of the session couldn’t be saved: ${why}.`,
    safe: 'Your statistics are saved.',
  },
  lookBackUnsaved: (why) => `The results of this look back weren’t saved: ${why}.`,
  oldPuzzle: 'This puzzle can’t be set up any more.',
} as const satisfies RuntimeWords;
