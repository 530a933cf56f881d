/** What each key does at the table: choices, numbers that are typed, and what is in hand. */
import { OTHERS_PLAY_ON } from '@baize/casino';
import type { GameTypes } from '@baize/engine';
import { askHint, beginAgain, canBeginAgain, canLookBack, isMyTurn, isTableOver, sightNow, skip, type TableContext, take } from './flow.ts';
import { type AmountRead, amountAdvice, isAmountSign, readAmount } from './kit/amounts.ts';
import { frameWidth } from './kit/frame.ts';
import type { Key } from './kit/keys.ts';
import { isOneCell } from './kit/text.ts';
import type { Model, Updated } from './model.ts';
import { askToLeave, nameOf, onlySay, openHelp, quit } from './navigation.ts';
import { type Amount, type Choice, choiceFor, type Draft, moneyFor } from './screens/screen.ts';

const MAX_SIGNS = 12;

/** The key of the hint, at every table. */
const HINT: Key = 'i';
/** The key that looks back at a table where the game is over. */
const LOOK_BACK: Key = 'l';

/** Every choice at the table now, lit or not. */
export const choicesNow = <T extends GameTypes>(context: TableContext<T>, model: Model<T>): readonly Choice<T['action']>[] =>
  context.screen.choices(sightNow(model));

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

const nothingFor = (key: Key): string => `${nameOf(key)} does nothing here. Press ? for the keys.`;

/** The model with changes to what is in hand. */
const inHand = <T extends GameTypes>(model: Model<T>, draft: Draft | undefined): Model<T> =>
  draft === undefined ? model : { ...model, draft: { ...model.draft, ...draft } };

/** A key that a table with a draft takes for itself. */
const heldKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> | undefined => {
  const handled = isMyTurn(model) ? context.screen.press?.(sightNow(model), key, frameWidth(model.size) ?? 44) : undefined;
  if (handled === undefined) return undefined;
  const now = { ...inHand(model, handled.draft), note: handled.note };
  return handled.action === undefined ? [now, []] : take(context, now, handled.action);
};

const takeChoice = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, choice: Choice<T['action']>): Updated<T> => {
  if (choice.take.kind === 'now') return take(context, inHand(model, choice.take.draft), choice.take.action);
  if (choice.take.kind === 'leave') return askToLeave(context, model);
  if (choice.take.kind === 'draft') return [{ ...inHand(model, choice.take.draft), note: undefined }, []];
  const { range, action } = choice.take;
  if (!choice.lit || range.min === range.max) return take(context, model, action(range.min));
  return [{ ...model, typing: { key: choice.key, text: '' }, lastAmount: undefined, note: undefined }, []];
};

/** The amount as it is typed now; what is in it stays to be seen. */
const typed = <T extends GameTypes>(model: Model<T>, { key }: Choice<T['action']>, text: string): Updated<T> => [
  { ...model, typing: { key, text: text.slice(0, MAX_SIGNS) }, note: undefined },
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

const myTurnKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  const choices = choicesNow(context, model);
  const amount = amountChoice(choices, model);
  const typed = amount === undefined ? undefined : typeNumber(context, model, amount, key);
  if (typed !== undefined) return typed;
  if (key === HINT) return askHint(context, model);
  const choice = choiceFor(choices, key);
  if (choice !== undefined) return takeChoice(context, model, choice);
  if (key === 'escape') return [{ ...model, note: undefined, typing: undefined }, []];
  // Whoever skips presses Space once too often, and wants to read what has happened.
  return key === 'space' ? [model, []] : onlySay(model, nothingFor(key));
};

/** A key while something is shown: it goes on without a pause. Space does what the table has for it. */
export const busyKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  const choice = key === 'space' && isMyTurn(model) ? choiceFor(choicesNow(context, model), key) : undefined;
  return choice?.lit === true ? takeChoice(context, model, choice) : skip(context, model);
};

/** A key at a table where the game is over. */
const overKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  if (key === LOOK_BACK && canLookBack(context, model)) return [model, [{ type: 'look-back' }]];
  if (canBeginAgain(context, model))
    return key === 'enter' ? beginAgain(context, model) : onlySay(model, 'The game is over. Enter plays again, Q quits.');
  return key === 'enter' ? quit(context, model) : onlySay(model, 'The game is over. Enter or Q leaves.');
};

/** A key at the table. */
export const tableKey = <T extends GameTypes>(context: TableContext<T>, model: Model<T>, key: Key): Updated<T> => {
  const held = heldKey(context, model, key);
  if (held !== undefined) return held;
  if (key === '?') return openHelp(model);
  if (key === 'tab') return [{ ...model, page: { at: 'score' } }, []];
  if (key === '"' || key === 'page-up' || key === 'wheel-up') return [{ ...model, page: { at: 'log', up: 0 } }, []];
  if (key === 'q') return askToLeave(context, model);
  if (isMyTurn(model)) return myTurnKey(context, model, key);
  if (!isTableOver(model)) return onlySay(model, `${OTHERS_PLAY_ON} Q leaves.`);
  return overKey(context, model, key);
};
