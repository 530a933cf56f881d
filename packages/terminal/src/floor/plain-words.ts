/** What the floor says in plain mode. */
import { netOfProfile, type Profile, worthOf } from '@baize/casino';
import { capital, figure, listOr } from '@baize/engine';
import { gameIds } from '@baize/games';
import { quoted, signedChips } from '../kit/text.ts';
import { chipWords, waitingWords } from './sentences.ts';
import { floorSettings } from './settings.ts';
import { allBooks, type Books, bankruptcyWords } from './statistics-view.ts';
import { commitmentShown, type DraftLine, type TableForm } from './table-form.ts';
import { floorTiles } from './tiles.ts';

/** The tables and everything else that can be asked for. */
export const tablesLine = (profile: Profile): string => {
  const tables = gameIds.map(
    (id, at) => `${at + 1} ${floorTiles[id].name}${profile.tables[id] === undefined ? '' : ', return to your hand'}.`,
  );
  return `${tables.join(' ')} Or: look back, puzzle, friends, statistics, options, help (?), quit (q).`;
};

/** The welcome on the floor. */
export const welcomeLines = (profile: Profile, notes: readonly string[]): readonly string[] => [
  `Baize. Good evening. You have ${chipWords(worthOf(profile))}.`,
  ...notes,
  ...waitingWords(profile),
  tablesLine(profile),
];

const counted = (count: number, what: string): string => `${figure(count)} ${count === 1 ? what.replace(/s$/, '') : what}`;

const bookLine = ({ tile, statistics: { rounds, won, lost, pushed, net }, hasChips }: Books): string => {
  const even = pushed > 0 ? `, ${figure(pushed)} pushed` : '';
  return `${tile.name}: ${counted(rounds, tile.rounds)}, ${figure(won)} won, ${figure(lost)} lost${even}${hasChips ? `, net ${signedChips(net)}` : ''}.`;
};

/** "Plays (VPIP) 27 in 100, hands you chose to pay for." */
const figureLines = ({ tile, figures = [] }: Books): readonly string[] =>
  figures.map(({ name, value, unit = '', means }) => `${tile.name}, ${name}: ${value}${unit === '' ? '' : ` ${unit}`} (${means}).`);

/** The statistics, a line for each game and for each of its own figures. */
export const statisticsLines = (profile: Profile): readonly string[] => {
  const books = allBooks(profile);
  const rounds = books.reduce((sum, { statistics }) => sum + statistics.rounds, 0);
  const { low, peak } = profile.bankroll;
  return [
    `${counted(rounds, 'rounds')} since you first sat down. Chips ${figure(worthOf(profile))}, net ${signedChips(netOfProfile(profile))}.`,
    `Lowest ${figure(low)}, highest ${figure(peak)}.`,
    ...(profile.bankruptcies === 0 ? [] : [`${capital(bankruptcyWords(profile))}.`]),
    ...books.filter(({ statistics }) => statistics.rounds > 0).flatMap((one) => [bookLine(one), ...figureLines(one)]),
  ];
};

/** The settings as they are, and what each can be. */
export const optionsLines = ({ settings }: Profile): readonly string[] =>
  floorSettings.map(({ name, options }) => {
    const now = options.find(({ isSet }) => isSet(settings))?.label ?? '';
    return `${name}: ${now}. Can be ${listOr(options.map(({ word }) => word))}.`;
  });

/** What is asked for each line of a draft. */
export const draftQuestion = (draft: TableForm, line: DraftLine, { balance }: Profile): string => {
  const { preset, game } = draft;
  switch (line) {
    case 'rules': {
      const rules = game.presets.map(({ name }, at) => `${name} (${at + 1}), ${floorTiles[game.id].presets[name] ?? name}`);
      return `Rules: ${rules.join('; ')}? Enter for ${preset.name}`;
    }
    case 'others':
      return `How many opponents, ${preset.others.min} to ${preset.others.max}? Enter for ${draft.others}`;
    case 'level': {
      const levels = preset.levels.map(({ name }, at) => `${name.toLowerCase()} (${at + 1})`);
      const chosen = preset.levels.find(({ id }) => id === draft.level);
      return `How strong are they: ${levels.join(', ')}? Enter for ${(chosen?.name ?? draft.level).toLowerCase()}`;
    }
    case 'buy-in':
      return `How many chips, ${figure(preset.buyIn)} to ${figure(balance)}? Enter for all you have`;
    case 'words':
      return 'Words of your own to mix into the shuffle? Enter for none, seal for all of the seal';
  }
};

/** How many digits of the seal are enough to compare by eye. */
const SHORT_SEAL = 8;

/** The seal in a short word, before the player says anything about the shuffle. */
export const commitmentLine = (draft: TableForm, profile: Profile): string =>
  `The house has sealed its seed: ${commitmentShown(draft, profile).slice(0, SHORT_SEAL)}.`;

/** All of the seal, for whoever asks for it. */
export const wholeCommitment = (draft: TableForm, profile: Profile): readonly string[] => [
  'The seal, sha256:',
  commitmentShown(draft, profile),
];

/** Why a table cannot be set as it was asked for in one line. */
export const cannotSet = ({ game, preset }: TableForm, word: string): string => {
  const rules = listOr(game.presets.map(({ name }) => name));
  const levels = preset.levels.length > 1 ? `, ${listOr(preset.levels.map(({ name }) => name.toLowerCase()))}` : '';
  const others = preset.others.min < preset.others.max ? `, ${preset.others.min} to ${preset.others.max} opponents` : '';
  const chips = game.presets.some(({ isForChips }) => isForChips) ? ', and your chips' : '';
  return `${quoted(word)} cannot be set there. There are: ${rules}${levels}${others}${chips}.`;
};

/** Who sits at the table, and what the player brings. */
export const sittingLines = (
  draft: TableForm,
  buyIn: number,
  audience: readonly { readonly name: string; readonly stack: number }[],
): string[] => {
  const guests = audience.map(({ name, stack }) => (stack > 0 ? `${name} with ${figure(stack)}` : name));
  const others = guests.length === 0 ? 'You sit alone, against the house.' : `At the table: ${guests.join(', ')}.`;
  return [
    `${floorTiles[draft.game.id].name}, ${draft.preset.name} rules. ${buyIn > 0 ? `You bring ${chipWords(buyIn)}. ` : ''}${others}`,
    'Type a letter or the whole word, then Enter. ? is help, q goes back to the floor.',
    '',
  ];
};
