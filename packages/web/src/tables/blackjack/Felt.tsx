/** The felt: the dealer above, the betting spot and the player's hands below, the shoe at the right. */
import { inFull, inShort, type SeenCard } from '@baize/engine';
import { feltPrint, type Hand, isForSeveral, keepsBank, type OwnView } from '@baize/games/blackjack';
import type { ReactNode } from 'react';
import { BetStack, Paid, Won } from '../../kit/BetStack.tsx';
import { useLanded } from '../../kit/CardLanding.tsx';
import { CardSlot, PackView } from '../../kit/CardSlot.tsx';
import { CardBack } from '../../kit/deck/CardFace.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { FeltPrint } from '../../kit/FeltPrint.tsx';
import { placeName } from '../../kit/places.ts';
import { dealerTag, dealerWon, handTitle, insuredFor } from './hands.ts';
import { blackjackTableWords } from './language/index.ts';

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
const HandView = ({ cards, round, words, turn, won = false, bet, place, first = 'deck' }: HandViewProps) => {
  const told = useLanded(words, round) ?? '';
  return (
    <div className={`hand ${turn ?? ''} ${won ? 'won' : ''} of-${Math.min(7, cards.length)}`} data-place={place}>
      {bet}
      <div className="cards">
        {cards.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand of this round; it never moves to another
          <CardSlot key={`${round} ${at}`} card={card} from={at === 0 ? first : 'deck'} />
        ))}
      </div>
      <span className={(turn === 'now' || won) && told !== '' ? 'tag lit' : told === '' ? 'tag none' : 'tag'}>{told}</span>
    </div>
  );
};

const Print = ({ view }: { view: OwnView }) => {
  const print = feltPrint(view.rules);
  return <FeltPrint words={inFull(print)} short={inShort(print)} />;
};

/** The shoe, and the cards that are out of play. */
const Piles = ({ view: { cardsInShoe, spent, rules } }: { view: OwnView }) => (
  <>
    <div className="spent">
      <div className="pile spot" aria-hidden="true">
        {spent.length > 0 ? <CardBack /> : <span>{blackjackTableWords().discards}</span>}
      </div>
    </div>
    <PackView left={cardsInShoe} full={52 * rules.decks} />
  </>
);

/** The chips on a hand; once it is settled, what it brought or where it went. */
const Wager = ({ view, hand, at }: { view: OwnView; hand: Hand<SeenCard>; at: number }) => {
  const verdict = view.result?.verdicts[at];
  if (verdict === undefined || verdict.net === 0) return <BetStack amount={hand.bet} from="me" />;
  if (verdict.net < 0) return <Paid amount={-verdict.net} to="dealer" label={amountOf(verdict.net)} />;
  return <Won amount={verdict.net} from="dealer" />;
};

const MyHand = ({ view, isMyTurn, hand, at }: { view: OwnView; isMyTurn: boolean; hand: Hand<SeenCard>; at: number }) => {
  const isNow = isMyTurn && view.turn === at;
  const many = view.hands.length > 1;
  return (
    <HandView
      cards={hand.cards}
      round={view.round}
      words={handTitle(view, hand)}
      turn={isNow ? 'now' : isMyTurn && many ? 'wait' : undefined}
      won={(view.result?.verdicts[at]?.net ?? 0) > 0}
      place={`mine-${at}`}
      {...(at > 0 ? { first: `mine-${at - 1}` } : {})}
      bet={
        <div className="stake">
          <Wager view={view} hand={hand} at={at} />
        </div>
      }
    />
  );
};

/** The spot that chips are laid on before the deal. */
const Spot = ({ view: { bet, rules, me, phase, asked } }: { view: OwnView }) => {
  if (bet > 0)
    return (
      <div className="spot bet-spot">
        <BetStack amount={bet} from="me" />
      </div>
    );
  const says = blackjackTableWords().spot;
  const sitsOut = isForSeveral(rules) && !(phase === 'betting' && asked);
  return (
    <div className="spot bet-spot">
      <span>{me < 0 ? '' : keepsBank(rules, me) ? says.bank : sitsOut ? says.out : says.bet}</span>
    </div>
  );
};

/** The felt. */
export const Felt = ({ view, isMyTurn }: { view: OwnView; isMyTurn: boolean }) => (
  <>
    <Print view={view} />
    <Piles view={view} />
    <div className="banker" {...placeName('dealer')}>
      {view.dealer.cards.length > 0 && (
        <HandView cards={view.dealer.cards} round={view.round} words={dealerTag(view)} won={dealerWon(view)} />
      )}
    </div>
    <div className={`hands many-${view.hands.length}`}>
      {view.hands.length === 0 ? (
        <Spot view={view} />
      ) : (
        view.hands.map((hand, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place in the row, and a split puts a new one beside it
          <MyHand key={`${view.round} ${at}`} view={view} isMyTurn={isMyTurn} hand={hand} at={at} />
        ))
      )}
    </div>
    {insuredFor(view) > 0 && view.result === null && (
      <span className="tag insured">{blackjackTableWords().insuredFor(insuredFor(view))}</span>
    )}
    <span className="me" {...placeName('me')} />
  </>
);
