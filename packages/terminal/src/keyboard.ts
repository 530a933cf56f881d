/** What each key does, page by page: the pages over the table, the rest of a word, and keys that come before their turn. */
import type { GameTypes } from '@baize/engine';
import { isBusy, type TableContext, withOpponents, withoutPondering } from './flow.ts';
import { frameWidth } from './kit/frame.ts';
import type { Key } from './kit/keys.ts';
import { logWidth, mostUp } from './messages.ts';
import type { KeyPress, Model, Updated, WordRest } from './model.ts';
import { askToLeave, onlySay, openHelp, quit, toTable } from './navigation.ts';
import { helpPages } from './screens/help.ts';
import { choicesNow, HINT, tableKey } from './table-keys.ts';

/** How soon after one another the letters of a word must come, in milliseconds. */
const SAME_WORD = 500;

// --- the pages over the table ---------------------------------------------------------------------------

const welcomeKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === 'enter' || key === 'space') return toTable(context, { ...model, note: undefined });
  if (key === '?') return openHelp(model);
  if (key === 'q') return quit(context, model);
  const chosen = /^\d$/.test(key) ? withOpponents(context, model, Number(key)) : model;
  return chosen === model ? onlySay(model, 'Enter begins, ? is help, Q quits.') : [chosen, []];
};

const helpKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, page: number, key: Key): Updated<T> => {
  if (model.page.at !== 'help') return [model, []];
  const { over } = model.page;
  const count = helpPages(context.screen, model.table.facts.rules, frameWidth(model.size) ?? 44).length;
  const turned = key === 'right' || key === 'tab' ? page + 1 : key === 'left' ? page - 1 : undefined;
  if (turned !== undefined) return [{ ...model, page: { at: 'help', over, page: (turned + count) % count } }, []];
  if (key === 'q') return over.at === 'welcome' ? quit(context, model) : askToLeave(context, model);
  if (key !== 'escape' && key !== '?' && key !== 'enter' && key !== 'space') return [model, []];
  return over.at === 'table' ? toTable(context, model) : [{ ...model, page: over }, []];
};

const scoreKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === '?') return openHelp({ ...model, page: { at: 'table' } });
  if (key === 'q') return askToLeave(context, model);
  return key === 'tab' || key === 'escape' || key === 'enter' || key === 'space' ? toTable(context, model) : [model, []];
};

/** How far a key turns the log; undefined for one that does not. */
const TURNS: Readonly<Partial<Record<Key, number>>> = { up: 1, 'page-up': 10, down: -1, 'page-down': -10, '"': 10 };

const logKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, up: number, key: Key): Updated<T> => {
  const by = TURNS[key];
  if (by !== undefined) {
    const most = mostUp(model, logWidth(frameWidth(model.size) ?? 44));
    return [{ ...model, page: { at: 'log', up: Math.max(0, Math.min(most, up + by)) } }, []];
  }
  if (key === 'q') return askToLeave(context, model);
  return key === 'escape' || key === 'enter' || key === 'space' || key === 'tab' ? toTable(context, model) : [model, []];
};

const leaveKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === 'y') return quit(context, model);
  return key === 'n' || key === 'escape' ? toTable(context, { ...model, note: undefined }) : onlySay(model, 'Y leaves, N plays on.');
};

const pageKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  switch (model.page.at) {
    case 'welcome':
      return welcomeKey(context, model, key);
    case 'help':
      return helpKey(context, model, model.page.page, key);
    case 'score':
      return scoreKey(context, model, key);
    case 'log':
      return logKey(context, model, model.page.up, key);
    case 'leave':
      return leaveKey(context, model, key);
    case 'table':
      return tableKey(context, model, key);
  }
};

// --- words ------------------------------------------------------------------------------------------------

const COMMON_WORDS: readonly string[] = ['quit', 'yes', 'no'];

/** What may still be typed of the word that this key has begun. */
const restOf = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): string | undefined => {
  const words = [
    ...choicesNow(context, model)
      .filter((choice) => choice.key === key)
      .map(({ word }) => word),
    ...COMMON_WORDS,
  ];
  return words.find((word) => word.startsWith(key) && key.length === 1)?.slice(1);
};

/** Whether this key goes on with a word whose first letter has acted, or ends it; and what is left of the word then. */
export const swallowed = ({ wordRest }: { readonly wordRest: WordRest | undefined }, key: Key, at: number): string | undefined => {
  if (wordRest === undefined || at - wordRest.at > SAME_WORD) return undefined;
  // Enter after the whole word belongs to it: it must not deal the next round unseen.
  if (wordRest.rest === '') return key === 'enter' ? '' : undefined;
  return wordRest.rest.startsWith(key) ? wordRest.rest.slice(1) : undefined;
};

/** Keys that mean the same whether something is being shown or not. */
const AT_ONCE: ReadonlySet<Key> = new Set(['space', 'escape', '?', 'tab', 'q', 'ctrl-d', '"', 'page-up']);
const MAX_AHEAD = 64;

/** Whether a key is kept for the prompt that follows. Behind one that is kept, every other waits its turn too. */
const isKept = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, { key, at }: KeyPress): boolean => {
  if (model.page.at !== 'table' || AT_ONCE.has(key) || !isBusy(context, model)) return false;
  return model.queuedKeys.length > 0 || swallowed(model, key, at) === undefined;
};

const wasRefused = <T extends GameTypes>(before: Model<T>, after: Model<T>, key: Key): boolean =>
  after.table.beat === before.table.beat && after.note !== undefined && key !== HINT;

/**
 * The keys that were kept, pressed in their turn as soon as the table waits for them. One that is refused shows that the player meant
 * another table: those behind it are let go, and the reason can be read.
 */
export const replayQueuedKeys = <T extends GameTypes>(context: TableContext<T>, [model, commands]: Updated<T>): Updated<T> => {
  const [first, ...rest] = model.queuedKeys;
  const isOver = commands.some(({ type }) => type === 'quit');
  if (first === undefined || isOver || model.page.at !== 'table' || isBusy(context, model)) return [model, commands];
  const [after, more] = pressKey(context, { ...model, queuedKeys: [] }, first);
  const queuedKeys = wasRefused(model, after, first.key) ? [] : rest;
  return replayQueuedKeys(context, [{ ...after, queuedKeys }, [...commands, ...more]]);
};

/** A key has been pressed. */
export const pressKey = <T extends GameTypes>(context: TableContext<T>, before: Model<T>, pressed: KeyPress): Updated<T> => {
  const model = withoutPondering(before);
  const { key, at } = pressed;
  if (key === 'ctrl-c') return quit(context, model);
  if (key === 'ctrl-l') return [model, [{ type: 'redraw' }]];
  if (isKept(context, model, pressed)) return [{ ...model, queuedKeys: [...model.queuedKeys, pressed].slice(0, MAX_AHEAD) }, []];
  const left = swallowed(model, key, at);
  if (left !== undefined) return [{ ...model, wordRest: key === 'enter' ? undefined : { rest: left, at } }, []];
  const [after, commands] = pageKey(context, model, key === 'ctrl-d' ? 'q' : key);
  // A key that only changed what is in hand has begun no word: it may be a letter of one that is being typed.
  const rest = after.draft === model.draft ? (restOf(context, model, key) ?? restOf(context, after, key)) : undefined;
  return replayQueuedKeys(context, [{ ...after, wordRest: rest === undefined ? undefined : { rest, at } }, commands]);
};
