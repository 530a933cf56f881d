/** A bet in a few words: `25 on 17`, `17/20 10`, `red 100`, `street 13 10`, `take 17`, `undo`. The terminal's short language. */
import type { Chips } from '@baize/engine';
import type { Bare } from './language/roulette-words.ts';
import { meaningsOf, plainly } from './language/typed.ts';
import type { Misreading } from './misreading.ts';
import type { Rules } from './rules.ts';
import { type Spoken, type Target, understand } from './spoken.ts';
import type { Action } from './state.ts';

/** What was meant, or why it cannot be told. Whether it may be done is the table's to say. */
export type Slip = { readonly ok: true; readonly action: Action } | { readonly ok: false; readonly why: Misreading };

/** The words that are no bets, with what they mean. */
const BARE: readonly Bare[] = ['undo', 'clear', 'repeat', 'double', 'spin', 'rest', 'done', 'ready'];
const commands = meaningsOf(BARE, ({ commands: typed }, type) => typed[type]);

const MAX_LETTERS = 80;

const AMOUNT = /^\$?(\d{1,15}|\d{1,3}(,\d{3}){1,4}|\d{1,3}(\.\d{3}){1,4})$/;

/** How many chips a word says: `25`, `1,000`, `1.000`, `$50`. */
const amountIn = (word: string): Chips | undefined => (AMOUNT.test(word) ? Number(word.replace(/[$,.]/g, '')) : undefined);

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

const refuse = (why: Misreading): Slip => ({ ok: false, why });

/** A reading of a line: an amount, where it has one, and the words for the place. */
interface Reading {
  readonly amount: Chips | undefined;
  readonly place: string;
}

/** The ways to read a line, the likeliest first: "25 on 17", "17 25", "17" alone, "25 red". */
const readingsOf = (line: string): readonly Reading[] => {
  const [, before = '', after = ''] = /^(.*?) ?\b(?:on|auf) (.+)$/.exec(line) ?? [];
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
  if (spoken.type === 'misread') return refuse(spoken.why);
  if (amount !== undefined) return { ok: true, action: laid(spoken, amount) };
  return refuse({ type: 'no-amount', spot: spoken.type === 'spot' ? spoken.spot.id : undefined });
};

const TAKE_BACK = /^(?:take(?: back)?|off|zuruck|zurueck|nimm) (.+)$/;

/** "take back 17/20": the bet that lies there comes back. */
const takenBack = (rules: Rules, line: string): Slip | undefined => {
  const place = TAKE_BACK.exec(line)?.[1];
  const spoken = place === undefined ? undefined : understand(rules, place);
  if (place === undefined) return undefined;
  if (spoken?.type === 'misread') return refuse(spoken.why);
  return spoken?.type === 'spot' ? { ok: true, action: { type: 'take-back', spot: spoken.spot.id } } : refuse({ type: 'one-bet-back' });
};

/** A line may begin with the word: "b 17 50" and "bet red 50" say what "17 50" and "red 50" do. */
const BET = /^(?:b ?(?=\d)|b |bet ?(?=\d)|bet |setze? )/;

/** Reads a line as a bet or a command. A place without an amount takes `chip` chips, where a chip is chosen. */
export const parseBet = (rules: Rules, text: string, chip?: Chips): Slip => {
  const line = plainly(text.slice(0, MAX_LETTERS)).replace(BET, '');
  const command = commands.get(line);
  if (command !== undefined) return { ok: true, action: { type: command } };
  const back = takenBack(rules, line);
  if (back !== undefined) return back;
  for (const { amount, place } of readingsOf(line)) {
    const spoken = understand(rules, place);
    if (spoken !== undefined) return answer(spoken, amount ?? chip);
  }
  return refuse({ type: 'not-a-bet' });
};
