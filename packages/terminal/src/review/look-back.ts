/**
 * A look back in full screen, whichever the game: keys in, frames out. Whoever shows it passes on what comes in; a quit among the
 * commands means that the reader goes back. A decision can be tried again at its own table, with the same cards to come.
 */
import {
  allLines,
  type DecisionMade,
  decisions,
  faceUp,
  type Judgment,
  noRounds,
  type Recorded,
  type TriedAnswer,
  tableBefore,
  takeUpTold,
  triedAnswer,
} from '@baize/casino';
import { type GameModule, type GameTypes, isAction } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { proceed, type Room } from '../flow.ts';
import type { Screen, Size } from '../kit/cells.ts';
import { type Command, forRuntime, type KeyPress, type Message, type Model, type TableCommand } from '../model.ts';
import { seated, update } from '../program.ts';
import type { TableScreen } from '../screens/screen.ts';
import { draw } from '../view.ts';
import { titleFor } from './page.ts';
import { entryNow, isWeighed, openWalk, type Walk, type WalkSource, walkKey, weighMore } from './walk.ts';
import { drawWalk, sumLines, type WalkStage } from './walk-view.ts';

/** A look back as whoever shows it sees it. */
export interface LookBack {
  /** The pause that is running, or was last. */
  readonly ticket: number;
  send(message: Message): readonly [LookBack, readonly Command[]];
  draw(): Screen;
}

/** A decision that is tried again. */
interface Trial<T extends GameTypes> {
  readonly room: Room<T>;
  readonly model: Model<T>;
  readonly made: DecisionMade<T>;
  readonly judgment: Judgment<T['action']>;
  /** What was said to the answer, once there is one, and whether it has been read. */
  readonly answer: TriedAnswer | undefined;
  readonly isRead: boolean;
}

type Turned = readonly [LookBack, readonly Command[]];

const ASKED = 'Your turn again: the same cards, no clock, and nothing at stake. Q goes back.';

// --- trying again -------------------------------------------------------------------------------------------------------

/** The table as it stood; undefined where nothing was judged, or the record does not lead there. */
const beginTrial = <Id extends GameId>({
  screen,
  walk,
}: WalkStage<Id>): readonly [Trial<Games[Id]>, readonly TableCommand[]] | undefined => {
  const entry = entryNow(walk);
  const { record } = walk.source;
  const judgment = entry && walk.found.get(entry.made.line);
  if (entry === undefined || record === undefined || judgment === undefined) return undefined;
  const before = tableBefore(screen.module, record, entry.made.line);
  if (before === undefined) return undefined;
  const room: Room<Games[Id]> = { screen, pace: 0, isDrawn: true, isTrial: true, manner: { isKept: true, asks: false, hints: false } };
  const fresh = { ...seated(takeUpTold(screen.module, before, noRounds), walk.size), ticket: walk.ticket + 1 };
  const [model, commands] = proceed(room, fresh);
  return [{ room, model, made: entry.made, judgment, answer: undefined, isRead: false }, commands];
};

/** The trial after something came in: what was done at its line is answered. */
const afterMessage = <T extends GameTypes>(trial: Trial<T>, model: Model<T>, message: Message, seed: string): Trial<T> => {
  const isRead = trial.answer !== undefined && (trial.isRead || message.type === 'key');
  if (trial.answer !== undefined) return { ...trial, model, isRead };
  const { module } = trial.room.screen;
  const done = allLines(model.sitting.table.log)[trial.made.line];
  if (done === undefined || !isAction<T['action']>(module.game.shapes, done.action)) return { ...trial, model };
  return { ...trial, model, answer: triedAnswer(module, trial.made, trial.judgment, seed, done.action) };
};

/** What is said at the table of a trial, unless the table itself has something to say. */
const trialWords = <T extends GameTypes>({ answer, isRead, model }: Trial<T>): string =>
  model.note ?? (answer === undefined ? ASKED : isRead ? `${answer.title}. Q goes back.` : `${answer.title}. ${answer.text} Q goes back.`);

const drawTrial = <T extends GameTypes>(trial: Trial<T>): Screen => draw(trial.room, { ...trial.model, note: trialWords(trial) });

// --- the page -----------------------------------------------------------------------------------------------------------

const stop = (lines: readonly string[]): readonly Command[] => [{ type: 'quit', lines }];

/** A page, with a trial over it or without one. */
const pageOf = <Id extends GameId>(stage: WalkStage<Id>, trial: Trial<Games[Id]> | undefined): LookBack => ({
  ticket: trial?.model.ticket ?? stage.walk.ticket,
  send: (message) => (trial === undefined ? turnPage(stage, message) : turnTrial(stage, trial, message)),
  draw: () => (trial === undefined ? drawWalk(stage) : drawTrial(trial)),
});

/** The page as it goes on: as long as something is left to weigh, a moment later. */
const goOn = <Id extends GameId>(stage: WalkStage<Id>, more: readonly Command[] = []): Turned => {
  if (isWeighed(stage.walk)) return [pageOf(stage, undefined), more];
  const ticket = stage.walk.ticket + 1;
  const walk = { ...stage.walk, ticket };
  return [pageOf({ ...stage, walk }, undefined), [...more, { type: 'wait', ms: 0, ticket }]];
};

const turnTrial = <Id extends GameId>(stage: WalkStage<Id>, trial: Trial<Games[Id]>, message: Message): Turned => {
  const [model, commands] = update(trial.room, trial.model, message);
  const walk = { ...stage.walk, size: model.size };
  if (commands.some(({ type }) => type === 'quit')) return goOn({ ...stage, walk: { ...walk, ticket: model.ticket + 1 } });
  const after = afterMessage(trial, model, message, walk.source.seed);
  return [pageOf({ ...stage, walk }, after), forRuntime(commands)];
};

const pressed = <Id extends GameId>(stage: WalkStage<Id>, { key }: KeyPress): Turned => {
  const { walk, screen } = stage;
  if (key === 'q' || key === 'escape' || key === 'ctrl-c' || key === 'ctrl-d')
    return [pageOf(stage, undefined), stop(isWeighed(walk) ? sumLines(screen.module, walk) : [])];
  if (key === 'ctrl-l') return [pageOf(stage, undefined), [{ type: 'redraw' }]];
  if (key !== 't') return [pageOf({ ...stage, walk: walkKey(walk, key) }, undefined), []];
  const begun = beginTrial(stage);
  if (begun !== undefined) return [pageOf(stage, begun[0]), forRuntime(begun[1])];
  const said =
    walk.source.record === undefined ? 'A hand of another program cannot be tried again.' : 'There is nothing to try again here.';
  return [pageOf({ ...stage, walk: { ...walk, said } }, undefined), []];
};

const turnPage = <Id extends GameId>(stage: WalkStage<Id>, message: Message): Turned => {
  const { walk } = stage;
  switch (message.type) {
    case 'key':
      return pressed(stage, message);
    case 'resized':
      return [pageOf({ ...stage, walk: { ...walk, size: message.size } }, undefined), [{ type: 'redraw' }]];
    case 'tick':
      if (message.ticket !== walk.ticket || isWeighed(walk)) return [pageOf(stage, undefined), []];
      return goOn({ ...stage, walk: weighMore(stage.screen.module, walk) });
  }
};

/** What a record of ours is looked back at by. */
export const sourceOf = <T extends GameTypes>(module: GameModule<T>, record: Recorded): WalkSource<T> => ({
  title: titleFor(module, record.preset),
  seed: record.seed,
  entries: Array.from(decisions(module, record, record.me), (made) => ({ made, names: record.names })),
  record,
});

/** A look back that opens. Pauses are counted from `ticket` on. */
export const openLookBack = <Id extends GameId>(
  id: Id,
  screen: TableScreen<Games[Id]>,
  source: WalkSource<Games[Id]>,
  size: Size,
  ticket = 0,
): Turned => {
  const walk: Walk<Games[Id]> = openWalk(screen.module, source, size, ticket);
  return goOn({ id, screen, turnUp: faceUp[id], walk });
};
