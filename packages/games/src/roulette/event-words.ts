/** What happens at the roulette table, in sentences. */
import { type Audience, type Chips, capital, figure } from '@baize/engine';
import { type Bet, stakeOf } from './bets.ts';
import { spotById } from './layout.ts';
import { betCount, betName, betsName, callName, chipCount, numberPhrase, spotPhrase, verb } from './phrases.ts';
import { paysFor } from './rules.ts';
import type { Event, Verdict, View } from './state.ts';
import { type Summary, summaryOf } from './summary.ts';

/** "On the table: 45. Chips: 1,205." */
const counters = ({ bets, stack }: View): string => `On the table: ${figure(stakeOf(bets))}. Chips: ${figure(stack)}.`;

/** "10 on 17/20, split, pays 17 to 1." */
const placed = ({ rules, bets }: View, { spot, amount }: Bet): string => {
  const place = spotById(spot);
  const there = bets.find((bet) => bet.spot === spot)?.amount ?? amount;
  const more = there > amount ? ` more, ${figure(there)} in all,` : '';
  return `${figure(amount)}${more} on ${spotPhrase(place)}, pays ${paysFor(rules, place.kind)} to 1.`;
};

/** What was undone: chips that were laid are back in the hand, or chips that were cleared lie on the board again. */
const undone = (laying: readonly Bet[]): string => {
  const [first, ...more] = laying;
  if (stakeOf(laying) < 0) return `Your bets lie again, ${figure(-stakeOf(laying))} chips.`;
  return first === undefined || more.length > 0 ? `${betsName(laying)} are taken back.` : `${betName(first)} is taken back.`;
};

/** Few enough lost bets to name each of them in one line. */
const FEW = 3;

const lostLine = (lost: readonly Verdict[]): readonly string[] => {
  if (lost.length === 0) return [];
  if (lost.length <= FEW) return [lost.map((bet) => `${betName(bet)} is lost.`).join(' ')];
  return [`${capital(betCount(lost.length))} are lost, ${chipCount(stakeOf(lost))}.`];
};

const sum = (net: Chips, audience: Audience): string => {
  if (net === 0) return `${verb(audience, 'break', 'breaks')} even.`;
  return net > 0 ? `${verb(audience, 'win', 'wins')} ${figure(net)}.` : `${verb(audience, 'lose', 'loses')} ${figure(-net)}.`;
};

/** Each winning bet, those that lost, and what it came to. */
const settled = (view: View, { verdicts, results }: Event & { type: 'settled' }, audience: Audience): readonly string[] => [
  ...verdicts.flatMap((bet) => (bet.result === 'won' ? [`${betName(bet)} wins ${figure(bet.net)}.`] : [])),
  ...verdicts.flatMap((bet) => (bet.result === 'halved' ? [`${betName(bet)}: ${figure(bet.amount + bet.net)} back.`] : [])),
  ...lostLine(verdicts.filter(({ result }) => result === 'lost')),
  `${sum(results[0]?.net ?? 0, audience)} Chips: ${figure(view.stack)}.`,
];

/** What happened, as one viewer is told it. */
export const eventWords = (event: Event, view: View, audience: Audience): readonly string[] => {
  switch (event.type) {
    case 'bet-placed':
      return [`${placed(view, event)} ${counters(view)}`];
    case 'call-placed':
      return [`${betsName(event.bets)}, ${callName(event.name)}. ${counters(view)}`];
    case 'neighbours-placed':
      return [`${betsName(event.bets)}, ${event.of} and its neighbours. ${counters(view)}`];
    case 'bet-taken-back':
      return [`${betName(event)} is taken back. ${counters(view)}`];
    case 'laying-undone':
      return [`${undone(event.laying)} ${counters(view)}`];
    case 'bets-cleared':
      return [`The board is clear, ${chipCount(stakeOf(event.bets))} back. Chips: ${figure(view.stack)}.`];
    case 'bets-repeated':
      return [`The last bets again: ${betsName(event.bets)}. ${counters(view)}`];
    case 'bets-doubled':
      return [`Every bet is doubled: ${betsName(view.bets)}. ${counters(view)}`];
    case 'wheel-spun':
      return ['The wheel turns.'];
    case 'ball-rested':
      return [`${numberPhrase(event.number)}.`];
    case 'settled':
      return settled(view, event, audience);
    case 'sitting-ended':
      return [`${verb(audience, 'have', 'has')} no chips left.`];
  }
};

const numberList = (numbers: readonly number[]): string => {
  const few = numbers.length <= 6;
  return few ? `on ${numbers.join(', ')}` : `on ${figure(numbers.length)} numbers`;
};
const outcomeWords = (net: Chips): string => (net === 0 ? 'nothing' : net > 0 ? `+${figure(net)}` : `-${figure(-net)}`);

const cases = ({ best, worst }: Summary): string =>
  `At best ${outcomeWords(best.net)}, ${numberList(best.numbers)}; at worst ${outcomeWords(worst.net)}, ${numberList(worst.numbers)}.`;

/** The bets on the board, one a line, with what each would win, then their sum and the best and the worst that can happen. */
export const tellBets = (view: View): readonly string[] => {
  const summary = summaryOf(view);
  if (summary.bets.length === 0) return ['There are no bets on the board.'];
  const lines = summary.bets.map(
    (bet, at) => `${at + 1}. ${figure(bet.amount)} on ${spotPhrase(spotById(bet.spot))}, wins ${figure(bet.wins)}.`,
  );
  return [...lines, `${chipCount(summary.staked)} in ${betCount(summary.bets.length)}.`, cases(summary)];
};
