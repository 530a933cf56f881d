/** What each key does, page by page. */

import { capital, type GameTypes } from '@baize/engine';
import {
  askHint,
  beginAnew,
  canBeginAnew,
  canLookBack,
  farewellAt,
  isBusy,
  isMyTurn,
  lastWords,
  leftBehind,
  proceed,
  type Room,
  sightNow,
  skip,
  take,
  withOpponents,
  withoutPondering,
} from './flow.ts';
import { type AmountRead, amountAdvice, isAmountSign, readAmount } from './kit/amounts.ts';
import { isOneCell } from './kit/clean.ts';
import { frameWidth } from './kit/frame.ts';
import type { Key } from './kit/keys.ts';
import { logWidth, mostUp } from './messages.ts';
import type { KeyPress, Model, Swallow, Updated } from './model.ts';
import { helpPages } from './screens/help.ts';
import { type Amount, type Choice, choiceFor, type Draft, moneyFor } from './screens/screen.ts';

/** How soon after one another the letters of a word must come, in milliseconds. */
const SAME_WORD = 500;
const MOST_SIGNS = 12;

/** The key of the hint, at every table. */
const HINT: Key = 'i';
/** The key that looks back at a table where the game is over. */
const LOOK_BACK: Key = 'l';

/** Every choice at the table now, lit or not. */
export const choicesNow = <T extends GameTypes>(room: Room<T>, model: Model<T>): readonly Choice<T['action']>[] =>
  room.screen.choices(sightNow(model));

/** The choice that a number is being typed for; undefined when none is. */
export const amountChoice = <T extends GameTypes>(
  choices: readonly Choice<T['action']>[],
  { typing }: Model<T>,
): Choice<T['action']> | undefined =>
  choices.find(({ key, lit, take: { kind } }) => lit && kind === 'amount' && key === (typing?.key ?? 'digits'));

/** What Enter alone would bet: the same as last time, within what is offered, or else the least. */
const usualAmount = <T extends GameTypes>({ lastAmount }: Model<T>, { range: { min, max }, again }: Amount<T['action']>): number =>
  Math.max(min, Math.min(max, again ?? lastAmount ?? min));

/** The amount that Enter would give now, or why it would give none. */
export const amountNow = <T extends GameTypes>(model: Model<T>, amount: Amount<T['action']>): AmountRead => {
  const text = model.typing?.text ?? '';
  return text === '' ? { ok: true, amount: usualAmount(model, amount) } : readAmount(text);
};

/** Whether Enter alone bets the same as last time. */
export const isAgain = <T extends GameTypes>(model: Model<T>, { again }: Amount<T['action']>): boolean =>
  (model.typing?.text ?? '') === '' && (again ?? model.lastAmount) !== undefined;

const quit = <T extends GameTypes>(room: Room<T>, model: Model<T>): Updated<T> => {
  const left = leftBehind(room, model);
  return [left, [{ type: 'quit', lines: lastWords(room, left) }]];
};

/** Leaves, after a question if something would be lost. */
const leave = <T extends GameTypes>(room: Room<T>, model: Model<T>): Updated<T> => {
  const farewell = farewellAt(room, model.sitting);
  return farewell === undefined ? quit(room, model) : [{ ...model, page: { at: 'leave', farewell }, note: undefined }, []];
};

/** Back to the table; a hint that stood there before a sheet was opened stands there again. */
const toTable = <T extends GameTypes>(room: Room<T>, model: Model<T>): Updated<T> => proceed(room, { ...model, page: { at: 'table' } });

const openHelp = <T extends GameTypes>(model: Model<T>): Updated<T> => [{ ...model, page: { at: 'help', page: 0, over: model.page } }, []];

const idle = <T extends GameTypes>(model: Model<T>, note: string): Updated<T> => [{ ...model, note }, []];

/** What a key is called. It may be any character there is, and what is named stands on the screen: other letters than ours have no capitals that fit. */
export const nameOf = (key: Key): string => {
  if (/^[a-z-]{2,}$/.test(key)) return capital(key);
  if (/^[\x21-\x7e]$/.test(key)) return key.toUpperCase();
  return isOneCell(key) ? key : 'That key';
};
const nothingFor = (key: Key): string => `${nameOf(key)} has nothing to do here. ? shows the keys.`;

// --- the pages over the table ---------------------------------------------------------------------------

const welcomeKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === 'enter' || key === 'space') return toTable(room, { ...model, note: undefined });
  if (key === '?') return openHelp(model);
  if (key === 'q') return quit(room, model);
  const chosen = /^\d$/.test(key) ? withOpponents(room, model, Number(key)) : model;
  return chosen === model ? idle(model, 'Enter begins, ? is help, Q quits.') : [chosen, []];
};

const helpKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, page: number, key: Key): Updated<T> => {
  if (model.page.at !== 'help') return [model, []];
  const { over } = model.page;
  const count = helpPages(room.screen, model.sitting.table.rules, frameWidth(model.size) ?? 44).length;
  const turned = key === 'right' || key === 'tab' ? page + 1 : key === 'left' ? page - 1 : undefined;
  if (turned !== undefined) return [{ ...model, page: { at: 'help', over, page: (turned + count) % count } }, []];
  if (key === 'q') return over.at === 'welcome' ? quit(room, model) : leave(room, model);
  if (key !== 'escape' && key !== '?' && key !== 'enter' && key !== 'space') return [model, []];
  return over.at === 'table' ? toTable(room, model) : [{ ...model, page: over }, []];
};

const scoreKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === '?') return openHelp({ ...model, page: { at: 'table' } });
  if (key === 'q') return leave(room, model);
  return key === 'tab' || key === 'escape' || key === 'enter' || key === 'space' ? toTable(room, model) : [model, []];
};

/** How far a key turns the log; undefined for one that does not. */
const TURNS: Readonly<Partial<Record<Key, number>>> = { up: 1, 'page-up': 10, down: -1, 'page-down': -10, '"': 10 };

const logKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, up: number, key: Key): Updated<T> => {
  const by = TURNS[key];
  if (by !== undefined) {
    const most = mostUp(model, logWidth(frameWidth(model.size) ?? 44));
    return [{ ...model, page: { at: 'log', up: Math.max(0, Math.min(most, up + by)) } }, []];
  }
  if (key === 'q') return leave(room, model);
  return key === 'escape' || key === 'enter' || key === 'space' || key === 'tab' ? toTable(room, model) : [model, []];
};

const leaveKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === 'y') return quit(room, model);
  return key === 'n' || key === 'escape' ? toTable(room, { ...model, note: undefined }) : idle(model, 'Y leaves, N plays on.');
};

// --- the table --------------------------------------------------------------------------------------------

/** The model with changes to what is in hand. */
const inHand = <T extends GameTypes>(model: Model<T>, draft: Draft | undefined): Model<T> =>
  draft === undefined ? model : { ...model, draft: { ...model.draft, ...draft } };

/** A key that a table with a draft takes for itself. */
const heldKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, key: Key): Updated<T> | undefined => {
  const handled = isMyTurn(room, model) ? room.screen.press?.(sightNow(model), key, frameWidth(model.size) ?? 44) : undefined;
  if (handled === undefined) return undefined;
  const now = { ...inHand(model, handled.draft), note: handled.note };
  return handled.action === undefined ? [now, []] : take(room, now, handled.action);
};

const takeChoice = <T extends GameTypes>(room: Room<T>, model: Model<T>, choice: Choice<T['action']>): Updated<T> => {
  if (choice.take.kind === 'now') return take(room, model, choice.take.action);
  if (choice.take.kind === 'draft') return [{ ...inHand(model, choice.take.draft), note: undefined }, []];
  const { range, action } = choice.take;
  if (!choice.lit || range.min === range.max) return take(room, model, action(range.min));
  return [{ ...model, typing: { key: choice.key, text: '' }, lastAmount: undefined, note: undefined }, []];
};

/** The amount as it is typed now; what is in it stays to be seen. */
const typed = <T extends GameTypes>(model: Model<T>, { key }: Choice<T['action']>, text: string): Updated<T> => [
  { ...model, typing: { key, text: text.slice(0, MOST_SIGNS) }, note: undefined },
  [],
];

/** Enter: the amount is laid, or what is wrong with it is said. */
const layAmount = <T extends GameTypes>(
  room: Room<T>,
  model: Model<T>,
  choice: Choice<T['action']>,
  amount: Amount<T['action']>,
): Updated<T> => {
  if (amount.empty !== undefined && (model.typing?.text ?? '') === '') return idle(model, amount.empty);
  const read = amountNow(model, amount);
  if (!read.ok) {
    const note = `${read.why} ${amountAdvice(amount.range, moneyFor(amount))}`;
    return [{ ...model, note, typing: model.typing && { ...model.typing, isRefused: true } }, []];
  }
  const [after, commands] = take(room, model, amount.action(read.amount));
  return [after.note === undefined && choice.key === 'digits' ? { ...after, lastAmount: read.amount } : after, commands];
};

const typeNumber = <T extends GameTypes>(room: Room<T>, model: Model<T>, choice: Choice<T['action']>, key: Key): Updated<T> | undefined => {
  if (choice.take.kind !== 'amount') return undefined;
  const text = model.typing?.text ?? '';
  if (key === 'enter') return layAmount(room, model, choice, choice.take);
  if (isAmountSign(key)) return typed(model, choice, (model.typing?.isRefused === true ? '' : text) + key);
  const fill = choice.take.fills?.find((one) => one.key === key);
  if (fill !== undefined) return typed(model, choice, String(fill.amount));
  if (key === 'backspace') return typed(model, choice, text.slice(0, -1));
  return key === 'escape' ? [{ ...model, typing: undefined, note: undefined }, []] : undefined;
};

const myTurnKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, key: Key): Updated<T> => {
  const choices = choicesNow(room, model);
  const amount = amountChoice(choices, model);
  const typed = amount === undefined ? undefined : typeNumber(room, model, amount, key);
  if (typed !== undefined) return typed;
  if (key === HINT) return askHint(room, model);
  const choice = choiceFor(choices, key);
  if (choice !== undefined) return takeChoice(room, model, choice);
  if (key === 'escape') return [{ ...model, note: undefined, typing: undefined }, []];
  // Whoever skips presses Space once too often, and wants to read what has happened.
  return key === 'space' ? [model, []] : idle(model, nothingFor(key));
};

/** A key while something is shown that the player waits for. Space skips, or does what the table has for it. */
const busyKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, key: Key): Updated<T> | undefined => {
  if (key === 'escape') return [{ ...model, ahead: [] }, []];
  if (key !== 'space') return undefined;
  const choice = isMyTurn(room, model) ? choiceFor(choicesNow(room, model), key) : undefined;
  return choice?.lit === true ? takeChoice(room, model, choice) : skip(room, model);
};

/** A key at a table where the game is over. */
const overKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === LOOK_BACK && canLookBack(room, model)) return [model, [{ type: 'look-back' }]];
  if (canBeginAnew(room, model))
    return key === 'enter' ? beginAnew(room, model) : idle(model, 'The game is over. Enter plays again, Q quits.');
  return key === 'enter' ? quit(room, model) : idle(model, 'The game is over. Enter or Q leaves.');
};

const tableKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, key: Key): Updated<T> => {
  const busy = isBusy(room, model) ? busyKey(room, model, key) : undefined;
  if (busy !== undefined) return busy;
  const held = heldKey(room, model, key);
  if (held !== undefined) return held;
  if (key === '?') return openHelp(model);
  if (key === 'tab') return [{ ...model, page: { at: 'score' } }, []];
  if (key === '"' || key === 'page-up') return [{ ...model, page: { at: 'log', up: 0 } }, []];
  if (key === 'q') return leave(room, model);
  if (isMyTurn(room, model)) return myTurnKey(room, model, key);
  return overKey(room, model, key);
};

const pageKey = <T extends GameTypes>(room: Room<T>, model: Model<T>, key: Key): Updated<T> => {
  switch (model.page.at) {
    case 'welcome':
      return welcomeKey(room, model, key);
    case 'help':
      return helpKey(room, model, model.page.page, key);
    case 'score':
      return scoreKey(room, model, key);
    case 'log':
      return logKey(room, model, model.page.up, key);
    case 'leave':
      return leaveKey(room, model, key);
    case 'table':
      return tableKey(room, model, key);
  }
};

// --- words ------------------------------------------------------------------------------------------------

const HOUSE_WORDS: readonly string[] = ['quit', 'yes', 'no'];

/** What may still be typed of the word that this key has begun. */
const restOf = <T extends GameTypes>(room: Room<T>, model: Model<T>, key: Key): string | undefined => {
  const words = [
    ...choicesNow(room, model)
      .filter((choice) => choice.key === key)
      .map(({ word }) => word),
    ...HOUSE_WORDS,
  ];
  return words.find((word) => word.startsWith(key) && key.length === 1)?.slice(1);
};

/** Whether this key goes on with a word whose first letter has acted, or ends it; and what is left of the word then. */
export const swallowed = ({ swallow }: { readonly swallow: Swallow | undefined }, key: Key, at: number): string | undefined => {
  if (swallow === undefined || at - swallow.at > SAME_WORD) return undefined;
  // Enter after the whole word belongs to it: it must not deal the next round unseen.
  if (swallow.rest === '') return key === 'enter' ? '' : undefined;
  return swallow.rest.startsWith(key) ? swallow.rest.slice(1) : undefined;
};

/** Keys that mean the same whether something is being shown or not. */
const AT_ONCE: ReadonlySet<Key> = new Set(['space', 'escape', '?', 'tab', 'q', 'ctrl-d', '"', 'page-up']);
const MOST_AHEAD = 64;

/** Whether a key is kept for the prompt that follows. Behind one that is kept, every other waits its turn too. */
const isKept = <T extends GameTypes>(room: Room<T>, model: Model<T>, { key, at }: KeyPress): boolean => {
  if (model.page.at !== 'table' || AT_ONCE.has(key) || !isBusy(room, model)) return false;
  return model.ahead.length > 0 || swallowed(model, key, at) === undefined;
};

const wasRefused = <T extends GameTypes>(before: Model<T>, after: Model<T>, key: Key): boolean =>
  after.sitting === before.sitting && after.note !== undefined && key !== HINT;

/**
 * The keys that were kept, pressed in their turn as soon as the table waits for them. One that is refused shows that the player meant
 * another table: those behind it are let go, and the reason can be read.
 */
export const withKept = <T extends GameTypes>(room: Room<T>, [model, commands]: Updated<T>): Updated<T> => {
  const [first, ...rest] = model.ahead;
  const isOver = commands.some(({ type }) => type === 'quit');
  if (first === undefined || isOver || model.page.at !== 'table' || isBusy(room, model)) return [model, commands];
  const [after, more] = pressKey(room, { ...model, ahead: [] }, first);
  const ahead = wasRefused(model, after, first.key) ? [] : rest;
  return withKept(room, [{ ...after, ahead }, [...commands, ...more]]);
};

/** A key has been pressed. */
export const pressKey = <T extends GameTypes>(room: Room<T>, before: Model<T>, pressed: KeyPress): Updated<T> => {
  const model = withoutPondering(before);
  const { key, at } = pressed;
  if (key === 'ctrl-c') return quit(room, model);
  if (key === 'ctrl-l') return [model, [{ type: 'redraw' }]];
  if (isKept(room, model, pressed)) return [{ ...model, ahead: [...model.ahead, pressed].slice(0, MOST_AHEAD) }, []];
  const left = swallowed(model, key, at);
  if (left !== undefined) return [{ ...model, swallow: key === 'enter' ? undefined : { rest: left, at } }, []];
  const [after, commands] = pageKey(room, model, key === 'ctrl-d' ? 'q' : key);
  // A key that only changed what is in hand has begun no word: it may be a letter of one that is being typed.
  const rest = after.draft === model.draft ? (restOf(room, model, key) ?? restOf(room, after, key)) : undefined;
  return withKept(room, [{ ...after, swallow: rest === undefined ? undefined : { rest, at } }, commands]);
};
