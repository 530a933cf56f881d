/** Finds which sentence is to be said, and hands its facts to the language. There is no word in here. */
import { type Audience, type Passage, type Refusal, type Saying, type Seat, type Sight, type Words, whoIs } from '@baize/engine';
import { stakeOf } from '../bets.ts';
import { spotById } from '../layout.ts';
import { BANKER, isBanker, playerAt } from '../places.ts';
import { isForSeveral, paysFor, type Rules } from '../rules.ts';
import type { Action, Event, Roulette, Verdict, View } from '../state.ts';
import { payouts, summaryOf } from '../summary.ts';
import { traitsOf } from '../traits.ts';
import type { RouletteStanding, RouletteWords, Sums, ToDo } from './roulette-words.ts';

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const sumsOf = ({ bets, stack }: View): Sums => ({ laid: stakeOf(bets), stack });

// --- what happens ----------------------------------------------------------------------------------------------------

const placed = ({ told }: RouletteWords, view: View, { spot, amount }: Of<'bet-placed'>): Saying => {
  const there = view.bets.find((bet) => bet.spot === spot)?.amount ?? amount;
  return told.placed({ spot, amount }, there, paysFor(view.rules, spotById(spot).kind), sumsOf(view));
};

/** What was undone: chips that were laid are back in the hand, or chips that were cleared lie on the board again. */
const undone = ({ told }: RouletteWords, view: View, { laying }: Of<'laying-undone'>): Saying =>
  stakeOf(laying) < 0 ? told.laidAgain(-stakeOf(laying), sumsOf(view)) : told.takenBack(laying, sumsOf(view));

/** Few enough lost bets to name each of them in one line. */
const FEW = 3;

/** Each winning bet and those that lost. */
const fared = ({ told }: RouletteWords, verdicts: readonly Verdict[]): readonly Saying[] => {
  const of = (result: Verdict['result']) => verdicts.filter((verdict) => verdict.result === result);
  const lost = of('lost');
  return [
    ...of('won').map((bet) => told.won(bet, bet.net)),
    ...of('halved').map((bet) => told.halved(bet, bet.amount + bet.net)),
    ...(lost.length === 0 ? [] : [lost.length <= FEW ? told.lost(lost) : told.lostMany(lost.length, stakeOf(lost))]),
  ];
};

/** What the spin came to for others, one line each. */
const othersFared = ({ told }: RouletteWords, { results }: Of<'settled'>, audience: Audience): readonly Saying[] =>
  results.flatMap((result, seat) =>
    result === null || seat === audience.me ? [] : [told.result(whoIs(seat, audience), result.net, undefined)],
  );

/** How each bet of one's own fared and what they came to, then the others. Who watches somebody alone is told it all of them. */
const settled = (words: RouletteWords, view: View, event: Of<'settled'>, audience: Audience): readonly Saying[] => {
  const own = isForSeveral(view.rules) ? audience.me : 0;
  if (own === 'rail') return othersFared(words, event, audience);
  const result = event.results[own];
  const mine =
    result == null ? [] : [...fared(words, event.verdicts[own] ?? []), words.told.result(whoIs(own, audience), result.net, view.stack)];
  return isForSeveral(view.rules) ? [...mine, ...othersFared(words, event, audience)] : mine;
};

/** Few enough bets to name each of them in one line. */
const NAMED = 4;

/** What somebody at a shared table has laid: one line, when they are done. */
const laidBy = ({ told }: RouletteWords, view: View, seat: Seat, audience: Audience): Saying => {
  const { bets } = playerAt(view, seat);
  const who = whoIs(seat, audience);
  if (bets.length === 0) return told.satOut(who);
  return bets.length > NAMED ? told.laidMany(who, bets.length, stakeOf(bets)) : told.laid(who, bets);
};

/** Why a shared session is over. */
const ended = ({ told }: RouletteWords, view: View): Saying => {
  if (view.rules.bank === 'house') return told.nobodyHasChips;
  return view.players.some(({ stack }, seat) => stack > 0 && !isBanker(view, seat)) ? told.bankIsBust : told.bankHasAll;
};

/** What happened at a table of one's own, and what one has done oneself at any. */
const tellOwn = (words: RouletteWords, event: Event, view: View, audience: Audience): readonly Saying[] => {
  const { told } = words;
  switch (event.type) {
    case 'bets-opened':
    case 'said-done':
    case 'said-ready':
    case 'seat-left':
      return [];
    case 'bet-placed':
      return [placed(words, view, event)];
    case 'call-placed':
      return [told.called(event.name, event.bets, sumsOf(view))];
    case 'neighbours-placed':
      return [told.neighbours(event.of, event.bets, sumsOf(view))];
    case 'bet-taken-back':
      return [told.takenBack([event], sumsOf(view))];
    case 'laying-undone':
      return [undone(words, view, event)];
    case 'bets-cleared':
      return [told.cleared(stakeOf(event.bets), view.stack)];
    case 'bets-repeated':
      return [told.repeated(event.bets, sumsOf(view))];
    case 'bets-doubled':
      return [told.doubled(view.bets, sumsOf(view))];
    case 'wheel-spun':
      return [told.spun];
    case 'ball-rested':
      return [told.ball(event.number, traitsOf(event.number))];
    case 'settled':
      return settled(words, view, event, audience);
    case 'sitting-ended':
      return [told.broke(whoIs(0, audience))];
  }
};

/** What happened, as one viewer is told it. What others lay is seen as it is laid, and told when they are done. */
const tellEvent = (words: RouletteWords, event: Event, view: View, audience: Audience): readonly Saying[] => {
  const { told } = words;
  if (!isForSeveral(view.rules)) return tellOwn(words, event, view, audience);
  switch (event.type) {
    case 'bets-opened':
      return [told.betsOpen];
    case 'said-done':
      return [laidBy(words, view, event.seat, audience)];
    case 'seat-left':
      return [told.broke(whoIs(event.seat, audience))];
    case 'sitting-ended':
      return [ended(words, view)];
    default:
      return 'seat' in event && event.seat !== audience.me ? [] : tellOwn(words, event, view, audience);
  }
};

// --- what is asked, refused and offered ------------------------------------------------------------------------------

/** What is asked of a seat, in the forms that the language has for it. */
const askOf = ({ asked }: RouletteWords, { view, offers }: Sight<Roulette>): Saying => {
  if (view.phase === 'ended') return asked.over;
  if (view.phase === 'between') return asked.nextSpin;
  if (view.phase !== 'betting') return asked.rolling(stakeOf(view.bets));
  const isAlone = !isForSeveral(view.rules);
  return offers.some(({ type }) => type === 'place') ? asked.bet(isAlone) : asked.noMoreToBet(isAlone);
};

/** The kinds of offer that are named in a refusal, each once. */
const NAMED_OFFERS: readonly ToDo[] = ['place', 'undo', 'clear', 'repeat', 'double', 'spin', 'rest', 'done', 'ready'];

/** The most that would do; undefined where the amount is not the matter. */
const mostOf = (instead: Action | undefined): RouletteStanding['most'] => {
  if (instead?.type === 'place') return { chips: instead.amount, isEach: false };
  return instead?.type === 'call' || instead?.type === 'neighbours' ? { chips: instead.unit, isEach: true } : undefined;
};

const standingOf = ({ view, offers }: Sight<Roulette>, { instead }: Refusal<Roulette>): RouletteStanding => ({
  toDo: NAMED_OFFERS.filter((type) => offers.some((offer) => offer.type === type)),
  isOver: view.phase === 'ended',
  stack: view.stack,
  limit: view.rules.most ?? 0,
  bank: playerAt(view, BANKER).stack,
  last: stakeOf(view.last),
  laid: stakeOf(view.bets),
  most: mostOf(instead),
});

const nameAction = ({ actions, names }: RouletteWords, action: Action): string => {
  switch (action.type) {
    case 'place':
      return names.bet(action);
    case 'call':
      return actions.call(action.name, action.unit);
    case 'neighbours':
      return actions.neighbours(action.of, action.unit);
    case 'take-back':
      return actions.takeBack(spotById(action.spot));
    default:
      return actions.bare[action.type];
  }
};

// --- the bets summed up, and the rules -------------------------------------------------------------------------------

/** The bets on the board, each with what it would win. */
export const betsTold = ({ summary }: RouletteWords, view: View): readonly Saying[] =>
  summaryOf(view).bets.map((bet, at) => summary.bet(at + 1, bet, bet.wins));

/** Their sum, and the best and the worst that can happen; or that there are none. */
export const sumsTold = ({ summary }: RouletteWords, view: View): readonly Saying[] => {
  const { bets, staked, best, worst } = summaryOf(view);
  return bets.length === 0 ? [summary.none] : [summary.total(staked, bets.length), summary.cases(best, worst)];
};

/** How to play, without the payouts. */
export const rulesBesidePayouts = (
  { rules: pages }: RouletteWords,
  rules: Rules,
): readonly [before: readonly Passage[], after: readonly Passage[]] => [
  [pages.aim(rules), pages.chips(rules), ...(isForSeveral(rules) ? [pages.together(rules)] : [])],
  rules.calls ? [pages.calls] : [],
];

const rulesOf = (words: RouletteWords, rules: Rules): readonly Passage[] => {
  const [before, after] = rulesBesidePayouts(words, rules);
  return [...before, words.rules.payouts(payouts(rules)), ...after];
};

/** Roulette as the contract wants it, in the language that these words are in when they are asked for. */
export const speak = (words: () => RouletteWords): Words<Roulette> => ({
  preset: ({ preset }) => words().presets[preset],
  event: (event, view, audience) => tellEvent(words(), event, view, audience),
  refusal: (refusal, sight) => words().refused[refusal.reason](standingOf(sight, refusal)),
  action: (action) => nameAction(words(), action),
  prompt: (sight) => askOf(words(), sight),
  why: (why) => words().why(why),
  rules: (rules) => rulesOf(words(), rules),
  get levels() {
    return words().levels;
  },
});
