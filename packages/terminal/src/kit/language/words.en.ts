/** The frame in English. */
import { capital, or } from '@baize/engine/language/en';
import type { KitWords } from './kit-words.ts';

/** The frame in English. */
export const words = {
  amount: {
    thousands: ',',
    aboveZero: 'An amount has to be more than zero.',
    whole: 'Whole amounts only.',
    none: (typed) => `${typed} isn’t an amount.`,
    only: (sum) => `Type ${sum}.`,
    range: (least, most) => `Type an amount from ${least} to ${most}.`,
  },
  question: (answers) => `${capital(or(answers))}?`,
  letterOrWord: 'Type a letter or the whole word, then Enter. ? is help, q is quit.',
  turnTitle: 'Baize: your turn',
  compact: (columns) => `Compact view. Widen to ${columns} columns.`,
  tooSmall: (columns, rows, leastColumns, leastRows) =>
    `This window is ${columns} by ${rows}. The table needs ${leastColumns} by ${leastRows}.`,
  mouse: {
    table: 'The mouse is for the table. Ctrl+T gives it back; Shift selects text.',
    text: 'The mouse selects text. Ctrl+T gives it to the table again.',
  },
  help: {
    keys: 'Keys',
    rules: 'Rules',
    thisTable: 'At this table',
    everyTable: 'At every table',
    does: {
      enter: 'deal, next, confirm',
      space: 'skip a pause',
      hint: 'a hint',
      tab: 'score, statistics',
      log: 'what was said; / searches',
      mouse: 'mouse, or select text',
      escape: 'back, clear',
      quit: 'leave, or quit',
    },
    note: 'Capital or small letters both work. If something is dim, you can’t do it now; press its letter anyway and the table tells you why.',
  },
} as const satisfies KitWords;
