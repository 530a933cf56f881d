/** From a player's options to a table that can be opened. */
import { type Chips, capital, digest, fork, type GameModule, type GameTypes, rulesOf, type Words } from '@baize/engine';
import type { GameId } from '@baize/games';
import { commitmentFor, mixSeed } from '../records/commitment.ts';
import { extendBankroll, noRounds } from '../statistics/statistics.ts';
import { beginTable, type LocalTable } from '../table/local-session.ts';
import type { Table, TableOpening } from '../table/table.ts';
import { personasAt } from './personas.ts';
import { chipTable, isForChips, type Profile, type SavedTable, worthOf } from './profile.ts';
import { levelOf, MIXED, type TableOptions } from './settings.ts';

// Sitting down at a table, and keeping it as it is. Apart from the profile, so that the floor can be shown without what plays a game.

/** What a log is called: the game, and a fingerprint of its seed and of which sitting it is. Two sittings may have one seed. */
const nameLog = ({ game, seed }: { readonly game: string; readonly seed: string }, sitting: number): string =>
  `log-${game}-${digest(`${seed} ${sitting}`).slice(0, 16)}`;

const keepTable = <T extends GameTypes>(
  { game }: GameModule<T>,
  table: Table<T>,
  { logName, promised, began }: Pick<SavedTable, 'logName' | 'promised' | 'began'>,
): SavedTable => {
  const { state, rules: _rules, ...record } = table;
  const { stack, atRisk } = game.chips(state, table.me);
  return {
    ...record,
    held: { stack, atRisk },
    logName,
    ...(promised === undefined ? {} : { promised }),
    ...(began === undefined ? {} : { began }),
  };
};

/** Why a player may not sit down. */
export type JoinRefusal = 'another-chip-table' | 'not-enough-chips' | 'table-is-kept';

/** A profile after somebody tried to sit down. */
export type JoinResult<T extends GameTypes> =
  | { readonly ok: true; readonly profile: Profile; readonly table: LocalTable<T> }
  | { readonly ok: false; readonly reason: JoinRefusal };

/**
 * Sits down at a fresh table: the stack it is opened with leaves the balance, and the books go on from the profile's.
 * `at`: the time now, in milliseconds since 1970, from whoever has a clock.
 */
export const joinTable = <T extends GameTypes>(
  module: GameModule<T>,
  profile: Profile,
  id: GameId,
  opening: TableOpening,
  at?: number,
): JoinResult<T> => {
  const { preset, stacks, bots, me, mixed } = opening;
  const buyIn = stacks[me] ?? 0;
  if (profile.tables[id] !== undefined) return { ok: false, reason: 'table-is-kept' };
  if (buyIn > 0 && chipTable(profile) !== undefined) return { ok: false, reason: 'another-chip-table' };
  if (buyIn > profile.balance) return { ok: false, reason: 'not-enough-chips' };
  const table = beginTable(module, opening, profile.statistics[id] ?? noRounds);
  const sittings = profile.sittings + 1;
  const logName = nameLog(table.truth, sittings);
  const promised = { promise: commitmentFor(module.game.id, opening), words: mixed?.words ?? '' };
  const seated: Profile = {
    ...profile,
    balance: profile.balance - buyIn,
    usual: { ...profile.usual, [id]: { preset, others: stacks.length - 1, level: levelOf(bots) } },
    tables: { ...profile.tables, [id]: keepTable(module, table.truth, { logName, promised, ...(at === undefined ? {} : { began: at }) }) },
    sittings,
  };
  return { ok: true, profile: saveTable(module, seated, id, table), table };
};

/** The profile after something happened at a table: the table as it is now, and the rounds that were settled at it. */
export const saveTable = <T extends GameTypes>(
  module: GameModule<T>,
  profile: Profile,
  id: GameId,
  { truth, lifetime }: Pick<LocalTable<T>, 'truth' | 'lifetime'>,
): Profile => {
  const kept: Profile = {
    ...profile,
    tables: { ...profile.tables, [id]: keepTable(module, truth, profile.tables[id] ?? { logName: nameLog(truth, profile.sittings) }) },
    statistics: { ...profile.statistics, [id]: lifetime },
    last: id,
  };
  const isNews = lifetime.rounds !== (profile.statistics[id]?.rounds ?? 0);
  return isNews && isForChips(truth) ? { ...kept, bankroll: extendBankroll(profile.bankroll, worthOf(kept)) } : kept;
};

/** What a player asks for. */
export interface JoinOptions {
  readonly preset: string;
  /** How many others sit at the table. */
  readonly others: number;
  /** How strong they are: one of the game's levels; as the game likes it if left out. */
  readonly level?: string;
  /** The chips the player brings; 0 where nothing is staked. */
  readonly buyIn: Chips;
  /** The device's own seed. */
  readonly serverSeed: string;
  /** The player's own words, to be mixed in; empty for none. */
  readonly words?: string;
}

/** How many others a preset takes: from, to. */
export const othersAt = <T extends GameTypes>({ game }: GameModule<T>, preset: string): { readonly min: number; readonly max: number } => {
  const { min, max } = game.seats(rulesOf(game, preset));
  return { min: min - 1, max: max - 1 };
};

/**
 * How strong the others at a preset can be, weakest first, and how strong they are by default. Nothing is to be chosen where nobody
 * else sits, or where the opponents are meant to be mixed.
 */
export const levelsAt = <T extends GameTypes>(
  module: GameModule<T>,
  preset: string,
): { readonly levels: readonly string[]; readonly usual: string } => {
  const { max } = othersAt(module, preset);
  const company = module.lineUp(rulesOf(module.game, preset), max, fork('00'.repeat(32), 'company'));
  const usual = levelOf(company.map((persona) => persona?.bot ?? null));
  return { levels: usual === MIXED ? [] : Object.keys(module.bots), usual };
};

/** A table with others of this level; as it was, if they come mixed. */
export const withLevel = (opening: TableOpening, level: string): TableOpening =>
  level === MIXED ? opening : { ...opening, bots: opening.bots.map((bot) => (bot === null ? null : level)) };

/** What a level is called. */
export const levelWords = <T extends GameTypes>({ levels }: Words<T>, level: string): string => levels?.[level] ?? capital(level);

/** A setting that the game has: what of it does not fit its preset is as usual there. */
export const fitTableOptions = <T extends GameTypes>(module: GameModule<T>, { preset, others, level }: TableOptions): TableOptions => {
  const { min, max } = othersAt(module, preset);
  const { levels, usual } = levelsAt(module, preset);
  return { preset, others: Math.max(min, Math.min(max, others)), level: levels.includes(level) ? level : usual };
};

/** Whether a preset is played for chips. */
export const isPlayedForChips = <T extends GameTypes>({ game }: GameModule<T>, preset: string): boolean =>
  game.seats(rulesOf(game, preset)).buyIn > 0;

/** The opening of the table that was wished for. */
export const openingFor = <T extends GameTypes>({ game, lineUp }: GameModule<T>, options: JoinOptions): TableOpening => {
  const { preset, others, level = MIXED, buyIn, serverSeed, words = '' } = options;
  const seed = mixSeed(serverSeed, words);
  const seats = lineUp(rulesOf(game, preset), others, fork(seed, 'company'));
  const me = seats.indexOf(null);
  const opening = {
    preset,
    seed,
    ...(words === '' ? {} : { mixed: { house: serverSeed, words } }),
    me,
    stacks: seats.map((persona) => persona?.stack ?? buyIn),
    bots: seats.map((persona) => persona?.bot ?? null),
    names: [],
  };
  return withLevel({ ...opening, names: personasAt(opening).map((one) => one?.name ?? 'You') }, level);
};
