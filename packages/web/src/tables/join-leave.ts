/** Coming to a table and leaving it: what stands in the way, and what it costs. Pure. */
import { chipTable, type Profile, type Table } from '@baize/casino';
import type { Chips, GameModule, GameTypes } from '@baize/engine';
import type { GameId } from '@baize/games';
import { seatWords } from './language/index.ts';

/** Another table at which the player's chips are. */
export interface OtherTable {
  readonly id: GameId;
  readonly stack: Chips;
  /** What is lost when it is left now. */
  readonly atRisk: Chips;
}

/** The other chip table that has to be left before one can sit down for chips at this one. */
export const tableHoldingChips = (profile: Profile, id: string): OtherTable | undefined => {
  const other = chipTable(profile);
  const held = other === undefined || other === id ? undefined : profile.tables[other]?.held;
  return other === undefined || held === undefined ? undefined : { id: other, ...held };
};

/** The chips one may bring: from the least that the table asks for to all there are. Undefined when there are too few. */
export const purseOf = (balance: Chips, least: Chips): { readonly min: Chips; readonly max: Chips } | undefined =>
  least > 0 && balance >= least ? { min: least, max: balance } : undefined;

/** Why nobody sits down who brings so many chips; undefined when they may. A table without stakes asks for none. */
export const whyNotJoin = (balance: Chips, least: Chips, brought: Chips): string | undefined => {
  if (least === 0) return undefined;
  const { bring: words } = seatWords();
  const purse = purseOf(balance, least);
  if (purse === undefined) return words.tooFew(least, balance);
  if (brought < purse.min) return words.atLeast(purse.min);
  return brought > purse.max ? words.atMost(purse.max) : undefined;
};

/** What is asked before leaving a table: what is forfeited. Undefined where nothing is lost: a table without stakes is kept as it is. */
export const leavingWords = <T extends GameTypes>({ game }: GameModule<T>, table: Table<T>): string | undefined => {
  const { atRisk } = game.chips(table.state, table.me);
  return atRisk === 0 ? undefined : seatWords().leave.cost(atRisk);
};
