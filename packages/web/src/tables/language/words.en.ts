/** The room round a table in English. */
import { figure, inWords, many } from '@baize/engine/language/en';
import type { SeatWords } from './seat-words.ts';

const chips = (count: number): string => many(count, 'chip', 'chips');

/** The room round a table in English. */
export const words = {
  opponentsBehind: (count) => `, ${inWords(count)} ${count === 1 ? 'opponent' : 'opponents'}`,
  opponents: (count) => (count === 1 ? 'One opponent' : `${figure(count)} opponents`),
  takeASeat: 'Take a seat',
  newHere: 'New to this game?',
  learn: 'Learn in a minute',
  learnWithPictures: 'Learn in a minute, with pictures',
  sitDown: 'Sit down',
  rules: 'Rules',
  settings: 'Settings',
  hint: 'Hint',
  strength: 'Bot strength',
  chipsElsewhere: (table) => `Your chips are at ${table}.`,
  fairPlay: {
    title: 'Fair play',
    about:
      'The cards come from a seed that’s already drawn. This is its seal. Afterwards the record shows the seed, and anyone can check that they match.',
    words: 'Words of your own, mixed into the seed',
  },
  bring: {
    label: 'Chips to bring',
    tooFew: (least, balance) => `You need ${chips(least)} for this table, and you have ${figure(balance)}.`,
    range: (least, balance) => (least === balance ? `all ${figure(balance)}` : `${figure(least)} to ${figure(balance)}`),
    atLeast: (least) => `Bring at least ${chips(least)}.`,
    atMost: (balance) => `You have ${chips(balance)} to bring.`,
  },
  rival: {
    title: 'One table at a time',
    still: (table, stack, atRisk) =>
      `You’re still sitting at ${table} with ${chips(stack)} in front of you. Your chips can only be at one table.${atRisk > 0 ? ` You’d lose the ${chips(atRisk)} at risk there.` : ''}`,
    stay: 'Stay',
    leave: (atRisk) => (atRisk > 0 ? `Leave it and lose ${figure(atRisk)}` : 'Leave it'),
    go: 'Go there',
  },
  lesson: { page: (page, of) => `${figure(page)} of ${figure(of)}`, skip: 'Skip', back: 'Back', next: 'Next', done: 'Deal me in' },
  lookBack: 'Look back',
  lookBackLast: 'Look back at your last session',
  back: 'Back',
  coach: 'Coach',
  longRun: 'The long run: a hundred evenings drawn as lines, to see what an edge means',
  keys: { title: 'Keys', mute: 'Mute', these: 'These keys', close: 'Close, go back', leave: 'Leave the table' },
  leave: {
    title: 'Leave the table?',
    go: 'Leave',
    stay: 'Stay',
    cost: (count) => `The round isn’t over. If you leave now, you lose the ${chips(count)} you have at risk.`,
  },
  closed: (table, count) => `Your ${table} table couldn’t be reopened${count > 0 ? `; its ${chips(count)} are yours again` : ''}.`,
  quips: {
    glad: ['Ha!', 'Lovely.', 'At last!', 'Why not?', 'Ta!'],
    sad: ['Ouch.', 'Oh dear.', 'Oh no.', 'Typical.', 'Hm.'],
    awed: ['Oh!', 'My word.', 'Really?', 'Bold.', 'Well …'],
  },
} as const satisfies SeatWords;
