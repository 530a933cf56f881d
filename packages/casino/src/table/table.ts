/** A table: one game in progress as plain data, from its seed to its last action. Enough to save it, replay it and go on. */
import {
  type BySeat,
  type Chance,
  type Chips,
  fork,
  type GameModule,
  type GameTypes,
  type LogEntry,
  openSitting,
  play,
  rulesOf,
  type Seat,
  type Sight,
  type Step,
  sightOf,
} from '@baize/engine';
import { addLine, emptyLog, type Log } from './action-log.ts';

/** The device's own seed and the player's words, from which a table's seed was made. */
export interface Mixed {
  readonly house: string;
  readonly words: string;
}

/** What a table begins with. */
export interface TableOpening {
  readonly preset: string;
  readonly seed: string;
  /** Where the seed comes from, when the player has mixed in words of their own; see fairness.ts. */
  readonly mixed?: Mixed;
  readonly stacks: BySeat<Chips>;
  /** The human's seat. */
  readonly me: Seat;
  /** What the seats are called. */
  readonly names: BySeat<string>;
  /** The bot at each seat; null where a human sits. */
  readonly bots: BySeat<string | null>;
}

/** A table: plain JSON. */
export interface Table<T extends GameTypes> extends TableOpening {
  readonly game: string;
  readonly version: number;
  readonly log: Log<LogEntry<T>>;
  readonly rules: T['rules'];
  readonly state: T['state'];
}

/** A table, and the step that has led to it. */
export interface SteppedTable<T extends GameTypes> {
  readonly table: Table<T>;
  readonly step: Step<T>;
}

/** The first of these bots that the game does not know. */
export const unknownBot = <T extends GameTypes>({ bots }: GameModule<T>, seats: BySeat<string | null>): string | undefined =>
  seats.find((name) => name !== null && !Object.hasOwn(bots, name)) ?? undefined;

/** Opens a table. A preset or a bot that the game does not know is a bug and throws. */
export const openTable = <T extends GameTypes>(module: GameModule<T>, opening: TableOpening): SteppedTable<T> => {
  const { game } = module;
  const stranger = unknownBot(module, opening.bots);
  if (stranger !== undefined) throw new RangeError(`${game.id} has no bot "${stranger}".`);
  const step = openSitting(game, opening);
  // Whatever else is written down beside an opening is no part of the table.
  const { preset, seed, mixed, stacks, me, names, bots } = opening;
  const begun = { preset, seed, ...(mixed === undefined ? {} : { mixed }), stacks, me, names, bots };
  const rules = rulesOf(game, preset);
  return { table: { ...begun, game: game.id, version: game.version, rules, log: emptyLog, state: step.state }, step };
};

/** The table after an action that was taken at it. */
export const tableAfter = <T extends GameTypes>(table: Table<T>, entry: LogEntry<T>, { state }: Step<T>): Table<T> => ({
  ...table,
  log: addLine(table.log, entry),
  state,
});

/** The first seat that the table waits for and a bot holds; undefined when it waits for a human, or for nobody. */
export const botToAct = <T extends GameTypes>({ game }: GameModule<T>, table: Table<T>): Seat | undefined =>
  game.toAct(table.state).find((seat) => table.bots[seat] != null);

/** What a bot is asked: all that it may know, and its chance. Plain JSON, so that it can think somewhere else. */
export interface BotQuestion<T extends GameTypes> {
  readonly bot: string;
  readonly sight: Sight<T>;
  readonly chance: Chance;
}

/** What of a table a bot's question follows from. */
export type TableForBot<T extends GameTypes> = Pick<Table<T>, 'bots' | 'seed' | 'state'> & { readonly log: { readonly length: number } };

/** What the bot at a seat is asked now. Its chance follows from the seed and the log, so a replay meets the same bot. */
export const botQuestion = <T extends GameTypes>({ game }: GameModule<T>, table: TableForBot<T>, seat: Seat): BotQuestion<T> => ({
  bot: table.bots[seat] ?? '',
  sight: sightOf(game, table.state, seat),
  chance: fork(table.seed, `bot ${seat} at ${table.log.length}`),
});

/** What a bot answers. One that the game does not know is a bug and throws. */
export const answerTo = <T extends GameTypes>({ bots }: GameModule<T>, { bot: name, sight, chance }: BotQuestion<T>): T['action'] => {
  const bot = bots[name];
  if (bot === undefined) throw new RangeError(`No bot holds seat ${sight.seat}.`);
  return bot(sight, chance);
};

/** Lets a bot act: as it answered, if it has been asked already. One that breaks the rules is a bug and throws. */
export const actBot = <T extends GameTypes>(
  module: GameModule<T>,
  table: Table<T>,
  seat: Seat,
  action: T['action'] = answerTo(module, botQuestion(module, table, seat)),
): SteppedTable<T> => {
  const played = play(module.game, table.state, seat, action);
  if (!played.ok) throw new Error(`The bot at seat ${seat} chose an illegal action: ${played.refusal.reason}.`);
  return { table: tableAfter(table, { seat, action }, played.step), step: played.step };
};
