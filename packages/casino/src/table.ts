/** A table: one game in progress as plain data, from its seed to its last action. Enough to save it, replay it and go on. */
import {
  type Beat,
  type BySeat,
  type Chance,
  type Chips,
  fork,
  type GameModule,
  type GameTypes,
  type LogEntry,
  openSitting,
  play,
  type Refusal,
  rulesOf,
  type Seat,
  type Sight,
  sightOf,
} from '@baize/engine';
import { addLine, emptyLog, type Log } from './log.ts';

/** The house's own seed and the player's words, from which a table's seed was made. */
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

/** A table and what has just happened at it. */
export interface Turn<T extends GameTypes> {
  readonly table: Table<T>;
  readonly beats: readonly Beat<T>[];
}
/** What became of an action at a table. */
export type Acted<T extends GameTypes> = ({ readonly ok: true } & Turn<T>) | { readonly ok: false; readonly refusal: Refusal<T> };

/** Opens a table. A preset or a bot that the game does not know is a bug and throws. */
export const openTable = <T extends GameTypes>({ game, bots }: GameModule<T>, opening: TableOpening): Turn<T> => {
  const stranger = opening.bots.find((name) => name !== null && !Object.hasOwn(bots, name));
  if (stranger !== undefined) throw new RangeError(`${game.id} has no bot "${stranger}".`);
  const { state, beats } = openSitting(game, opening);
  return { table: { ...opening, game: game.id, version: game.version, rules: rulesOf(game, opening.preset), log: emptyLog, state }, beats };
};

/** Takes an action at the table, or says why not. */
export const act = <T extends GameTypes>({ game }: GameModule<T>, table: Table<T>, seat: Seat, action: T['action']): Acted<T> => {
  const played = play(game, table.state, seat, action);
  if (!played.ok) return played;
  const { state, beats } = played.step;
  return { ok: true, table: { ...table, log: addLine(table.log, { seat, action }), state }, beats };
};

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
export type AskingTable<T extends GameTypes> = Pick<Table<T>, 'bots' | 'seed' | 'state'> & { readonly log: { readonly length: number } };

/** What the bot at a seat is asked now. Its chance follows from the seed and the log, so a replay meets the same bot. */
export const questionAt = <T extends GameTypes>({ game }: GameModule<T>, table: AskingTable<T>, seat: Seat): BotQuestion<T> => ({
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

/** Lets a bot act: as it answered, if it has been asked already. */
export const actBot = <T extends GameTypes>(
  module: GameModule<T>,
  table: Table<T>,
  seat: Seat,
  action: T['action'] = answerTo(module, questionAt(module, table, seat)),
): Turn<T> => {
  const acted = act(module, table, seat, action);
  if (!acted.ok) throw new Error(`The bot at seat ${seat} chose an illegal action: ${acted.refusal.reason}.`);
  return acted;
};
