/** A table laid by hand, for the tests of every screen. */
import { type NarratedBeat, noRounds, restAt, type Statistics, type Table } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { ownTable } from '../driver.ts';
import type { TableContext } from '../flow.ts';
import { screenRoles, screenText } from '../kit/cells.ts';
import type { Model } from '../model.ts';
import { answerPlain, type Said, startPlain } from '../plain.ts';
import { update } from '../program.ts';
import { draw } from '../view.ts';
import type { TableRequest, TableScreen } from './screen.ts';

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

/** What a test does at a table of one room: it presses keys, each well after the one before, and looks at the screen. */
export const handsAt = <T extends GameTypes>(room: TableContext<T>) => ({
  drawn: (model: Model<T>): string => `${screenText(draw(room, model))}\n`,
  rolesOf: (model: Model<T>): string => `${screenRoles(draw(room, model))}\n`,
  press: (model: Model<T>, ...keys: readonly string[]): Model<T> =>
    keys.reduce((now, key, at) => update(room, now, { type: 'key', key, at: at * 10_000 })[0], model),
});

/** What is said to each answer, one after another to the end; `transcript` has the answers too, as a terminal shows them. */
export const talkAt = <T extends GameTypes>(
  screen: TableScreen<T>,
  seating: TableRequest,
  answers: readonly string[],
): Said<T> & { readonly transcript: string } => {
  let said = startPlain(screen, seating);
  let transcript = said.text;
  for (const answer of answers) {
    if (said.plain.asking.at === 'end') break;
    said = answerPlain(screen, said.plain, answer);
    transcript += `${answer}\n${said.text}`;
  }
  return { ...said, transcript };
};
