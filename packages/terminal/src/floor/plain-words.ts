/** What the floor says in plain mode. */
import { netOfProfile, type Profile, worthOf } from '@baize/casino';
import { capital } from '@baize/engine';
import { gameIds } from '@baize/games';
import { quoted, signedChips } from '../kit/text.ts';
import type { Sitter } from './floor-game.ts';
import { floorWords, presetWords } from './language/index.ts';
import { waitingWords } from './sentences.ts';
import { floorSettings, settingShown } from './settings.ts';
import { allBooks, type Books, bankruptcyWords } from './statistics-view.ts';
import { commitmentShown, type DraftLine, type TableForm } from './table-form.ts';
import { floorTiles } from './tiles.ts';

/** The tables and everything else that can be asked for. */
export const tablesLine = (profile: Profile): string =>
  floorWords().plain.tables(
    gameIds.map((id, at) => ({ number: at + 1, name: floorTiles[id].name, isKept: profile.tables[id] !== undefined })),
  );

/** The welcome on the floor. */
export const welcomeLines = (profile: Profile, notes: readonly string[]): readonly string[] => [
  floorWords().plain.welcome(worthOf(profile)),
  ...notes,
  ...waitingWords(profile),
  tablesLine(profile),
];

const bookLine = ({ tile, statistics: { rounds, won, lost, pushed, net }, hasChips }: Books): string =>
  floorWords().plain.book({
    game: tile.name,
    of: tile.rounds,
    rounds,
    won,
    lost,
    pushed,
    net: hasChips ? signedChips(net) : undefined,
  });

/** "Plays (VPIP) 27 in 100, hands you chose to pay for." */
const figureLines = ({ tile, figures = [] }: Books): readonly string[] =>
  figures.map(({ name, value, unit = '', means }) =>
    floorWords().plain.figure(tile.name, name, `${value}${unit === '' ? '' : ` ${unit}`}`, means),
  );

/** The statistics, a line for each game and for each of its own figures. */
export const statisticsLines = (profile: Profile): readonly string[] => {
  const books = allBooks(profile);
  const rounds = books.reduce((sum, { statistics }) => sum + statistics.rounds, 0);
  const { low, peak } = profile.bankroll;
  return [
    floorWords().plain.since(rounds, worthOf(profile), signedChips(netOfProfile(profile))),
    floorWords().plain.range(low, peak),
    ...(profile.bankruptcies === 0 ? [] : [`${capital(bankruptcyWords(profile))}.`]),
    ...books.filter(({ statistics }) => statistics.rounds > 0).flatMap((one) => [bookLine(one), ...figureLines(one)]),
  ];
};

/** The settings as they are, and what each can be. */
export const optionsLines = ({ settings }: Profile): readonly string[] =>
  floorSettings.map(settingShown).map(({ name, options }) => {
    const now = options.find(({ option }) => option.isSet(settings))?.label ?? '';
    return floorWords().plain.setting(
      name,
      now,
      options.map(({ word }) => word),
    );
  });

/** What is asked for each line of a draft. */
export const draftQuestion = (draft: TableForm, line: DraftLine, { balance }: Profile): string => {
  const { preset, game } = draft;
  const { plain } = floorWords();
  switch (line) {
    case 'rules':
      return plain.rules(
        game.presets.map(({ name }) => presetWords(game.id, name)),
        presetWords(game.id, preset.name).name,
      );
    case 'others':
      return plain.others(preset.others.min, preset.others.max, draft.others);
    case 'level': {
      const chosen = preset.levels.find(({ id }) => id === draft.level);
      return plain.levels(
        preset.levels.map(({ name }) => name.toLowerCase()),
        (chosen?.name ?? draft.level).toLowerCase(),
      );
    }
    case 'buy-in':
      return plain.buyIn(preset.buyIn, balance);
    case 'words':
      return plain.words;
  }
};

/** How many digits of the seal are enough to compare by eye. */
const SHORT_SEAL = 8;

/** The seal in a short word, before the player says anything about the shuffle. */
export const commitmentLine = (draft: TableForm, profile: Profile): string =>
  floorWords().plain.sealed(commitmentShown(draft, profile).slice(0, SHORT_SEAL));

/** All of the seal, for whoever asks for it. */
export const wholeCommitment = (draft: TableForm, profile: Profile): readonly string[] => [
  floorWords().plain.seal,
  commitmentShown(draft, profile),
];

/** Why a table cannot be set as it was asked for in one line. */
export const cannotSet = ({ game, preset }: TableForm, word: string): string =>
  floorWords().plain.cannotSet({
    word: quoted(word),
    presets: game.presets.map(({ name }) => presetWords(game.id, name).name),
    levels: preset.levels.map(({ name }) => name.toLowerCase()),
    others: preset.others.min < preset.others.max ? [preset.others.min, preset.others.max] : undefined,
    isForChips: game.presets.some(({ isForChips }) => isForChips),
  });

/** Who sits at the table, and what the player brings. */
export const sittingLines = ({ game, preset }: TableForm, buyIn: number, others: readonly Sitter[]): readonly string[] => [
  floorWords().plain.sitting(floorTiles[game.id].name, presetWords(game.id, preset.name).name, buyIn, others),
  floorWords().plain.letterOrWord,
  '',
];
