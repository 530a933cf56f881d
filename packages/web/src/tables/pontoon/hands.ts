/** What is written beside a hand. */
import type { BySeat, SeenCard, Settlement } from '@baize/engine';
import { type Hand, handScore, type Place, type Verdict, type View, visible } from '@baize/games/pontoon';
import { type WinGrade, winGrade } from '../result-sound.ts';
import { pontoonTableWords } from './language/index.ts';

const isOpen = (hand: Hand<SeenCard>): boolean => hand.cards.every(({ card }) => card !== 'hidden');

/** "Soft 17", "Bust, 24", "Five-card trick, 19", or nothing while there is nothing to see. */
export const handTitle = (hand: Hand<SeenCard>): string => {
  const cards = visible(hand);
  return cards.length === 0 ? '' : pontoonTableWords().hand.title(hand.status, handScore(cards));
};

/** "Banker shows 10" while a card is hidden, and "Banker: 19" after it. */
export const bankerWords = (hand: Hand<SeenCard>): string => {
  const score = handScore(visible(hand));
  if (visible(hand).length === 0) return '';
  const words = pontoonTableWords().hand;
  // A first card alone is not the whole hand, even when it lies face up.
  return isOpen(hand) && hand.cards.length > 1 ? words.banker(hand.status, score) : words.bankerShows(score.total);
};

/** How an opponent's hand stands, in a word: what it shows, or what was said. */
export const standingWords = (hand: Hand<SeenCard>): string => {
  const { stands } = pontoonTableWords().hand;
  if (hand.status === 'bust' || hand.status === 'trick') return stands[hand.status];
  if (hand.cards.length > 0 && isOpen(hand)) return handTitle(hand);
  return hand.status === 'stuck' ? stands.stuck : '';
};

/** How a hand of this round fared; undefined while the round goes on. The banker's hand wins what it takes. */
export const faring = ({ verdicts }: View, place: Place, hand: number): Verdict['result'] | undefined =>
  verdicts.find((verdict) => verdict.place === place && verdict.hand === hand)?.result;

/** How large the win of the round that is over is, by what the player had before it. */
export const roundGrade = ({ verdicts, stacks }: View, me: number, results: BySeat<Settlement | null>): WinGrade => {
  const net = verdicts.length > 0 ? (results[me]?.net ?? 0) : 0;
  return winGrade(net, 0, (stacks[me] ?? 0) - net);
};

/** Whether the banker's hand beat every other. */
export const bankWon = ({ verdicts }: View): boolean => verdicts.length > 0 && verdicts.every(({ result }) => result === 'lost');
