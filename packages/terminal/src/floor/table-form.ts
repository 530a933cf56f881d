/** A table that is being set before somebody sits down at it: how many others and how strong, which rules, how many chips, which words. */
import { type JoinOptions, type Profile, sealOf } from '@baize/casino';
import type { Chips } from '@baize/engine';
import type { FloorGame, FloorPreset } from './floor-game.ts';
import { floorWords } from './language/index.ts';

/** What can be set, from top to bottom. */
export type DraftLine = 'others' | 'level' | 'rules' | 'buy-in' | 'words';

/** A table that is being set. */
export interface TableForm {
  readonly game: FloorGame;
  /** The device's seed; it is committed to before anything is chosen. */
  readonly serverSeed: string;
  /** The line that the keys change. */
  readonly line: DraftLine;
  readonly preset: FloorPreset;
  readonly others: number;
  readonly level: string;
  /** The digits of the buy-in; empty for all there is. */
  readonly typed: string;
  /** The player's own words. */
  readonly words: string;
}

const MAX_DIGITS = 9;
const MAX_WORDS = 26;

/** The lines that this draft has. */
export const linesOf = ({ game, preset }: TableForm): readonly DraftLine[] => [
  ...(preset.others.min < preset.others.max ? (['others'] as const) : []),
  ...(preset.levels.length > 1 ? (['level'] as const) : []),
  ...(game.presets.length > 1 ? (['rules'] as const) : []),
  ...(preset.isForChips ? (['buy-in'] as const) : []),
  'words',
];

/** A draft as it is first shown: as the table was set the last time, or the default of everything. */
export const newDraft = (game: FloorGame, floor: string, { usual }: Profile): TableForm => {
  const last = usual[game.id];
  const preset = game.presets.find(({ name }) => name === last?.preset) ?? game.presets[0];
  const line = preset.isForChips ? 'buy-in' : game.presets.length > 1 ? 'rules' : 'words';
  const draft = withPreset({ game, serverSeed: floor, line, preset, others: 0, level: '', typed: '', words: '' }, preset);
  return last?.preset === preset.name ? setLevel(withOthers(draft, last.others), last.level) : draft;
};

/** The chips that would be brought along. */
export const buyInOf = ({ preset, typed }: TableForm, { balance }: Profile): Chips =>
  preset.isForChips ? (typed === '' ? balance : Number(typed)) : 0;

/** The options that the form stands for. */
export const joinOptionsOf = (draft: TableForm, profile: Profile): JoinOptions => ({
  preset: draft.preset.name,
  others: draft.others,
  level: draft.level,
  buyIn: buyInOf(draft, profile),
  serverSeed: draft.serverSeed,
  words: draft.words.trim(),
});

/** The commitment: the digest of the device's seed and the table as it is set, whatever the player mixes in. */
export const commitmentShown = (draft: TableForm, profile: Profile): string =>
  sealOf({ game: draft.game.id, ...joinOptionsOf(draft, profile) });

/** Why nobody can sit down like this yet; undefined when all is well. */
export const amiss = (draft: TableForm, profile: Profile): string | undefined => {
  if (!draft.preset.isForChips) return undefined;
  const { buyIn: least } = draft.preset;
  const { balance } = profile;
  if (balance < least) return floorWords().amiss.tooPoor(least, balance);
  const buyIn = buyInOf(draft, profile);
  return buyIn < least || buyIn > balance ? floorWords().amiss.range(least, balance) : undefined;
};

// --- changes -------------------------------------------------------------------------------------------------

/** Another preset; the opponents and the chips go with it. */
export const withPreset = (draft: TableForm, preset: FloorPreset): TableForm => ({
  ...draft,
  preset,
  others: preset.others.usual,
  level: preset.level,
  typed: '',
});

/** Another number of opponents; the same draft when the table does not take so many. */
export const withOthers = (draft: TableForm, others: number): TableForm =>
  others < draft.preset.others.min || others > draft.preset.others.max ? draft : { ...draft, others };

/** Stronger or weaker opponents; the same draft when the table has none such. */
export const setLevel = (draft: TableForm, level: string): TableForm =>
  draft.preset.levels.some(({ id }) => id === level) ? { ...draft, level } : draft;

/** One line up or down, round and round. */
export const moveLine = (draft: TableForm, by: number): TableForm => {
  const lines = linesOf(draft);
  return { ...draft, line: lines.at((lines.indexOf(draft.line) + by) % lines.length) ?? draft.line };
};

/** The next or the one before on the line. */
export const shiftField = (draft: TableForm, by: number): TableForm => {
  if (draft.line === 'others') return withOthers(draft, draft.others + by);
  if (draft.line === 'level') {
    const at = draft.preset.levels.findIndex(({ id }) => id === draft.level);
    return setLevel(draft, draft.preset.levels[at + by]?.id ?? draft.level);
  }
  if (draft.line !== 'rules') return draft;
  const { presets } = draft.game;
  const at = presets.findIndex(({ name }) => name === draft.preset.name);
  return withPreset(draft, presets.at((at + by) % presets.length) ?? draft.preset);
};

/** One character more, where something is typed. Undefined when the line takes none such. */
export const typed = (draft: TableForm, char: string): TableForm | undefined => {
  if (draft.line === 'words') return { ...draft, words: (draft.words + char).slice(0, MAX_WORDS) };
  if (!/^\d$/.test(char)) return undefined;
  if (draft.line === 'others') return withOthers(draft, Number(char));
  if (!draft.preset.isForChips) return undefined;
  return { ...draft, line: 'buy-in', typed: (draft.typed + char).replace(/^0+/, '').slice(0, MAX_DIGITS) };
};

/** One character less. */
export const erased = (draft: TableForm): TableForm =>
  draft.line === 'words' ? { ...draft, words: draft.words.slice(0, -1) } : { ...draft, typed: draft.typed.slice(0, -1) };
