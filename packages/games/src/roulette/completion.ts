/** How a line that is begun may go on, word by word. */

import { CALLS } from './calls.ts';
import { plainly, typedNow } from './language/typed.ts';
import { spots } from './layout.ts';
import { type BetKind, isForSeveral, type Rules } from './rules.ts';

/** The kinds that are typed by name and first number: "street 13". */
const NAMED: readonly BetKind[] = ['street', 'corner', 'six-line'];

/** All that can be typed at this table without its amount: the bets by name first, then by their numbers. */
const phrasesOf = (rules: Rules): readonly string[] => {
  const all = spots(rules);
  const typed = typedNow();
  const named = all.flatMap(({ kind, numbers }) => (NAMED.includes(kind) ? [`${typed.kinds[kind]?.[0] ?? kind} ${numbers[0]}`] : []));
  const calls = rules.calls
    ? [
        ...CALLS.map((name) => typed.calls[name][0] ?? name),
        ...all.flatMap(({ kind, id }) => (kind === 'straight' ? [`${typed.neighbours[0] ?? ''} ${id}`] : [])),
      ]
    : [];
  // Numbers are typed as they are.
  return [
    ...all.map(({ id, box, kind }) => (box === undefined || kind === 'straight' ? id : (typed.spots[id]?.[0] ?? id))),
    ...named,
    ...calls,
  ];
};

/** The whole words that are no bets, as far as they are said at such a table. */
const commandsAt = (rules: Rules): readonly string[] => {
  const { undo, clear, repeat, double, spin, rest, done, ready } = typedNow().commands;
  const turning = isForSeveral(rules) ? [done, ready] : [spin, rest];
  return [undo, clear, repeat, double, ...turning].flat().filter((word) => word.length > 1);
};

/** The phrase up to the end of the word after what is typed. */
const nextWord = (phrase: string, typed: number): string => {
  const end = phrase.indexOf(' ', typed);
  return end < 0 ? phrase : phrase.slice(0, end + 1);
};

/** Every way to go on by a word, as whole lines: `2` has `2/3`, `20`, `2nd `. What stands before "on" is kept. */
export const completeBet = (rules: Rules, text: string): readonly string[] => {
  const said = plainly(text);
  const line = said !== '' && text.endsWith(' ') ? `${said} ` : said;
  const [head = ''] = /^[\d,.]+ (?:on|auf) /.exec(line) ?? [];
  const typed = line.slice(head.length);
  const phrases = head === '' ? [...commandsAt(rules), ...phrasesOf(rules)] : phrasesOf(rules);
  const fitting = phrases.filter((phrase) => plainly(phrase).startsWith(typed) && plainly(phrase) !== typed);
  return [...new Set(fitting.map((phrase) => head + nextWord(phrase, typed.length)))];
};
