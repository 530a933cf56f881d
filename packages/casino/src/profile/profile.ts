/**
 * A player's profile: one balance for all chip games, the tables that wait, statistics and settings. It is what is saved.
 * Chips are in the balance or on a table, and never in both.
 */
import type { Chips } from '@baize/engine';
import type { GameId } from '@baize/games';
import type { Commitment } from '../records/commitment.ts';
import { addFinished, type FinishedSitting } from '../records/history.ts';
import { type Bankroll, countForfeited, extendBankroll, noRounds, type Statistics, startBankroll } from '../statistics/statistics.ts';
import type { Log } from '../table/action-log.ts';
import type { TableOpening } from '../table/table.ts';
import { defaultSettings, type Settings, type TableOptions } from './settings.ts';

/** A saved table: everything to play it again, and what of it is the player's. */
export interface SavedTable extends TableOpening {
  readonly game: string;
  readonly version: number;
  readonly log: Log;
  /** What the pages of its log are called on a disk; see pages.ts. */
  readonly logName: string;
  /** What the player was shown on sitting down; undefined where they were shown nothing. */
  readonly promised?: Commitment;
  /** When the player sat down, in milliseconds since 1970; undefined where nobody said. */
  readonly began?: number;
  /** The player's chips at it, should it ever have to be closed without being played again. */
  readonly held: { readonly stack: Chips; readonly atRisk: Chips };
}

/** A profile: plain JSON. */
export interface Profile {
  readonly balance: Chips;
  readonly bankroll: Bankroll;
  readonly statistics: Readonly<Partial<Record<GameId, Statistics>>>;
  readonly settings: Settings;
  readonly tables: Readonly<Partial<Record<GameId, SavedTable>>>;
  /** How each game's table was last set: so it is set the next time. */
  readonly usual: Readonly<Partial<Record<GameId, TableOptions>>>;
  /** The last sitting at each game that is over: its record can still be saved. */
  readonly ended: Readonly<Partial<Record<GameId, SavedTable>>>;
  /** The last sittings at any game that are over, the latest last: to look back at. See past.ts. */
  readonly past: readonly FinishedSitting[];
  /** How many sittings there have been. */
  readonly sittings: number;
  /** How often the last chip was gone. */
  readonly bankruptcies: number;
  /** The game that was played last: the floor leads back to it. Undefined where none was, or an older version did not say. */
  readonly last?: GameId;
}

/** The chips of a new player. */
export const FIRST_CHIPS = 1000;

/** A new player's profile; the settings stay when somebody starts over. */
export const freshProfile = (settings: Settings = defaultSettings): Profile => ({
  balance: FIRST_CHIPS,
  bankroll: startBankroll(FIRST_CHIPS),
  statistics: {},
  settings,
  tables: {},
  usual: {},
  ended: {},
  past: [],
  sittings: 0,
  bankruptcies: 0,
});

/**
 * A player who starts over of their own will: fresh chips and clean books. The settings, the tables without stakes and the records of
 * past sittings stay.
 */
export const startOver = ({ settings, tables, usual, ended, past, sittings }: Profile): Profile => ({
  ...freshProfile(settings),
  usual,
  ended,
  past,
  sittings,
  tables: Object.fromEntries(Object.entries(tables).filter(([, kept]) => !isForChips(kept))),
});

/** A player whose last chip was gone comes back: the casino gives fresh chips and counts it. Nothing else changes. */
export const comeBack = (profile: Profile): Profile => ({
  ...profile,
  balance: profile.balance + FIRST_CHIPS,
  bankroll: extendBankroll(profile.bankroll, FIRST_CHIPS),
  bankruptcies: profile.bankruptcies + 1,
});

// --- what a profile holds ---------------------------------------------------------------------------------------

/** Whether a table is played for chips. */
export const isForChips = ({ stacks, me }: TableOpening): boolean => (stacks[me] ?? 0) > 0;

const gamesOf = (profile: Profile): readonly GameId[] => Object.keys(profile.tables).filter((id): id is GameId => id in profile.tables);

/** The game at whose table the player's chips are; at most one. */
export const chipTable = (profile: Profile): GameId | undefined =>
  gamesOf(profile).find((id) => {
    const table = profile.tables[id];
    return table !== undefined && isForChips(table);
  });

/** All the player's chips: the balance, the stack at a table, and what is at risk there. */
export const worthOf = (profile: Profile): Chips =>
  gamesOf(profile).reduce(
    (sum, id) => sum + (profile.tables[id]?.held.stack ?? 0) + (profile.tables[id]?.held.atRisk ?? 0),
    profile.balance,
  );

/** What the player has won or lost since they first sat down: all chips, without those that the house gave. */
export const netOfProfile = (profile: Profile): number => worthOf(profile) - profile.bankroll.start - profile.bankruptcies * FIRST_CHIPS;

/** Whether the last chip is gone. Chips on a table, laid or at risk, still count. */
export const isBroke = (profile: Profile): boolean => worthOf(profile) === 0;

// --- coming and going ----------------------------------------------------------------------------------------------

const without = (tables: Profile['tables'], id: GameId): Profile['tables'] =>
  Object.fromEntries(Object.entries(tables).filter(([game]) => game !== id));

/** What a player who stands up takes along and leaves behind. */
export interface LeaveResult {
  readonly profile: Profile;
  readonly taken: Chips;
  readonly forfeited: Chips;
}

/**
 * Stands up from a table: the stack goes back to the balance, what is at risk is forfeited and counted as a round lost. Its record stays.
 * `at`: the time now, in milliseconds since 1970, from whoever has a clock.
 */
export const leaveTable = (profile: Profile, id: GameId, at?: number): LeaveResult => {
  const kept = profile.tables[id];
  if (kept === undefined) return { profile, taken: 0, forfeited: 0 };
  const { stack, atRisk } = kept.held;
  // The latest stands last.
  const ended = { ...without(profile.ended, id), [id]: kept };
  const past = addFinished(profile.past, kept, at);
  const left = { ...profile, balance: profile.balance + stack, tables: without(profile.tables, id), ended, past };
  if (atRisk === 0) return { profile: left, taken: stack, forfeited: 0 };
  const lost = countForfeited(profile.statistics[id] ?? noRounds, atRisk);
  const statistics = { ...profile.statistics, [id]: lost };
  return { profile: { ...left, statistics, bankroll: extendBankroll(profile.bankroll, worthOf(left)) }, taken: stack, forfeited: atRisk };
};

/** The sitting that was left last, at whichever game. */
export const lastEnded = ({ ended }: Profile): SavedTable | undefined => Object.values(ended).at(-1);

/** What a profile has noted of sittings of this seed: how many actions each has, and the chips at its end or as it stands. */
export const notedEnds = ({ tables, ended, past }: Profile, seed: string): readonly Pick<FinishedSitting, 'lines' | 'held'>[] => {
  const kept = [...Object.values(tables), ...Object.values(ended)].map((table) => ({ ...table, lines: table.log.length }));
  return [...kept, ...past].filter((one) => one.seed === seed).map(({ lines, held }) => ({ lines, held }));
};

/** Closes a table that cannot be played again, through no fault of the player: everything at it goes back to the balance. */
export const closeTable = (profile: Profile, id: GameId): Profile => {
  const held = profile.tables[id]?.held ?? { stack: 0, atRisk: 0 };
  return { ...profile, balance: profile.balance + held.stack + held.atRisk, tables: without(profile.tables, id) };
};

/** The profile without this sitting to look back at; without any, unless one is named. Its record as the last of its game goes too. */
export const forgetFinished = (profile: Profile, logName?: string): Profile => {
  const stays = (one: { readonly logName: string }): boolean => logName !== undefined && one.logName !== logName;
  return {
    ...profile,
    past: profile.past.filter(stays),
    ended: Object.fromEntries(Object.entries(profile.ended).filter(([, kept]) => stays(kept))),
  };
};
