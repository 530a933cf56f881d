/** Files in English. */
import { figure, many } from '@baize/engine/language/en';
import type { FileWords } from './file-words.ts';

const chips = (count: number): string => many(count, 'chip', 'chips');

/** Files in English. */
export const words = {
  otherEnding: (file, ending) =>
    `${file} ${ending === undefined ? 'has no ending' : `ends in ${ending}`}. What’s written is JSON, so its name should end in .json; .phhs is for hand histories.`,
  writeAnyway: 'Write it anyway?',
  tooLarge: (file) => `${file} is far too large to be one of ours.`,
  unread: (file, why) => `${file} couldn’t be read: ${why}.`,
  itIsTooLarge: 'it’s far too large',
  itWasUnread: (why) => `it couldn’t be read: ${why}`,
  written: (file) => `Written to ${file}.`,
  thereAlready: (file) => `${file} is there already. Choose another name.`,
  unwritten: (file, why) => `${file} couldn’t be written: ${why}.`,
  histories: {
    onlyHoldem: 'Hand histories are for Texas Hold’em. Choose a name that ends in .json.',
    noHand: 'No hand of that session was played to its end.',
    oneHand: (hands) => `A .phh file holds one hand, and there are ${hands}. Choose a name that ends in .phhs.`,
    hand: (file, hand) => `${file}, hand ${hand}`,
    open: (why, stacks) => `not finished, ${why}. So far ${stacks}`,
    unknownStack: 'unknown',
    unplayed: (why) => `it couldn’t be played: ${why}`,
    empty: 'there’s no hand in it',
    progress: (at, of, hands) => `${figure(at)} of ${many(of, 'file', 'files')}, ${many(hands, 'hand', 'hands')}`,
    none: (files) => `There’s no hand history in ${files.join(', ')}.`,
  },
  otherVersion: 'That session was played under another version of the rules.',
  profile: {
    noSave: 'There’s no save yet. Play first: baize.',
    otherSave: 'This version of Baize can’t read your save.',
    saveUnread: (why) => `Your save couldn’t be read: ${why}.`,
    stuck: 'Your save couldn’t be moved out of the way. Nothing was changed.',
    unsaved: (why) => `The profile couldn’t be saved: ${why}.`,
    now: (count, old) => `You have ${chips(count)} now.${old === undefined ? '' : ` Your old save is kept as ${old}.`}`,
    replace: (count, old) =>
      `Replace ${old === 'newer' ? 'your save, which a newer version wrote,' : `your ${chips(old)} and all your statistics`} with ${chips(count)} from the file?`,
    unchanged: 'Nothing was changed.',
    newer: (file) => `A newer version of Baize wrote ${file}.`,
    none: (file) => `${file} isn’t a Baize profile.`,
    open: (pid) => `Baize is open in another window (process ${pid}). Close it first.`,
    denied: 'The folder of your save can’t be written to. Nothing was changed.',
  },
  record: {
    notOver: (game, hasHands) =>
      `Your session at ${game} isn’t over. Its seed is told once you’ve left the table.${hasHands ? ' Its hands can be written before that, to a name that ends in .phhs.' : ''}`,
    noSession: (game) => `There’s no session at ${game} to write down.`,
    before: 'It’s the session before the one that waits for you, which isn’t over.',
    sealed: (seal, said, end, command) => [
      `Before that session you were shown the seal ${seal}`,
      said === '' ? 'and mixed no words into the shuffle.' : `and mixed these words into the shuffle: ${said}`,
      `The record itself has the seal ${end}`,
      `Check the record against all of them: ${command}`,
    ],
    none: (file) => `${file} isn’t the record of a session.`,
    oldRoom: 'The record has an older form, which anybody could change unnoticed: it proves nothing.',
    next: 'Next (Enter) or quit (q)?',
    unlawful: (action) => `The rules don’t allow move ${action} of the record.`,
  },
} as const satisfies FileWords;
