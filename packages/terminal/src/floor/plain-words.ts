/** What the floor says in plain mode. */
import { type Profile, worthOf } from '@baize/casino';
import { capital, figure, inWords, listOr } from '@baize/engine';
import { gameIds } from '@baize/games';
import { signedChips } from '../kit/text.ts';
import { chipWords, waitingWords } from './sentences.ts';
import { floorSettings } from './settings.ts';
import { allBooks, type Books, bankruptcyWords, netOf } from './statistics-view.ts';
import { type DraftLine, promiseFor, type TableForm } from './table-form.ts';
import { floorTiles } from './tiles.ts';

/** The tables and everything else that can be asked for. */
export const tablesLine = (profile: Profile): string => {
  const tables = gameIds.map(
    (id, at) => `${at + 1} ${floorTiles[id].name}${profile.tables[id] === undefined ? '' : ', return to your hand'}.`,
  );
  return `${tables.join(' ')} Or: statistics, options, help (?), quit (q).`;
};

/** The welcome on the floor. */
export const welcomeLines = (profile: Profile, notes: readonly string[]): readonly string[] => [
  `Baize. Good evening. You have ${chipWords(worthOf(profile))}.`,
  ...notes,
  ...waitingWords(profile),
  tablesLine(profile),
];

/** What is said to an answer that names no table. */
export const noSuchTable = (): string => {
  const last = gameIds.at(-1);
  const example = last === undefined ? '' : `, or a name such as ${floorTiles[last].name.toLowerCase()}`;
  return gameIds.length === 1
    ? `There is one table. Type 1${example}.`
    : `There are ${inWords(gameIds.length)} tables. Type 1 to ${gameIds.length}${example}.`;
};

const counted = (count: number, what: string): string => `${figure(count)} ${count === 1 ? what.replace(/s$/, '') : what}`;

const bookLine = ({ tile, statistics: { rounds, won, lost, pushed, net }, hasChips }: Books): string => {
  const even = pushed > 0 ? `, ${figure(pushed)} pushed` : '';
  return `${tile.name}: ${counted(rounds, tile.rounds)}, ${figure(won)} won, ${figure(lost)} lost${even}${hasChips ? `, net ${signedChips(net)}` : ''}.`;
};

/** The statistics, a line for each game. */
export const statisticsLines = (profile: Profile): readonly string[] => {
  const books = allBooks(profile);
  const rounds = books.reduce((sum, { statistics }) => sum + statistics.rounds, 0);
  const { low, peak } = profile.bankroll;
  return [
    `${counted(rounds, 'rounds')} since you first sat down. Chips ${figure(worthOf(profile))}, net ${signedChips(netOf(profile))}.`,
    `Lowest ${figure(low)}, highest ${figure(peak)}.`,
    ...(profile.bankruptcies === 0 ? [] : [`${capital(bankruptcyWords(profile))}.`]),
    ...books.filter(({ statistics }) => statistics.rounds > 0).map(bookLine),
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
  const { preset, door } = draft;
  switch (line) {
    case 'rules': {
      const rules = door.presets.map(({ name }, at) => `${name} (${at + 1}), ${floorTiles[door.id].presets[name] ?? name}`);
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
      return 'Words of your own to mix into the shuffle? Enter for none';
  }
};

/** The promise, before the player says anything about the shuffle. */
export const promiseLines = (draft: TableForm): readonly string[] => ['The house promises its seed, by its sha256:', promiseFor(draft)];

/** Who sits at the table, and what the player brings. */
export const sittingLines = (
  draft: TableForm,
  buyIn: number,
  company: readonly { readonly name: string; readonly stack: number }[],
): string[] => {
  const guests = company.map(({ name, stack }) => (stack > 0 ? `${name} with ${figure(stack)}` : name));
  const others = guests.length === 0 ? 'You sit alone, against the house.' : `At the table: ${guests.join(', ')}.`;
  return [
    `${floorTiles[draft.door.id].name}, ${draft.preset.name} rules. ${buyIn > 0 ? `You bring ${chipWords(buyIn)}. ` : ''}${others}`,
    'Type a letter or the whole word, then Enter. ? is help, q goes back to the floor.',
    '',
  ];
};
