/** How a line that is begun may go on, word by word. */

import { COMMANDS, plainly } from './bet-parser.ts';
import { CALLS } from './calls.ts';
import { spots } from './layout.ts';
import { callName, kindName, spotName } from './phrases.ts';
import type { BetKind, Rules } from './rules.ts';

/** The kinds that are said by name and first number: "street 13". */
const NAMED: readonly BetKind[] = ['street', 'corner', 'six-line'];

/** All that can be said at this table without its amount: the bets by name first, then by their numbers. */
const phrasesOf = (rules: Rules): readonly string[] => {
  const all = spots(rules);
  const named = all.flatMap(({ kind, numbers }) => (NAMED.includes(kind) ? [`${kindName(kind)} ${numbers[0]}`] : []));
  const calls = rules.calls
    ? [...CALLS.map(callName), ...all.flatMap(({ kind, id }) => (kind === 'straight' ? [`neighbours ${id}`] : []))]
    : [];
  return [...all.map(spotName), ...named, ...calls];
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
  const [head = ''] = /^[\d,]+ on /.exec(line) ?? [];
  const typed = line.slice(head.length);
  const phrases = head === '' ? [...COMMANDS, ...phrasesOf(rules)] : phrasesOf(rules);
  const fitting = phrases.filter((phrase) => phrase.startsWith(typed) && phrase !== typed);
  return [...new Set(fitting.map((phrase) => head + nextWord(phrase, typed.length)))];
};
