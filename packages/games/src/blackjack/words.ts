/** Blackjack in sentences: which one is said stands in language/speak.ts, how it is said in language/words.en.ts and its like. */
import type { Chips, Saying, Seat, Words } from '@baize/engine';
import type { Lesson } from './bots/exact.ts';
import type { RoundSummary } from './language/blackjack-words.ts';
import { blackjackWords } from './language/index.ts';
import { dealerHolding, roundHeadlineIn, shownTotal, speak, sumOf } from './language/speak.ts';
import type { Rules } from './rules.ts';
import type { Blackjack, Counted, Result, View } from './state.ts';

/** The words of Blackjack. */
export const words: Words<Blackjack> = speak(blackjackWords);

/** "$1,000", or "1,000" where chips are chips. */
export const money = (rules: Rules, chips: Chips): string => blackjackWords().money(sumOf(rules, chips));

/** "+$75", "-$50", "$0": what a hand brought. */
export const netText = (rules: Rules, net: Chips): string => blackjackWords().net(sumOf(rules, net));

type Totalled = Pick<Counted<unknown>, 'total' | 'soft'>;

/** "20", "Soft 17", as a line begins. */
export const totalWords = (hand: Totalled): string => blackjackWords().total(shownTotal(hand));
/** "20", "soft 17", as a line goes on. */
export const totalWithin = (hand: Totalled): string => blackjackWords().totalWithin(shownTotal(hand));

/** What the dealer's cards make, as a line goes on: "20", "24, bust", "blackjack". */
export const dealerWithin = (view: View): string => blackjackWords().holdingWithin(dealerHolding(view));

/** How the whole round ended for a seat: "You win", "20 against 19", "+$50". */
export const roundHeadline = (view: View, seat: Seat, result: Result): RoundSummary =>
  roundHeadlineIn(blackjackWords(), view, seat, result);

/** What the coach says of a move: "Standing was better, by 12 for every 100 bet." */
export const lessonWords = ({ taken, best, cost }: Lesson): string =>
  blackjackWords().lesson(taken, best === taken ? undefined : best, cost);

/** What is printed on the felt: "Blackjack pays 3 to 2 · dealer stands on all 17s". */
export const feltPrint = (rules: Rules): Saying => blackjackWords().felt(rules);

/** The same in sentences. */
export const feltSentences = (rules: Rules): string => blackjackWords().feltSentences(rules);
