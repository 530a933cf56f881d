/** Coming to a table and leaving it: what stands in the way, and what it costs. Pure. */
import { chipTable, isForChips, type Profile, type Table } from '@baize/casino';
import type { Chips, GameModule, GameTypes } from '@baize/engine';
import type { GameId } from '@baize/games';
import { chipsOf } from '../kit/deck/chips.ts';

/** Another table at which the player's chips are. */
export interface OtherTable {
  readonly id: GameId;
  readonly stack: Chips;
  /** What is lost when it is left now. */
  readonly atRisk: Chips;
}

/** The other chip table that has to be left before one can sit down for chips at this one. */
export const rivalOf = (profile: Profile, id: string): OtherTable | undefined => {
  const other = chipTable(profile);
  const held = other === undefined || other === id ? undefined : profile.tables[other]?.held;
  return other === undefined || held === undefined ? undefined : { id: other, ...held };
};

/** The chips one may bring: from the least that the table asks for to all there are. Undefined when there are too few. */
export const purseOf = (balance: Chips, least: Chips): { readonly min: Chips; readonly max: Chips } | undefined =>
  least > 0 && balance >= least ? { min: least, max: balance } : undefined;

/** What is asked before leaving a table: what is forfeited; at one without stakes, that it is kept. Undefined between rounds. */
export const leavingWords = <T extends GameTypes>({ game }: GameModule<T>, table: Table<T>): string | undefined => {
  const { state, me } = table;
  const { atRisk } = game.chips(state, me);
  if (atRisk > 0)
    return `The round is not over. If you leave now, the ${chipsOf(atRisk)} you have at risk ${atRisk === 1 ? 'stays' : 'stay'} behind.`;
  const isBetween = game.legal(state, me).some(({ type }) => type === 'ready');
  if (isBetween || !game.isIn(state, me) || game.toAct(state).length === 0) return undefined;
  // With nothing at risk, leaving a table for chips costs nothing.
  return isForChips(table) ? undefined : 'The round is not over. The table is kept as it is until you come back.';
};
