/** How a hand among players stands and fares, in a word. */
import type { Card, Seat, SeenCard } from '@baize/engine';
import { type Hand, totalWords, type Verdict, type View, visible } from '@baize/games/pontoon';
import { type Span, span } from '../../kit/cells.ts';

/** Whether the table waits for this seat: while stakes are laid, only until its own is down. */
export const isTurn = ({ phase, turn, hands }: View, seat: Seat): boolean => {
  if (turn.place !== seat || phase === 'between' || phase === 'ended') return false;
  return phase !== 'staking' || hands[seat]?.[0]?.stake === 0;
};

/** `soft 17`, `20`, `pontoon, 21`. */
export const totalShown = (cards: readonly Card[]): string => {
  const words = totalWords(cards).toLowerCase();
  return words === 'pontoon' ? 'pontoon, 21' : words;
};

const isOpen = (hand: Hand<SeenCard>): boolean => hand.cards.length > 0 && visible(hand).length === hand.cards.length;

/** `18`, `bust`, `pontoon`, `5 cards`, `sticks`; nothing while the hand is played and its cards are covered. */
export const handStatus = (hand: Hand<SeenCard>): Span => {
  switch (hand.status) {
    case 'bust':
      return span('bust', 'red');
    case 'pontoon':
      return span('pontoon', 'bold-cyan');
    case 'trick':
      return span('5 cards', 'bold-cyan');
    case 'stuck':
      return span(isOpen(hand) ? totalWords(visible(hand)).toLowerCase() : 'sticks');
    case 'playing':
      return span(isOpen(hand) ? totalWords(visible(hand)).toLowerCase() : '');
  }
};

/** How a hand fared, once the round is settled. */
export const verdictOf = ({ verdicts }: View, seat: Seat, hand: number): Verdict | undefined =>
  verdicts.find((one) => one.place === seat && one.hand === hand);

/** How the hand fared: `won`, `lost double`. */
export const fared = ({ result, times }: Verdict): Span =>
  span(`${result}${times === 2 ? ' double' : ''}`, result === 'won' ? 'bold-green' : 'bold-red');
