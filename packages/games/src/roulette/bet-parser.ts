/** A bet in a few words: `25 on 17`, `17/20 10`, `red 100`, `street 13 10`, `take 17`, `undo`. The terminal's short language. */
import type { Chips } from '@baize/engine';
import { betName } from './phrases.ts';
import type { Rules } from './rules.ts';
import { type Spoken, type Target, understand } from './spoken.ts';
import type { Action } from './state.ts';

/** What was meant, or one sentence why it cannot be told. Whether it may be done is the table's to say. */
export type Slip = { readonly ok: true; readonly action: Action } | { readonly ok: false; readonly because: string };

/** The words that are no bets, with what they mean. */
const commands: Readonly<Record<string, Action>> = {
  undo: { type: 'undo' },
  u: { type: 'undo' },
  clear: { type: 'clear' },
  x: { type: 'clear' },
  repeat: { type: 'repeat' },
  last: { type: 'repeat' },
  l: { type: 'repeat' },
  double: { type: 'double' },
  d: { type: 'double' },
  spin: { type: 'spin' },
  rest: { type: 'rest' },
};
/** The whole words among them. */
export const COMMANDS: readonly string[] = Object.keys(commands).filter((word) => word.length > 1);

const MAX_LETTERS = 80;

/** The text in small letters, without accents, with single blanks. */
export const plainly = (text: string): string =>
  text
    .slice(0, MAX_LETTERS)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const AMOUNT = /^\$?(\d{1,15}|\d{1,3}(,\d{3}){1,4})$/;

/** How many chips a word says: `25`, `1,000`, `$50`. */
const amountIn = (word: string): Chips | undefined => (AMOUNT.test(word) ? Number(word.replace(/[$,]/g, '')) : undefined);

const laid = (target: Target, amount: Chips): Action => {
  switch (target.type) {
    case 'spot':
      return { type: 'place', spot: target.spot.id, amount };
    case 'call':
      return { type: 'call', name: target.name, unit: amount };
    case 'neighbours':
      return { type: 'neighbours', of: target.of, unit: amount };
  }
};

const refuse = (because: string): Slip => ({ ok: false, because });
const HOW = 'Say a place and an amount, such as 17 25 or 25 on 17.';

/** A reading of a line: an amount, where it has one, and the words for the place. */
interface Reading {
  readonly amount: Chips | undefined;
  readonly place: string;
}

/** The ways to read a line, the likeliest first: "25 on 17", "17 25", "17" alone, "25 red". */
const readingsOf = (line: string): readonly Reading[] => {
  const [, before = '', after = ''] = /^(.*?) ?\bon (.+)$/.exec(line) ?? [];
  if (after !== '') return before === '' || amountIn(before) !== undefined ? [{ amount: amountIn(before), place: after }] : [];
  const words = line.split(' ');
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const readings = [
    { amount: amountIn(last), place: words.slice(0, -1).join(' ') },
    { amount: undefined, place: line },
    { amount: amountIn(first), place: words.slice(1).join(' ') },
  ];
  // Only the middle one may do without an amount.
  return readings.filter(({ amount, place }, at) => place !== '' && (amount !== undefined || at === 1));
};

const answer = (spoken: Exclude<Spoken, undefined>, amount: Chips | undefined): Slip => {
  if (spoken.type === 'reason') return refuse(spoken.because);
  if (amount !== undefined) return { ok: true, action: laid(spoken, amount) };
  const example = spoken.type === 'spot' ? betName({ spot: spoken.spot.id, amount: 25 }) : undefined;
  return refuse(`How many chips? ${example === undefined ? HOW : `Say an amount with it, such as ${example}.`}`);
};

const TAKE_BACK = /^(?:take(?: back)?|off) (.+)$/;

/** "take back 17/20": the bet that lies there comes back. */
const takenBack = (rules: Rules, line: string): Slip | undefined => {
  const place = TAKE_BACK.exec(line)?.[1];
  const spoken = place === undefined ? undefined : understand(rules, place);
  if (place === undefined) return undefined;
  if (spoken?.type === 'reason') return refuse(spoken.because);
  return spoken?.type === 'spot'
    ? { ok: true, action: { type: 'take-back', spot: spoken.spot.id } }
    : refuse('One bet can be taken back, such as take 17; undo and clear take back more.');
};

/** A line may begin with the word: "b 17 50" and "bet red 50" say what "17 50" and "red 50" do. */
const BET = /^(?:b ?(?=\d)|b |bet ?(?=\d)|bet )/;

/** Reads a line as a bet or a command. A place without an amount takes `chip` chips, where a chip is chosen. */
export const parseBet = (rules: Rules, text: string, chip?: Chips): Slip => {
  const line = plainly(text).replace(BET, '');
  const command = Object.hasOwn(commands, line) ? commands[line] : undefined;
  if (command !== undefined) return { ok: true, action: command };
  const back = takenBack(rules, line);
  if (back !== undefined) return back;
  for (const { amount, place } of readingsOf(line)) {
    const spoken = understand(rules, place);
    if (spoken !== undefined) return answer(spoken, amount ?? chip);
  }
  return refuse(`That is not a bet here. ${HOW}`);
};
