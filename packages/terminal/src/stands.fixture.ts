/** Programs as a fuzzer sees them, for tests: messages and lines go in, screens and texts come out, and chips are counted on the way. */
import { FIRST_CHIPS, freshProfile, type LocalTable, levelsAt, type Profile, worthOf } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { type GameId, type Games, gameIds } from '@baize/games';
import { ownTable } from './driver.ts';
import { openFloor, updateFloor } from './floor/floor.ts';
import { type FloorGame, floorGame } from './floor/floor-game.ts';
import type { FloorCommand, FloorMessage, FloorModel } from './floor/model.ts';
import { answerFloor, enterPlainFloor, whenPlainFetched } from './floor/plain-floor.ts';
import type { FloorSaid } from './floor/plain-says.ts';
import { drawFloor } from './floor/view.ts';
import type { TableContext } from './flow.ts';
import type { Screen, Size } from './kit/cells.ts';
import type { Message, Model } from './model.ts';
import { answerPlain, type Said, startPlain } from './plain.ts';
import { init, update } from './program.ts';
import { screens } from './screens/registry.ts';
import type { TableScreen } from './screens/screen.ts';
import { draw } from './view.ts';

/** A full-screen program at one moment. */
export interface FullScreenRun {
  readonly hasLeft: boolean;
  readonly size: Size;
  /** The pause that is running; 0 for none. */
  readonly ticket: number;
  send(message: Message): FullScreenRun;
  draw(): Screen;
}
/** The same line by line. */
export interface PlainRun {
  readonly hasLeft: boolean;
  readonly text: string;
  answer(line: string): PlainRun;
}
/** A place where programs begin. */
export interface Subject {
  readonly name: string;
  stand(seed: string, size: Size, pace: number): FullScreenRun;
  talk(seed: string): PlainRun;
}

// --- work and chips -----------------------------------------------------------------------------------------------

let applied = 0;
/** How many actions were taken at tables since the last time it was asked. */
export const workDone = (): number => {
  const work = applied;
  applied = 0;
  return work;
};

/** The same screen at a table that counts what is done there. */
const counted = <T extends GameTypes>(screen: TableScreen<T>): TableScreen<T> => {
  const { module } = screen;
  const apply: typeof module.game.apply = (state, seat, action) => {
    applied += 1;
    return module.game.apply(state, seat, action);
  };
  return { ...screen, module: { ...module, game: { ...module.game, apply } } };
};

const fortuneOf = <T extends GameTypes>({ screen }: TableContext<T>, { truth }: LocalTable<T>): number => {
  const { stack, atRisk } = screen.module.game.chips(truth.state, truth.me);
  return stack + atRisk;
};

/** Chips change by what the books say, and by nothing else; a fresh table begins with what was brought to it. */
const checkSession = <T extends GameTypes>(context: TableContext<T>, from: Model<T>, to: Model<T>): void => {
  const [before, after] = [ownTable(from.table), ownTable(to.table)];
  if (before.truth === after.truth) return;
  const isSame = before.truth.stacks === after.truth.stacks;
  const had = isSame ? fortuneOf(context, before) : (after.truth.stacks[after.truth.me] ?? 0);
  const won = after.lifetime.net - before.lifetime.net;
  if (fortuneOf(context, after) !== had + won) throw new Error(`${had} chips and ${won} won are ${fortuneOf(context, after)}.`);
};

const wonBy = ({ statistics }: Profile): number => gameIds.reduce((sum, id) => sum + (statistics[id]?.net ?? 0), 0);

const checkProfile = (before: Profile, after: Profile, startsOver: boolean): void => {
  if (before === after) return;
  const expected = startsOver ? FIRST_CHIPS : worthOf(before) + wonBy(after) - wonBy(before);
  if (worthOf(after) !== expected) throw new Error(`There are ${worthOf(after)} chips where ${expected} should be.`);
};

// --- a session of one game -------------------------------------------------------------------------------------------

const sessionStand = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, hasLeft: boolean, ticket: number): FullScreenRun => ({
  hasLeft,
  size: model.size,
  ticket,
  send: (message) => {
    const [after, commands] = update(context, model, message);
    checkSession(context, model, after);
    const wait = commands.findLast(({ type }) => type === 'wait');
    return sessionStand(
      context,
      after,
      commands.some(({ type }) => type === 'quit'),
      wait?.type === 'wait' ? wait.ticket : ticket,
    );
  },
  draw: () => draw(context, model),
});

const sessionTalk = <T extends GameTypes>(screen: TableScreen<T>, { plain, text }: Said<T>): PlainRun => ({
  hasLeft: plain.asking.at === 'end',
  text,
  answer: (line) => {
    const after = answerPlain(screen, plain, line);
    checkSession({ screen, pace: 0 }, plain.model, after.plain.model);
    return sessionTalk(screen, after);
  },
});

const groundsAt = <T extends GameTypes>(id: GameId, given: TableScreen<T>): readonly Subject[] => {
  const screen = counted(given.session ?? given);
  return Object.keys(screen.module.game.presets).map((preset) => {
    // The weakest are the quickest: it is the screen that is tested here.
    const [level] = levelsAt(screen.module, preset).levels;
    const seating = (seed: string) => ({ preset, opponents: undefined, ...(level === undefined ? {} : { level }), seed });
    return {
      name: `${id} ${preset}`,
      stand: (seed, size, pace) => {
        const room: TableContext<T> = { screen, pace };
        return sessionStand(room, init(room, seating(seed), size), false, 0);
      },
      talk: (seed) => sessionTalk(screen, startPlain(screen, seating(seed))),
    };
  });
};

// --- the floor ---------------------------------------------------------------------------------------------------------

type FloorGames = ReadonlyMap<GameId, FloorGame>;
/** What the floor's tables are dealt from: a seed for the next one, whenever one is asked for. */
type Seeds = () => string;

const gameFor = (games: FloorGames, id: GameId): FloorGame => {
  const game = games.get(id);
  if (game === undefined) throw new Error(`There is no ${id}.`);
  return game;
};

const fetched = (commands: readonly FloorCommand[]): GameId | undefined => {
  const fetch = commands.findLast(({ type }) => type === 'fetch');
  return fetch?.type === 'fetch' ? fetch.id : undefined;
};

/** A stand of the floor takes what the floor takes. */
interface FloorStand extends FullScreenRun {
  send(message: FloorMessage): FloorStand;
}

const floorStand = (games: FloorGames, seeds: Seeds, floor: FloorModel, hasLeft: boolean, ticket: number): FloorStand => ({
  hasLeft,
  size: floor.size,
  ticket,
  send: (message) => {
    const [after, commands] = updateFloor(floor, message);
    const startsOver = floor.page.at === 'options' && floor.page.isAsking && message.type === 'key' && message.key === 'y';
    checkProfile(floor.profile, after.profile, startsOver);
    const wait = commands.findLast(({ type }) => type === 'wait');
    const left = commands.some(({ type }) => type === 'quit');
    const next = floorStand(games, seeds, after, left, wait?.type === 'wait' ? wait.ticket : ticket);
    const id = fetched(commands);
    // The game of a game that was fetched opens at once; a key that comes before it is thrown away on that page anyway.
    return id === undefined || left ? next : next.send({ type: 'fetched', game: gameFor(games, id), house: seeds() });
  },
  draw: () => drawFloor(floor),
});

const floorTalk = (games: FloorGames, seeds: Seeds, said: FloorSaid): PlainRun => ({
  hasLeft: said.floor.asking.at === 'end',
  text: said.text,
  answer: (line) => {
    const startsOver = said.floor.asking.at === 'over';
    const answered = answerFloor(said.floor, line);
    const after = answered.fetch === undefined ? answered : whenPlainFetched(answered.floor, gameFor(games, answered.fetch), seeds());
    checkProfile(said.floor.profile, after.floor.profile, startsOver);
    return floorTalk(games, seeds, after);
  },
});

const seedsFrom = (seed: string): Seeds => {
  let tables = 0;
  return () => {
    tables += 1;
    return `${tables.toString(16).padStart(8, '0')}${seed.slice(8)}`;
  };
};

/** Chips for a bet or two: whoever comes with so few is soon broke. */
const FEW_CHIPS = 12;

/** Who comes in: a new player, one who is nearly broke, or one whose chips wait at a table of some game. */
const profileOf = (games: FloorGames, seed: string): Profile => {
  const kind = Number.parseInt(seed.slice(0, 2), 16);
  if (kind < 96) return freshProfile();
  if (kind < 160) return { ...freshProfile(), balance: FEW_CHIPS };
  const game = gameFor(games, gameIds[kind % gameIds.length] ?? 'pontoon');
  const preset = game.presets.find((one) => one.isForChips) ?? game.presets[0];
  const { name, others, isForChips, buyIn } = preset;
  const sat = game.join(freshProfile(), {
    preset: name,
    others: others.usual,
    buyIn: isForChips ? Math.max(buyIn, 400) : 0,
    serverSeed: seed,
  });
  return sat.ok ? sat.profile : freshProfile();
};

const floorGround = (games: FloorGames): Subject => ({
  name: 'the floor',
  stand: (seed, size, pace) =>
    floorStand(games, seedsFrom(seed), openFloor(profileOf(games, seed), size, [], pace === 0 ? 'instant' : undefined), false, 0),
  talk: (seed) => floorTalk(games, seedsFrom(seed), enterPlainFloor(profileOf(games, seed), [], 80)),
});

// --- all of them ---------------------------------------------------------------------------------------------------------

const openGame = async <Id extends GameId>(id: Id): Promise<{ readonly game: FloorGame; readonly grounds: readonly Subject[] }> => {
  const screen: TableScreen<Games[Id]> = await screens[id]();
  return { game: floorGame(id, counted(screen)), grounds: groundsAt<Games[Id]>(id, screen) };
};

/** Every preset of every game as a session of its own, and the floor. */
export const allSubjects = async (): Promise<{ readonly sessions: readonly Subject[]; readonly floor: Subject }> => {
  const games = await Promise.all(gameIds.map(openGame));
  return { sessions: games.flatMap(({ grounds }) => grounds), floor: floorGround(new Map(games.map(({ game }) => [game.id, game]))) };
};
