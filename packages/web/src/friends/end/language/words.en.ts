/** The end of a session with friends in English. */
import { and, capital, figure, inWords, many, verb, whoWord, whoWords } from '@baize/engine/language/en';
import type { EndWords } from './end-words.ts';

const points = (count: number): string => many(count, 'point', 'points');
const it = (hands: number): string => (hands === 1 ? 'it' : 'them');
const theyCan = (hands: number): string => (hands === 1 ? 'It' : 'They');

/** The end of a session with friends in English. */
export const words = {
  you: 'You',
  left: 'You left the table',
  result: 'Final result',
  won: (winners, count) => `${capital(whoWords(winners))} ${verb(winners, 'win', 'wins')} with ${points(count)}`,
  leads: (leaders, count) => `${capital(whoWords(leaders))} ${verb(leaders, 'lead', 'leads')} with ${points(count)}`,
  length: ({ hands, time }) => {
    const parts =
      time === undefined
        ? []
        : [
            ...(time.hours > 0 ? [many(time.hours, 'hour', 'hours')] : []),
            ...(time.minutes > 0 ? [many(time.minutes, 'minute', 'minutes')] : []),
          ];
    return `${many(hands, 'hand', 'hands')}${parts.length === 0 ? '' : ` in ${and(parts)}`}`;
  },
  goesOn: 'The game goes on; your seat is held for ten minutes.',
  closedByHost: 'The host has closed the table.',
  standings: 'Final standings',
  names: and,
  bots: (count) => (count === 1 ? 'bot' : 'bots'),
  allBots: 'Bots',
  points,
  whoOwes: 'Who owes whom',
  nobodyOwes: 'Nobody owes anybody',
  thisTableOnly: 'These chips count at this table only: your own stay as they were.',
  biggestWin: (who, chips, hand) =>
    `Biggest win: ${who === undefined ? 'somebody who has left' : whoWord(who)}, ${many(chips, 'chip', 'chips')} in hand ${figure(hand)}.`,
  seal: {
    good: 'Verified.',
    allSealed: 'Every deal was sealed in advance.',
    bad: 'Not verified.',
    notAsSealed: 'The cards dealt weren’t the ones that had been sealed.',
    nothingYet: 'No hand is over yet, so there’s nothing to check.',
    tableSeal: (seal) => `The table’s seal is ${seal}.`,
    check: 'Check it',
  },
  private: {
    stays: (hands) =>
      `${hands === 1 ? 'One hand stays' : `${capital(inWords(hands))} hands stay`} private because some cards were never shown.`,
    agree: (names, hands) => `${and(names)} ${names.length === 1 ? 'agrees' : 'agree'} to reveal ${it(hands)}.`,
    youAgree: (hands) => `You agree. ${theyCan(hands)}’ll be revealed once everyone does.`,
    ifAllAgree: (hands) => `${theyCan(hands)} can be revealed if everyone agrees.`,
    iAgree: 'I agree',
  },
  rematchWanted: (names) => `${and(names)} ${names.length === 1 ? 'wants' : 'want'} a rematch`,
  somebody: 'Somebody',
  backToTable: 'Back to the table',
  rematch: 'Rematch',
  nextTable: 'Join the next table',
  follow: 'When a player opens another table, you can follow them from here.',
  leave: 'Leave',
  save: 'Save the record',
  lookBack: 'Look back',
} as const satisfies EndWords;
