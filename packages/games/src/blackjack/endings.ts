/** How a round ended, in words. */
import type { Audience } from '@baize/engine';
import { isTwoCard21 } from './hand.ts';
import { doing, netText, purse, ratioText } from './phrases.ts';
import { handAt } from './places.ts';
import type { HandOutcome, Result, Verdict, View } from './state.ts';

/** How one hand fared: "You win", "20 against 19", "+$50". */
export interface Headline {
  readonly title: string;
  readonly detail: string;
  readonly change: string;
}

const titles: Readonly<Record<HandOutcome, string>> = {
  blackjack: 'Blackjack!',
  win: 'You win',
  push: 'Push',
  lose: 'You lose',
  bust: 'Bust',
  surrender: 'Surrender',
};

const detailOf = (view: View, hand: number, outcome: HandOutcome): string => {
  const { total } = handAt(view, hand);
  const { dealer, rules } = view;
  const natural = rules.natural !== null && isTwoCard21(dealer);
  switch (outcome) {
    case 'blackjack':
      return rules.natural === null ? '' : `pays ${ratioText(rules.natural)}`;
    case 'win':
      return dealer.total > 21 ? `the dealer is bust with ${dealer.total}` : `${total} against ${dealer.total}`;
    case 'push':
      return natural ? 'both have blackjack' : `${total} each`;
    case 'lose':
      return natural ? 'the dealer has blackjack' : `${total} against ${dealer.total}`;
    case 'bust':
      return `${total} is past 21`;
    case 'surrender':
      return 'half the bet is lost';
  }
};

/** How one hand fared. */
export const headlineOf = (view: View, hand: number, { outcome, net }: Verdict): Headline => ({
  title: titles[outcome],
  detail: detailOf(view, hand, outcome),
  change: netText(view.rules, net),
});

/** What the whole round came to: the hand's own headline, or the sum over several. */
export const roundHeadline = (view: View, { verdicts, net }: Result): Headline => {
  const [only] = verdicts;
  // An insurance that turns the round turns its headline too.
  if (only !== undefined && verdicts.length === 1 && Math.sign(only.net) === Math.sign(net))
    return { ...headlineOf(view, 0, only), change: netText(view.rules, net) };
  const title = net > 0 ? titles.win : net < 0 ? titles.lose : 'Even';
  return {
    title,
    detail: verdicts.length === 1 ? 'with the insurance' : `over ${verdicts.length} hands`,
    change: netText(view.rules, net),
  };
};

const short: Readonly<Record<HandOutcome, string>> = {
  blackjack: 'Blackjack',
  win: 'Win',
  push: 'Push',
  lose: 'Loss',
  bust: 'Bust',
  surrender: 'Surrender',
};

/** "Hand 1: 18 against 20. Loss, -$50." */
const handLine = (view: View, hand: number, verdict: Verdict): string => {
  const detail = detailOf(view, hand, verdict.outcome);
  return `Hand ${hand + 1}: ${detail}. ${short[verdict.outcome]}, ${netText(view.rules, verdict.net)}.`;
};

const soleLine = (view: View, { outcome, net }: Verdict, audience: Audience): string => {
  const detail = detailOf(view, 0, outcome);
  const sum = netText(view.rules, net);
  switch (outcome) {
    case 'blackjack':
      return `Blackjack ${detail}: ${sum}.`;
    case 'win':
      return `${doing(audience, 'win', 'wins')}, ${detail}: ${sum}.`;
    case 'push':
      return `A push, ${detail}: the bet comes back.`;
    case 'lose':
    case 'bust':
      return `${doing(audience, 'lose', 'loses')}, ${detail}: ${sum}.`;
    case 'surrender':
      return `Half the bet is lost: ${sum}.`;
  }
};

/** "In all: -$250. ", where an insurance is a part of it. */
const sumOf = ({ rules }: View, { verdicts, insurance }: Omit<Result, 'net'>): string => {
  const net = verdicts.reduce((sum, verdict) => sum + verdict.net, insurance);
  return insurance === 0 ? '' : `In all: ${netText(rules, net)}. `;
};

/** What the round brought, hand by hand, and what is left. */
export const settledLines = (view: View, ending: Omit<Result, 'net'>, audience: Audience): readonly string[] => {
  const { verdicts, insurance } = ending;
  const side =
    insurance === 0
      ? []
      : [
          insurance > 0
            ? `Insurance pays 2 to 1: ${netText(view.rules, insurance)}.`
            : `Insurance is lost: ${netText(view.rules, insurance)}.`,
        ];
  const [only] = verdicts;
  if (only !== undefined && verdicts.length === 1)
    return [...side, `${soleLine(view, only, audience)} ${sumOf(view, ending)}${purse(view)}`];
  return [...side, ...verdicts.map((verdict, hand) => handLine(view, hand, verdict)), `${sumOf(view, ending)}${purse(view)}`];
};
