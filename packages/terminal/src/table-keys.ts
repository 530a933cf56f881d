/** What each key does at the table: choices, and the numbers and words that are typed for them. */

import { capital, type GameTypes } from '@baize/engine';
import {
  askHint,
  beginAgain,
  canBeginAgain,
  canLookBack,
  isMyTurn,
  isTableOver,
  lastWords,
  leaveQuestionAt,
  proceed,
  sightNow,
  skip,
  type TableContext,
  take,
  withDecided,
} from './flow.ts';
import { type AmountRead, amountAdvice, isAmountSign, readAmount } from './kit/amounts.ts';
import { frameWidth } from './kit/frame.ts';
import type { Key } from './kit/keys.ts';
import { isOneCell } from './kit/text.ts';
import { terminalWords } from './language/index.ts';
import type { Model, Updated } from './model.ts';
import { type Amount, type Choice, choiceFor, type Draft, type Handled, moneyFor, type TypedLine } from './screens/screen.ts';

// --- the ways between the pages: to the table, to the help, out ------------------------------------------------------

/** Ends the sitting and goes. */
export const quit = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> => {
  return [withDecided(context, model), [{ type: 'quit', lines: lastWords(context, model) }]];
};

/** A second has gone by for somebody without a chip. */
export const leavingTick = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, seconds: number): Updated<T> =>
  seconds > 1 ? proceed(context, { ...model, leavesIn: seconds - 1 }) : quit(context, model);

/** Leaves, after a question if something would be lost. */
export const askToLeave = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> => {
  const leaveQuestion = leaveQuestionAt(context, model);
  return leaveQuestion === undefined ? quit(context, model) : [{ ...model, page: { at: 'leave', leaveQuestion }, note: undefined }, []];
};

/** Back to the table; a hint that stood there before a sheet was opened stands there again. */
export const toTable = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): Updated<T> =>
  proceed(context, { ...model, page: { at: 'table' } });

/** Opens the help over the page. */
export const openHelp = <T extends GameTypes>(model: Model<T>): Updated<T> => [
  { ...model, page: { at: 'help', page: 0, over: model.page } },
  [],
];

/** Nothing happens but a word about it. */
export const onlySay = <T extends GameTypes>(model: Model<T>, note: string): Updated<T> => [{ ...model, note }, []];

/** What a key is called. It may be any character there is, and what is named stands on the screen: other letters than ours have no capitals that fit. */
const nameOf = (key: Key): string => {
  if (/^[a-z-]{2,}$/.test(key)) return capital(key);
  if (/^[\x21-\x7e]$/.test(key)) return key.toUpperCase();
  return isOneCell(key) ? key : terminalWords().keys.unnamed;
};

const MAX_SIGNS = 12;
const MAX_LETTERS = 40;

/** The key of the hint, at every table. */
const HINT: Key = 'i';
/** The key that looks back at a table where the game is over. */
const LOOK_BACK: Key = 'l';

/** Every choice at the table now, lit or not. */
export const choicesNow = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): readonly Choice<T['action']>[] =>
  context.screen.choices(sightNow(model), frameWidth(model.size) ?? 44);

/** The choice that a number or words are being typed for; undefined when none is. */
export const typedFor = <T extends GameTypes>(
  choices: readonly Choice<T['action']>[],
  { typing }: Model<T>,
): Choice<T['action']> | undefined =>
  // The key first: what a choice comes to may take work, and is asked only of the one that is meant.
  choices.find(
    (choice) => choice.key === (typing?.key ?? 'digits') && choice.lit && (choice.take.kind === 'amount' || choice.take.kind === 'words'),
  );

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

const nothingFor = (key: Key): string => terminalWords().keys.nothing(nameOf(key));

/** The model with changes to what is in hand. */
const inHand = <T extends GameTypes>(model: Model<T>, draft: Draft | undefined): Model<T> =>
  draft === undefined ? model : { ...model, draft: { ...model.draft, ...draft } };

/** What is to be done is done: what is in hand changes, an action is taken, or it is said why not. */
export const handle = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, handled: Handled<T['action']>): Updated<T> => {
  const now = { ...inHand(model, handled.draft), note: handled.note };
  return handled.action === undefined ? [now, []] : take(context, now, handled.action);
};

const takeChoice = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, choice: Choice<T['action']>, key: Key): Updated<T> => {
  switch (choice.take.kind) {
    case 'now':
      return handle(context, model, choice.take);
    case 'leave':
      return askToLeave(context, model);
    case 'words':
      // What is begun by a sign of its own has that sign in it.
      return typed(inHand(model, choice.take.begun), choice, key === choice.key ? '' : key, MAX_LETTERS);
    case 'amount': {
      const { range, action } = choice.take;
      if (!choice.lit || range.min === range.max) return take(context, model, action(range.min));
      return [{ ...model, typing: { key: choice.key, text: '' }, lastAmount: undefined, note: undefined }, []];
    }
  }
};

/** What is typed now; what is in it stays to be seen. */
const typed = <T extends GameTypes>(model: Model<T>, { key }: Choice<T['action']>, text: string, most = MAX_SIGNS): Updated<T> => [
  { ...model, typing: { key, text: text.slice(0, most) }, note: undefined },
  [],
];

/** Enter: the amount is laid, or what is wrong with it is said. */
const layAmount = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  choice: Choice<T['action']>,
  amount: Amount<T['action']>,
): Updated<T> => {
  if (amount.empty !== undefined && (model.typing?.text ?? '') === '') return onlySay(model, amount.empty);
  const read = amountNow(model, amount);
  if (!read.ok) {
    const note = `${read.why} ${amountAdvice(amount.range, moneyFor(amount))}`;
    return [{ ...model, note, typing: model.typing && { ...model.typing, isRefused: true } }, []];
  }
  const draft = amount.confirm?.(read.amount);
  if (draft !== undefined) return [{ ...inHand(model, draft), typing: undefined, note: undefined }, []];
  const [after, commands] = take(context, model, amount.action(read.amount));
  return [after.note === undefined && choice.key === 'digits' ? { ...after, lastAmount: read.amount } : after, commands];
};

/** Keys that mean the same at every table, whatever is being typed. */
const ALWAYS: ReadonlySet<Key> = new Set(['q', '?', '"', HINT]);

const typeNumber = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  choice: Choice<T['action']>,
  key: Key,
): Updated<T> | undefined => {
  if (choice.take.kind !== 'amount') return undefined;
  const text = model.typing?.text ?? '';
  if (key === 'enter') return layAmount(context, model, choice, choice.take);
  if (isAmountSign(key)) return typed(model, choice, (model.typing?.isRefused === true ? '' : text) + key);
  const fill = choice.take.fills?.find((one) => one.key === key);
  if (fill !== undefined) return typed(model, choice, String(fill.amount));
  // What is begun as a number stays one line: a letter in it is part of what is wrong with it, and no key.
  if (text !== '' && isOneCell(key) && !ALWAYS.has(key)) return typed(model, choice, text + key);
  if (key === 'backspace') return typed(model, choice, text.slice(0, -1));
  return key === 'escape' ? [{ ...model, typing: undefined, note: undefined }, []] : undefined;
};

/** What was typed is heard: it is done, or stays to be mended with a word about it. */
const heard = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, handled: Handled<T['action']>): Updated<T> =>
  handled.action === undefined && handled.draft === undefined
    ? [{ ...model, note: handled.note }, []]
    : handle(context, { ...model, typing: undefined }, handled);

/** A key that is no letter, behind words: what need not be said is set, and the key is pressed; else the words come first. */
const behindWords = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  { sets, complete }: TypedLine<T['action']>,
  choice: Choice<T['action']>,
  key: Key,
): Updated<T> | undefined => {
  const text = model.typing?.text ?? '';
  if (choiceFor(choicesNow(context, model), key) === undefined && key !== 'right') return undefined;
  const draft = sets?.(text);
  if (draft !== undefined) return turnKey(context, { ...inHand(model, draft), typing: undefined }, key);
  if (key === 'right' && complete !== undefined) return typed(model, choice, complete(text) ?? text, MAX_LETTERS);
  return onlySay(model, terminalWords().keys.typing);
};

const typeWords = <T extends GameTypes>(
  context: TableContext<T>,
  model: Model<T>,
  choice: Choice<T['action']>,
  key: Key,
): Updated<T> | undefined => {
  if (choice.take.kind !== 'words' || model.typing === undefined) return undefined;
  const { text } = model.typing;
  if (key === 'enter') return heard(context, model, choice.take.hear(text));
  const isBack = key === 'backspace';
  if (key === 'escape' || (isBack && text.length <= 1)) return [{ ...model, typing: undefined, note: undefined }, []];
  if (isBack) return typed(model, choice, text.slice(0, -1), MAX_LETTERS);
  const letter = key === 'space' ? ' ' : isOneCell(key) ? key : '';
  if (letter === '') return behindWords(context, model, choice.take, choice, key);
  const whole = choice.take.whole?.(text + letter);
  return whole === undefined ? typed(model, choice, text + letter, MAX_LETTERS) : heard(context, model, whole);
};

/** A key that a choice has, or that is typed for one; undefined for any other. */
const turnKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> | undefined => {
  const choices = choicesNow(context, model);
  const open = typedFor(choices, model);
  const typing = open && (typeWords(context, model, open, key) ?? typeNumber(context, model, open, key));
  if (typing !== undefined) return typing;
  const choice = choiceFor(choices, key);
  return choice === undefined ? undefined : takeChoice(context, model, choice, key);
};

/** A key that no choice has: it may begin words, or it means nothing here. */
const otherKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === HINT) return askHint(context, model);
  const words = isOneCell(key) ? choicesNow(context, model).find(({ key: itsKey, lit }) => lit && itsKey === 'letters') : undefined;
  if (words !== undefined) return takeChoice(context, model, words, key);
  if (key === 'escape') return [{ ...model, note: undefined, typing: undefined }, []];
  // Whoever skips presses Space once too often, and wants to read what has happened.
  return key === 'space' ? [model, []] : onlySay(model, nothingFor(key));
};

/** A key while something is shown: it goes on without a pause. Space does what the table has for it. */
export const busyKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  const choice = key === 'space' && isMyTurn(model) ? choiceFor(choicesNow(context, model), key) : undefined;
  return choice?.lit === true ? takeChoice(context, model, choice, key) : skip(context, model);
};

/** A key at a table where the game is over. */
const overKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === LOOK_BACK && canLookBack(context, model)) return [model, [{ type: 'look-back' }]];
  if (canBeginAgain(context, model)) return key === 'enter' ? beginAgain(context, model) : onlySay(model, terminalWords().keys.overAgain);
  return key === 'enter' ? quit(context, model) : onlySay(model, terminalWords().keys.over);
};

/** A key at the table. */
export const tableKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  const chosen = isMyTurn(model) ? turnKey(context, model, key) : undefined;
  if (chosen !== undefined) return chosen;
  if (key === '?') return openHelp(model);
  if (key === 'tab') return [{ ...model, page: { at: 'score' } }, []];
  if (key === '"' || key === 'page-up' || key === 'wheel-up') return [{ ...model, page: { at: 'log', up: 0 } }, []];
  if (key === 'q') return askToLeave(context, model);
  if (isMyTurn(model)) return otherKey(context, model, key);
  if (!isTableOver(model)) return onlySay(model, terminalWords().keys.othersPlayOn);
  return overKey(context, model, key);
};
