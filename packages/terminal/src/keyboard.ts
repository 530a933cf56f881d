/** What each key does, page by page: the pages over the table, the rest of a word, and keys that come before their time. */
import type { GameTypes } from '@baize/engine';
import { isBusy, isMyTurn, isVerdict, type TableContext, withOpponents, withoutPondering, withVerdictRead } from './flow.ts';
import { frameWidth } from './kit/frame.ts';
import { type Key, mouseWords, PASTED, pagesTurned } from './kit/keys.ts';
import { isOneCell, quoted } from './kit/text.ts';
import { terminalWords } from './language/index.ts';
import { isYes } from './language/typed.ts';
import { findUp, logWidth, mostUp } from './messages.ts';
import type { KeyPress, Model, TablePage, Updated, WordRest } from './model.ts';
import { helpPages } from './screens/help.ts';
import { askToLeave, busyKey, choicesNow, onlySay, openHelp, quit, tableKey, toTable, typedFor } from './table-keys.ts';

/** How soon after one another the letters of a word must come, in milliseconds. */
const SAME_WORD = 500;
/** For so long at most what is typed is part of what was not heard: whoever goes on pressing is heard in the end. */
const UNHEARD = 2000;

// --- the pages over the table ---------------------------------------------------------------------------

const welcomeKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === 'enter' || key === 'space') return toTable(context, { ...model, note: undefined });
  if (key === '?') return openHelp(model);
  if (key === 'q') return quit(context, model);
  const chosen = /^\d$/.test(key) ? withOpponents(context, model, Number(key)) : model;
  return chosen === model ? onlySay(model, terminalWords().keys.welcome) : [chosen, []];
};

const helpKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, page: number, key: Key): Updated<T> => {
  if (model.page.at !== 'help') return [model, []];
  const { over } = model.page;
  const count = helpPages(context.screen, model.table.facts.rules, frameWidth(model.size) ?? 44).length;
  const turned = pagesTurned(key);
  if (turned !== 0) return [{ ...model, page: { at: 'help', over, page: (page + turned + count) % count } }, []];
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
const TURNS: Readonly<Partial<Record<Key, number>>> = {
  up: 1,
  'wheel-up': 3,
  'page-up': 10,
  down: -1,
  'wheel-down': -3,
  'page-down': -10,
  '"': 10,
};

type LogPage = TablePage & { readonly at: 'log' };

/** The log at the next older line that says what is looked for. */
const searched = <T extends GameTypes>(model: Model<T>, page: LogPage, from: number): Updated<T> => {
  const { find = '' } = page;
  const now: LogPage = { ...page, isTyping: false };
  const up = find === '' ? page.up : findUp(model, find, from, logWidth(frameWidth(model.size) ?? 44));
  if (up === undefined) return [{ ...model, page: now, note: terminalWords().keys.nothingSays(quoted(find)) }, []];
  return [{ ...model, page: { ...now, up }, note: undefined }, []];
};

/** What is looked for, key by key. */
const searchKey = <T extends GameTypes>(model: Model<T>, page: LogPage, key: Key): Updated<T> => {
  const { find = '' } = page;
  const typed = (text: string): Updated<T> => [{ ...model, page: { ...page, find: text.slice(0, 30) } }, []];
  if (key === 'enter') return searched(model, page, 0);
  if (key === 'backspace') return typed(find.slice(0, -1));
  if (key === 'escape') return [{ ...model, page: { at: 'log', up: page.up } }, []];
  return key === 'space' || isOneCell(key) ? typed(find + (key === 'space' ? ' ' : key)) : [model, []];
};

const logKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, page: LogPage, key: Key): Updated<T> => {
  if (page.isTyping === true) return searchKey(model, page, key);
  const by = TURNS[key];
  if (by !== undefined) {
    const most = mostUp(model, logWidth(frameWidth(model.size) ?? 44));
    return [{ ...model, page: { ...page, up: Math.max(0, Math.min(most, page.up + by)) } }, []];
  }
  if (key === '/') return [{ ...model, page: { ...page, find: '', isTyping: true }, note: undefined }, []];
  if (key === 'n' && page.find !== undefined) return searched(model, page, page.up + 1);
  if (key === 'q') return askToLeave(context, model);
  return key === 'escape' || key === 'enter' || key === 'space' || key === 'tab' ? toTable(context, model) : [model, []];
};

const leaveKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  if (isYes(key)) return quit(context, model);
  const keeps = model.page.at === 'leave' && model.page.leaveQuestion.keeps === true;
  if (key === 'k' && keeps) return [model, [{ type: 'quit', lines: [], keepsTable: true }]];
  if (key === 'n' || key === 'escape') return toTable(context, { ...model, note: undefined });
  return onlySay(model, keeps ? terminalWords().keys.keep : terminalWords().keys.leave);
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
      return logKey(context, model, model.page, key);
    case 'leave':
      return leaveKey(context, model, key);
    case 'table':
      return tableKey(context, model, key);
  }
};

// --- words ------------------------------------------------------------------------------------------------

const COMMON_WORDS: readonly string[] = ['quit', 'yes', 'no', 'ja', 'nein'];

/** Whether words are being typed. */
const isWriting = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): boolean =>
  model.typing !== undefined && isMyTurn(model) && typedFor(choicesNow(context, model), model)?.take.kind === 'words';

/** What may still be typed of the word that this key has begun. */
const restOf = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): string | undefined => {
  const words = [
    ...choicesNow(context, model)
      .filter((choice) => choice.key === key)
      .flatMap(({ word, label }) => (word !== undefined && label?.replace(/[[\]]/g, '').toLowerCase().includes(word) === true ? word : [])),
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
const AT_ONCE: ReadonlySet<Key> = new Set(['?', 'tab', 'q', 'ctrl-d', '"', 'page-up', 'wheel-up']);

/** Whether a key is the rest of what was begun while something was still being shown: no half of a bet is one. */
const isUnheardRest = <T extends GameTypes>({ unheard: last }: Model<T>, { key, at }: KeyPress): boolean =>
  last !== undefined &&
  at - last.at <= SAME_WORD &&
  at - last.since <= UNHEARD &&
  (isOneCell(key) || key === 'space' || key === 'backspace' || key === 'enter');

/** Nobody answers what they have not seen: a key that comes before its time only hastens what is shown. */
const unheard = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, pressed: KeyPress): Updated<T> | undefined => {
  const { key, at } = pressed;
  if (model.page.at !== 'table' || AT_ONCE.has(key)) return undefined;
  const now: Model<T> = { ...model, unheard: isOneCell(key) ? { since: at, at } : undefined };
  if (isVerdict(model)) return [withVerdictRead(now), []];
  if (isBusy(context, model)) return busyKey(context, now, key);
  if (!isUnheardRest(model, pressed)) return undefined;
  return [{ ...model, unheard: key === 'enter' ? undefined : { since: model.unheard?.since ?? at, at } }, []];
};

/** What concerns the window rather than the table; undefined for any other key. */
const windowKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> | undefined => {
  if (key === 'ctrl-c') return quit(context, model);
  if (key === 'ctrl-l') return [model, [{ type: 'redraw' }]];
  if (key === 'wheel-down' && model.page.at !== 'log' && model.page.at !== 'help') return [model, []];
  const words = key === PASTED ? terminalWords().keys.pasted : mouseWords(key);
  return words === undefined ? undefined : onlySay(model, words);
};

/** A key has been pressed. */
export const pressKey = <T extends GameTypes>(context: TableContext<T>, before: Model<T>, pressed: KeyPress): Updated<T> => {
  const model = withoutPondering(before);
  const { key, at } = pressed;
  const elsewhere = windowKey(context, model, key);
  if (elsewhere !== undefined) return elsewhere;
  const left = swallowed(model, key, at);
  if (left !== undefined) return [{ ...model, wordRest: key === 'enter' ? undefined : { rest: left, at } }, []];
  const early = unheard(context, model, pressed);
  if (early !== undefined) return early;
  const [after, commands] = pageKey(context, model, key === 'ctrl-d' ? 'q' : key);
  // A letter of words that are being typed has begun no other word.
  const rest =
    isWriting(context, model) || isWriting(context, after) ? undefined : (restOf(context, model, key) ?? restOf(context, after, key));
  return [{ ...after, unheard: undefined, wordRest: rest === undefined ? undefined : { rest, at } }, commands];
};
