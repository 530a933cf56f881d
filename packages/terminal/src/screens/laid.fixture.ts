/** A table laid by hand, for the tests of every screen. */
import { type NarratedBeat, noRounds, restAt, type Statistics, type Table } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { ownTable } from '../driver.ts';
import type { TableContext } from '../flow.ts';
import type { Model } from '../model.ts';

/** The table as it truly is. */
export const truthOf = <T extends GameTypes>({ table }: Pick<Model<T>, 'table'>): Table<T> => ownTable(table).truth;

/** What is laid. */
export interface Laid<T extends GameTypes> {
  readonly state: Partial<T['state']> | undefined;
  readonly rules?: T['rules'];
  readonly names?: readonly string[] | undefined;
  readonly statistics?: Partial<Statistics> | undefined;
  /** What has happened last, each told at the table as it is now. */
  readonly events: readonly T['event'][];
  /** A beat that is still to be shown; undefined for none. */
  readonly coming?: T['event'] | undefined;
}

/** A model as it has begun, with its table laid like this. */
export const laidModel = <T extends GameTypes>(
  { screen: { module } }: TableContext<T>,
  begun: Model<T>,
  { state, rules, names, statistics, events, coming }: Laid<T>,
): Model<T> => {
  const { game, words } = module;
  const before = truthOf(begun);
  const laid: T['state'] = { ...before.state, ...state };
  const truth: Table<T> = { ...before, rules: rules ?? before.rules, names: names ?? before.names, state: laid };
  const view = game.view(laid, truth.me);
  const table = restAt(module, truth, noRounds, laid, coming === undefined ? [] : [{ event: coming, state: laid }]);
  const story = events.map((event): NarratedBeat<T> => ({ event, view, sentences: words.event(event, view, truth) }));
  return { ...begun, table: { ...table, statistics: { ...noRounds, ...statistics } }, page: { at: 'table' }, story };
};
