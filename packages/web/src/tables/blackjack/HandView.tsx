/** A hand on the felt: its bet, its cards, and what they come to. */
import type { SeenCard } from '@baize/engine';
import type { ReactNode } from 'react';
import { CardSlot } from '../../kit/CardSlot.tsx';

interface HandViewProps {
  readonly cards: readonly SeenCard[];
  /** The round, so that every deal is a new one. */
  readonly round: number;
  readonly words: string;
  /** Whether its turn it is, it waits for another hand, or neither. */
  readonly turn?: 'now' | 'wait' | undefined;
  readonly won?: boolean;
  readonly bet?: ReactNode;
  readonly place?: string;
  /** Where the first card comes from, when it is not the shoe. */
  readonly first?: string;
}

/** A hand with its total under it. */
export const HandView = ({ cards, round, words, turn, won = false, bet, place, first = 'deck' }: HandViewProps) => (
  <div className={`hand ${turn ?? ''} ${won ? 'won' : ''} of-${Math.min(7, cards.length)}`} data-place={place}>
    {bet}
    <div className="cards">
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand of this round; it never moves to another
        <CardSlot key={`${round} ${at}`} card={card} from={at === 0 ? first : 'deck'} />
      ))}
    </div>
    <span className={turn === 'now' || won ? 'tag lit' : words === '' ? 'tag none' : 'tag'}>{words}</span>
  </div>
);
