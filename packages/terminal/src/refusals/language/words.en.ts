/** Refusals in English. */
import { and, many } from '@baize/engine/language/en';
import { quoted } from '../../kit/text.ts';
import type { UnknownKind } from '../faults.ts';
import { adviceFor, type RefusalWords } from './refusal-words.ts';

const kinds: Readonly<Record<UnknownKind, string>> = {
  game: 'game',
  oddsGame: 'game with odds',
  option: 'option',
  preset: 'preset',
  friendsPreset: 'preset for friends',
  level: 'level',
  speed: 'speed',
  theme: 'theme',
  language: 'language',
  shell: 'shell',
  topic: 'topic',
};

/** Refusals in English. */
export const words = {
  unknown: (what, given, known, dashes = '') => {
    const { word, near, all } = adviceFor(given, known, dashes);
    const advice = near === undefined ? `There ${all.length === 1 ? 'is' : 'are'}: ${all.join(', ')}.` : `Did you mean ${near}?`;
    return `There is no ${kinds[what]} ${word}. ${advice}`;
  },
  noOption: (raw) => `There is no option ${quoted(raw)}. Try --help.`,
  needsWord: (option) => `--${option} needs a value. Try --help.`,
  takesNoValue: (option, value) => `--${option} takes no value. Leave out ${quoted(value)}.`,
  tooMany: (what, word) => `One ${what} at a time: ${quoted(word)} is one word too many.`,
  withGame: (option) => `--${option} goes with a game: baize pontoon --${option}. Try --help.`,
  notHere: (option) => `--${option} does nothing here. Try --help.`,
  badSeal: () => 'A seal is 64 hex digits, 0 to 9 and a to f, or the first 8 of them.',
  badSeed: () => 'A seed is up to 64 hex digits: 0 to 9 and a to f.',
  noFile: (command) => `Name a file: baize ${command} FILE. Try --help.`,
  noShell: (shells) => `Name a shell: ${shells.join(', ')}.`,
  noGame: (command, example, known) =>
    `Name a game: baize ${command} ${example}.${known.length === 0 ? '' : ` There are: ${known.join(', ')}.`}`,
  notWhole: (option, given) => `--${option} needs a whole number, not ${quoted(given)}.`,
  notWholeNumbers: (options) => `${and(options.map((option) => `--${option}`))} need whole numbers.`,
  opponents: (preset, min, max) =>
    `With the preset ${preset}, a table has ${min === max ? '' : `${min} to `}${many(max, 'opponent', 'opponents')}.`,
  alone: (preset, option) => `With the preset ${preset} you play alone: leave out --${option}.`,
  badName: (name) => `${quoted(name)} can’t be used as a name. Use up to twenty letters and digits.`,
  noLink: () => 'Give the link you were sent, or the words of a table in your network: baize join LINK.',
  badLink: (link) => `${quoted(link)} doesn’t lead to a table. A link looks like http://192.168.1.20:8321/#/room/0123456789abcdef.`,
  notShared: (game) => `${game} is for one player: friends can’t share it.`,
} as const satisfies RefusalWords;
