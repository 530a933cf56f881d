/** A hand on the felt: its stake, its cards, and what they come to. */
import type { Chips, SeenCard, Settlement } from '@baize/engine';
import type { Hand } from '@baize/games/pontoon';
import type { ReactNode } from 'react';
import { BetStack, Paid, Won } from '../../kit/BetStack.tsx';
import { useLanded } from '../../kit/CardLanding.tsx';
import { CardSlot } from '../../kit/CardSlot.tsx';
import { amountOf } from '../../kit/deck/chips.ts';

// The chips of a seat: what it has staked, and once the round is settled what that brought or where it went.

interface WagerProps {
  readonly staked: Chips;
  /** Whose they are, and who holds the bank, by their places on the felt. */
  readonly owner: string;
  readonly banker: string;
  readonly result: Settlement | null | undefined;
}

/** The chips. */
export const Wager = ({ staked, owner, banker, result }: WagerProps) => {
  if (staked > 0) return <BetStack amount={staked} from={owner} />;
  if (result == null || result.net === 0) return null;
  return result.net < 0 ? (
    <Paid amount={-result.net} to={banker} label={amountOf(result.net)} />
  ) : (
    <Won amount={result.net} from={banker} />
  );
};

interface CardsProps {
  readonly hand: Hand<SeenCard>;
  /** The round, so that every deal is a new one. */
  readonly round: number;
  /** Where the first card comes from, when it is not the deck. */
  readonly first?: string;
}

/** The cards of a hand, side by side or overlapping. */
export const Cards = ({ hand, round, first = 'deck' }: CardsProps) => (
  <div className="cards">
    {hand.cards.map(({ card }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand of this round; it never moves to another
      <CardSlot key={`${round} ${place}`} card={card} from={place === 0 ? first : 'deck'} />
    ))}
  </div>
);

interface HandViewProps extends CardsProps {
  readonly words: string;
  /** Whether its turn it is, it waits for another hand, or neither. */
  readonly turn?: 'now' | 'wait' | undefined;
  readonly won?: boolean;
  readonly stake?: ReactNode;
  readonly place?: string;
}

/** A hand with its total under it. */
export const HandView = ({ hand, round, first, words, turn, won = false, stake, place }: HandViewProps) => {
  const told = useLanded(words, round) ?? '';
  return (
    <div className={`hand ${turn ?? ''} ${won ? 'won' : ''} of-${hand.cards.length}`} data-place={place}>
      {stake}
      <Cards hand={hand} round={round} {...(first === undefined ? {} : { first })} />
      <span className={(turn === 'now' || won) && told !== '' ? 'tag lit' : told === '' ? 'tag none' : 'tag'}>{told}</span>
    </div>
  );
};
