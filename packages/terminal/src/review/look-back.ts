/**
 * A look back in full screen, whichever the game: keys in, frames out. Whoever shows it passes on what comes in; a quit among the
 * commands means that the reader goes back. A decision can be tried again at its own table, with the same cards to come.
 */
import { decisions, type Recorded } from '@baize/casino';
import type { GameModule, GameTypes } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import type { Screen, Size } from '../kit/cells.ts';
import type { Command, KeyPress, Message } from '../model.ts';
import type { TableScreen } from '../screens/screen.ts';
import { walkWords } from './language/index.ts';
import { titleFor } from './page.ts';
import { type AnotherTry, drawTrial, openTrial, turnTrial } from './trial.ts';
import { entryNow, isWeighed, judgeThought, judgmentsOf, openWalk, type Walk, type WalkSource, walkKey, weighMore } from './walk.ts';
import { drawWalk, sumLines, type WalkStage } from './walk-view.ts';

/** A look back as whoever shows it sees it. */
export interface LookBack {
  /** The pause that is running, or was last. */
  readonly ticket: number;
  send(message: Message): readonly [LookBack, readonly Command[]];
  draw(): Screen;
}

type Turned = readonly [LookBack, readonly Command[]];

/** The decision that is looked at, to be tried again; undefined where nothing was judged. */
const beginTrial = <Id extends GameId>({ screen, walk }: WalkStage<Id>): ReturnType<typeof openTrial<Games[Id]>> => {
  const entry = entryNow(walk);
  const { record } = walk.source;
  const judgment = entry && walk.found.get(entry.made.line);
  if (entry === undefined || record === undefined || judgment === undefined) return undefined;
  return openTrial(screen, { record, made: entry.made, judgment, asks: walkWords().trial.asks }, walk.size, walk.ticket + 1);
};

// --- the page -----------------------------------------------------------------------------------------------------------

const stop = (lines: readonly string[]): readonly Command[] => [{ type: 'quit', lines }];

/** A page, with a trial over it or without one. */
const pageOf = <Id extends GameId>(stage: WalkStage<Id>, trial: AnotherTry<Games[Id]> | undefined): LookBack => ({
  ticket: trial?.model.ticket ?? stage.walk.ticket,
  send: (message) => (trial === undefined ? turnPage(stage, message) : passOn(stage, trial, message)),
  draw: () => (trial === undefined ? drawWalk(stage) : drawTrial(trial)),
});

/** The page as it goes on: as long as something is left to weigh, a moment later. */
const goOn = <Id extends GameId>(stage: WalkStage<Id>, more: readonly Command[] = []): Turned => {
  if (isWeighed(stage.walk)) return [pageOf(stage, undefined), more];
  const ticket = stage.walk.ticket + 1;
  const walk = { ...stage.walk, ticket };
  return [
    pageOf({ ...stage, walk }, undefined),
    [...more, { type: 'wait', ms: 0, ticket, thought: judgeThought(stage.screen.module, walk) }],
  ];
};

const passOn = <Id extends GameId>(stage: WalkStage<Id>, trial: AnotherTry<Games[Id]>, message: Message): Turned => {
  const [after, commands] = turnTrial(trial, message);
  const walk = { ...stage.walk, size: after.model.size };
  if (commands.some(({ type }) => type === 'quit')) return goOn({ ...stage, walk: { ...walk, ticket: after.model.ticket + 1 } });
  return [pageOf({ ...stage, walk }, after), commands];
};

const pressed = <Id extends GameId>(stage: WalkStage<Id>, { key }: KeyPress): Turned => {
  const { walk, screen } = stage;
  if (key === 'q' || key === 'escape' || key === 'ctrl-c' || key === 'ctrl-d')
    return [pageOf(stage, undefined), stop(isWeighed(walk) ? sumLines(screen.module, walk) : [])];
  if (key === 'ctrl-l') return [pageOf(stage, undefined), [{ type: 'redraw' }]];
  if (key !== 't') return [pageOf({ ...stage, walk: walkKey(walk, key) }, undefined), []];
  const begun = beginTrial(stage);
  if (begun !== undefined) return [pageOf(stage, begun[0]), begun[1]];
  const words = walkWords().trial;
  const said = walk.source.record === undefined ? words.notOurs : words.nothing;
  return [pageOf({ ...stage, walk: { ...walk, said } }, undefined), []];
};

/** A few more decisions are weighed. With the last of one's own, what came of it is kept. */
const weighed = <Id extends GameId>(stage: WalkStage<Id>): Turned => {
  const { record, isOwn } = stage.walk.source;
  const isDone = isWeighed(stage.walk) && isOwn === true && record !== undefined;
  return goOn(stage, isDone ? [{ type: 'judged', record, judgments: judgmentsOf(stage.walk) }] : []);
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
      return weighed({ ...stage, walk: weighMore(stage.screen.module, walk, message.answer) });
  }
};

/** What a record of ours is looked back at by; of the reader's own sitting, by default. */
export const sourceOf = <T extends GameTypes>(module: GameModule<T>, record: Recorded, isOwn = true): WalkSource<T> => ({
  title: titleFor(module, record.preset),
  entries: Array.from(decisions(module, record, record.me), (made) => ({ made, names: record.names })),
  record,
  isOwn,
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
  return goOn({ id, screen, turnUp: (view, state) => screen.module.game.faceUp?.(view, state) ?? view, walk });
};
