/** Sitting down at a table, and keeping it as it is. Apart from the profile, so that the floor can be shown without what plays a game. */
import type { GameModule, GameTypes } from '@baize/engine';
import type { GameId } from '@baize/games';
import { extendBankroll } from './bankroll.ts';
import { commitmentFor } from './commitment.ts';
import { levelOf } from './levels.ts';
import { nameLog } from './pages.ts';
import { chipTable, isForChips, type Profile, type SavedTable, worthOf } from './profile.ts';
import { noRounds } from './statistics.ts';
import { beginTable, type LocalTable } from './table/local.ts';
import type { Table, TableOpening } from './table/table.ts';

const keepTable = <T extends GameTypes>(
  { game }: GameModule<T>,
  table: Table<T>,
  { logName, promised }: Pick<SavedTable, 'logName' | 'promised'>,
): SavedTable => {
  const { state, rules: _rules, ...record } = table;
  const { stack, atRisk } = game.chips(state, table.me);
  return { ...record, held: { stack, atRisk }, logName, ...(promised === undefined ? {} : { promised }) };
};

/** Why a player may not sit down. */
export type JoinRefusal = 'another-chip-table' | 'not-enough-chips' | 'table-is-kept';

/** A profile after somebody tried to sit down. */
export type JoinResult<T extends GameTypes> =
  | { readonly ok: true; readonly profile: Profile; readonly table: LocalTable<T> }
  | { readonly ok: false; readonly reason: JoinRefusal };

/** Sits down at a fresh table: the stack it is opened with leaves the balance, and the books go on from the profile's. */
export const joinTable = <T extends GameTypes>(
  module: GameModule<T>,
  profile: Profile,
  id: GameId,
  opening: TableOpening,
): JoinResult<T> => {
  const { preset, stacks, bots, me, mixed } = opening;
  const buyIn = stacks[me] ?? 0;
  if (profile.tables[id] !== undefined) return { ok: false, reason: 'table-is-kept' };
  if (buyIn > 0 && chipTable(profile) !== undefined) return { ok: false, reason: 'another-chip-table' };
  if (buyIn > profile.balance) return { ok: false, reason: 'not-enough-chips' };
  const table = beginTable(module, opening, profile.statistics[id] ?? noRounds);
  const sittings = profile.sittings + 1;
  const promised = { promise: commitmentFor(opening), words: mixed?.words ?? '' };
  const seated: Profile = {
    ...profile,
    balance: profile.balance - buyIn,
    usual: { ...profile.usual, [id]: { preset, others: stacks.length - 1, level: levelOf(bots) } },
    tables: { ...profile.tables, [id]: keepTable(module, table.truth, { logName: nameLog(table.truth, sittings), promised }) },
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
  };
  const isNews = lifetime.rounds !== (profile.statistics[id]?.rounds ?? 0);
  return isNews && isForChips(truth) ? { ...kept, bankroll: extendBankroll(profile.bankroll, worthOf(kept)) } : kept;
};
