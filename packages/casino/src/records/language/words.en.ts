/** The check of a record in English. */
import { figure, many } from '@baize/engine/language/en';
import type { RecordWords, Unchecked } from './record-words.ts';

const unchecked: Readonly<Record<Unchecked, string>> = {
  promise: 'whether the seed, the rules and your chips were fixed before the session (give the seal you were shown)',
  table: 'whether you sat down with these chips (the seal comes from an earlier version that didn’t cover them)',
  words: 'whether your own words are in the shuffle (give them, or say you gave none)',
  bots: 'whether the bots saw only their own cards',
  end: 'whether this is the whole session, to its end (give the seal you were shown when the record was written)',
};
const actions = (count: number): string => many(count, 'action', 'actions');

/** The check of a record in English. */
export const words = {
  good: (count, left) => {
    const replays = `${actions(count)} ${count === 1 ? 'replays' : 'replay'} to the same cards and chips.`;
    return left.length === 0
      ? `Everything matches: the seed is the one that was sealed, and ${replays}`
      : `Everything that could be checked matches: ${replays} Not checked: ${left.map((what) => unchecked[what]).join('; ')}.`;
  },
  otherVersion: 'This session was played under a different version of the rules, so it can’t be checked here.',
  cannotOpen: 'No table can be opened like this.',
  seed: 'The seed doesn’t follow from the device’s seed and the player’s words.',
  promise: 'This isn’t what was sealed before the session: the seed, the rules, the seats or your chips are different.',
  words: 'These aren’t the words that were mixed into the shuffle.',
  seats: 'This table wasn’t set up like this: a seat, a name, a bot or its chips don’t follow from the seed.',
  chips: 'The play leads to different chips than the record says.',
  end: 'This isn’t the record that was written then: something was changed, added or cut off.',
  noted: (count, chips) => `The record doesn’t end the way this device noted it: after ${actions(count)}, with ${figure(chips)} chips.`,
  deal: 'Even the deal is different.',
  line: (action) => `The first difference is at action ${figure(action)}.`,
  bot: (action, name) =>
    `At action ${figure(action)}, ${name} does something this bot wouldn’t: it knew more than it should, the record was changed, or it comes from a version with other bots.`,
} as const satisfies RecordWords;
