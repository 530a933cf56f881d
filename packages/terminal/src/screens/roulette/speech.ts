/** Roulette line by line: bets in a few words, and what is listed on request. */
import type { TableFacts, TableNow } from '@baize/casino';
import { figure } from '@baize/engine';
import { colourOf, completeBet, parseBet, type Roulette, type Rules, rouletteModule, tellBets } from '@baize/games/roulette';
import type { Speech, TableSight, Tells } from '../screen.ts';
import { payoutTable } from './payouts.ts';

const SUGGESTED = 6;

const welcome = ({ stacks, rules }: TableFacts<Roulette>): readonly string[] => [
  `Roulette, ${rules.preset} rules: one zero. You have ${figure(stacks[0] ?? 0)} chips.`,
  'Type a bet as a place and an amount: 17 25 or 25 on 17, 17/20 10, red 50,',
  '2nd 12 20, column 1 5, 25/26/28/29 10, 7-9 5 (street).',
  ...(rules.calls ? ['A call takes an amount a chip: 5 on voisins, tiers, orphelins, jeu zero, neighbours 17.'] : []),
  'spin turns the wheel, take 17 takes that bet back. bets, undo, clear, last, double, payouts, ? help, q leave.',
];

/** How a line that means nothing yet could go on: "It may go on: 2/3, 20, 2nd." */
const goingOn = (rules: Rules, text: string): string => {
  const ways = text === '' ? [] : completeBet(rules, text).slice(0, SUGGESTED);
  return ways.length === 0 ? '' : ` It may go on: ${ways.map((way) => way.trim()).join(', ')}.`;
};

const hear = ({ view }: TableSight<Roulette>, text: string) => {
  const slip = parseBet(view.rules, text);
  return slip.ok ? { action: slip.action } : { because: slip.because + goingOn(view.rules, text) };
};

const betLines = ({ beat }: TableNow<Roulette>): readonly string[] => tellBets(beat.view);

const payoutLines = ({ facts }: TableNow<Roulette>): readonly string[] => payoutTable(facts.rules, 80);

const tableLines = (table: TableNow<Roulette>): readonly string[] => {
  const { history } = table.beat.view;
  const last = history.map((number) => `${number} ${colourOf(number)}`).join(', ');
  return [...betLines(table), history.length === 0 ? 'The wheel has not turned yet.' : `The last numbers, the latest first: ${last}.`];
};

const potLines = ({ held: { stack, atRisk } }: TableNow<Roulette>): readonly string[] => [
  `On the table: ${figure(atRisk)}. Your chips: ${figure(stack)}.`,
];

/** What is told on request. */
export const rouletteTells: Tells<Roulette> = {
  hand: betLines,
  bets: betLines,
  list: betLines,
  table: tableLines,
  pot: potLines,
  who: ({ held }) => [`You alone play against the bank, with ${figure(held.stack)} chips.`],
  payouts: payoutLines,
};

/** The words of the table. */
export const rouletteSpeech: Speech<Roulette> = { welcome, ask: (sight) => rouletteModule.words.prompt(sight), hear };
