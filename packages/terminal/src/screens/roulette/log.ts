/**
 * What is said at the roulette table: the log row, which is the last thing that happened without the sums that the status row has anyway;
 * what each bet pays; and what the plain mode tells on request.
 */
import type { NarratedBeat, TableFacts, TableNow } from '@baize/casino';
import { inFull, type Saying, thatFits, whoIs } from '@baize/engine';
import {
  betName,
  betsOpenWords,
  betWords,
  chipPlace,
  colourOf,
  favours,
  isBanker,
  isForSeveral,
  kindTitle,
  onHundred,
  payouts,
  type Roulette,
  type Rules,
  rouletteModule,
  sumWords,
} from '@baize/games/roulette';
import type { FrameWidth } from '../../kit/frame.ts';
import { lastThatFit, wrap } from '../../kit/text.ts';
import type { TableTelling, Tells } from '../screen.ts';
import { rouletteScreenWords } from './language/index.ts';
import type { RouletteTelling } from './language/roulette-screen-words.ts';
import { isResult, type RouletteSight } from './stage.ts';
import { isTurning } from './wheel.ts';

/** A sentence without the sums that its full form ends with. */
const withoutSums = (saying: Saying): Saying => {
  if (typeof saying === 'string') return saying;
  const [full, first, ...more] = saying;
  return first === undefined ? full : [first, ...more];
};

/** Row 21. */
export const rouletteLog = (story: readonly NarratedBeat<Roulette>[], width: number, sight: RouletteSight): string => {
  const { view } = sight;
  const words = rouletteScreenWords().log;
  if (isTurning(sight)) return words.noMoreBets;
  if ((isResult(sight) || view.phase === 'resting') && typeof view.number === 'number') {
    return words.landed(view.number, colourOf(view.number));
  }
  const last = story.at(-1);
  if (last === undefined) return betsOpenWords();
  // The sums stand in the status row.
  return lastThatFit(
    last.sentences.map((saying) => thatFits(withoutSums(saying), width)),
    width,
  );
};

// --- what each bet pays, as a table: for the help, and for the plain mode ---------------------------------------------

/** The name, where the chips lie, what it pays, and what a hundred chips bring on average. */
const rowOf = ([name, where, pays, brings]: readonly [string, string, string, string], width: FrameWidth): string => {
  const [first, second, third, fourth] = rouletteScreenWords().payouts.widths[width];
  return name.padEnd(first) + where.slice(0, second).padEnd(second) + pays.padStart(third) + brings.padStart(fourth);
};

/** A heading, a row for each bet, and which of them favour the player. */
export const payoutTable = (rules: Rules, width: FrameWidth): readonly string[] => {
  const { payouts: words, bets, signedHundredth } = rouletteScreenWords();
  return [
    rowOf(words.heads, width),
    ...payouts(rules).map((payout) =>
      rowOf([kindTitle(payout.kind), chipPlace(payout.kind), bets.pays(payout.pays), signedHundredth(onHundred(payout))], width),
    ),
    ...wrap(words.note(favours(rules)), width === 80 ? 70 : 37),
  ];
};

// --- line by line -----------------------------------------------------------------------------------------------------

/** The first lines of the plain mode. */
export const plainWelcome = ({ stacks, rules, seat: me }: TableFacts<Roulette>): readonly string[] =>
  rouletteScreenWords().plainWelcome(rouletteModule.words.preset(rules), stacks[me] ?? 0, !isForSeveral(rules), rules.calls);

const betLines = ({ beat }: TableNow<Roulette>): readonly string[] => [...betWords(beat.view), ...sumWords(beat.view)].map(inFull);

const payoutLines = ({ facts }: TableNow<Roulette>): readonly string[] => payoutTable(facts.rules, 80);

/** What each of the others has on the board, one line each. */
const otherLines = ({ beat: { view }, facts: { names, seat: me } }: TableNow<Roulette>): readonly string[] =>
  isForSeveral(view.rules)
    ? view.players.flatMap(({ bets }, seat) => {
        if (seat === me || isBanker(view, seat)) return [];
        return [rouletteScreenWords().told.bets(whoIs(seat, { me, names }), bets.map(betName))];
      })
    : [];

const whoLines = ({ held, beat: { view }, facts: { names, seat: me } }: TableNow<Roulette>): readonly string[] => {
  const { told } = rouletteScreenWords();
  if (!isForSeveral(view.rules)) return [told.alone(held.stack)];
  return view.players.map(({ stack }, seat) => told.seat(whoIs(seat, { me, names }), isBanker(view, seat), stack));
};

const tableLines = (table: TableNow<Roulette>): readonly string[] => {
  const { history } = table.beat.view;
  const { told } = rouletteScreenWords();
  return [
    ...betLines(table),
    ...otherLines(table),
    history.length === 0 ? told.neverSpun : told.history(history.map((number) => [number, colourOf(number)])),
  ];
};

const potLines = ({ held: { stack, atRisk } }: TableNow<Roulette>): readonly string[] => [rouletteScreenWords().told.pot(atRisk, stack)];

const tellings: Readonly<Record<RouletteTelling, TableTelling<Roulette>>> = {
  hand: betLines,
  bets: betLines,
  list: betLines,
  table: tableLines,
  pot: potLines,
  who: whoLines,
  payouts: payoutLines,
};
const isTelling = (text: string): text is RouletteTelling => Object.hasOwn(tellings, text);

/** What is told on request, by its English words and those of the language that is spoken. */
export const rouletteTells = (): Tells<Roulette> => ({
  ...tellings,
  ...Object.fromEntries(
    Object.entries(rouletteScreenWords().tells).flatMap(([telling, word]) => (isTelling(telling) ? [[word, tellings[telling]]] : [])),
  ),
});
