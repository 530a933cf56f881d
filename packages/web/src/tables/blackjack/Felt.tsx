/** The felt: the dealer above, the betting spot and the player's hands below, the shoe at the right. */
import type { SeenCard } from '@baize/engine';
import { felt, type Hand, type View } from '@baize/games/blackjack';
import { useId } from 'react';
import { Bet, Paid } from '../../kit/Bet.tsx';
import { CardBack } from '../../kit/deck/CardFace.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { placeName } from '../../kit/places.ts';
import { HandView } from './HandView.tsx';
import { dealerTag, dealerWon, handWords } from './hands.ts';

interface PrintProps {
  readonly name: 'wide' | 'tall' | 'slim';
  readonly box: string;
  readonly arc: string;
  readonly second?: string;
  readonly words: string;
}

const Print = ({ name, box, arc, second, words }: PrintProps) => {
  const id = useId();
  return (
    <svg
      className={`printed ${name}`}
      viewBox={box}
      preserveAspectRatio={name === 'wide' ? 'xMidYMid slice' : 'xMidYMin slice'}
      aria-hidden="true"
    >
      <path id={id} d={arc} />
      {second !== undefined && <path d={second} strokeWidth=".75" />}
      <text dy="-14">
        <textPath href={`#${id}`} startOffset="50%">
          {words}
        </textPath>
      </text>
    </svg>
  );
};

const Prints = ({ view }: { view: View }) => {
  const [pays = '', stands = ''] = felt(view.rules);
  const both = `${pays} · ${stands}`;
  return (
    <>
      <Print name="wide" box="0 0 1160 680" arc="M-20 112Q580 524 1180 112" second="M-20 126Q580 538 1180 126" words={both} />
      <Print name="tall" box="0 0 748 850" arc="M-20 280Q374 470 768 280" second="M-20 292Q374 482 768 292" words={both} />
      <Print name="slim" box="0 0 352 460" arc="M10 150Q176 244 342 150" words={pays} />
    </>
  );
};

/** The shoe, as thick as it is, and the cards that are out of play. */
const Piles = ({ view: { cardsInShoe, spent, rules } }: { view: View }) => (
  <>
    <div className="spent">
      <div className="pile spot" aria-hidden="true">
        {spent.length > 0 ? <CardBack /> : <span>Discards</span>}
      </div>
    </div>
    <div className="pack">
      <div className="pile" aria-hidden="true" {...placeName('deck')}>
        {Array.from({ length: Math.min(3, Math.ceil((3 * cardsInShoe) / (52 * rules.decks))) }, (_, depth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the backs of a pile are alike, and their depth is all they are
          <CardBack key={depth} />
        ))}
      </div>
      <span className="count">
        {cardsInShoe} <span>{cardsInShoe === 1 ? 'card left' : 'cards left'}</span>
      </span>
    </div>
  </>
);

/** The chips on a hand; once it is settled, what it brought or where it went. */
const Wager = ({ view, hand, at }: { view: View; hand: Hand<SeenCard>; at: number }) => {
  const verdict = view.result?.verdicts[at];
  if (verdict === undefined || verdict.net === 0) return <Bet amount={hand.bet} from="me" />;
  if (verdict.net < 0) return <Paid amount={-verdict.net} to="dealer" label={amountOf(verdict.net)} />;
  return <Bet amount={verdict.net} from="dealer" label={`+${amountOf(verdict.net)}`} />;
};

const MyHand = ({ view, isMyTurn, hand, at }: { view: View; isMyTurn: boolean; hand: Hand<SeenCard>; at: number }) => {
  const isNow = isMyTurn && view.turn === at;
  const many = view.hands.length > 1;
  return (
    <HandView
      cards={hand.cards}
      round={view.round}
      words={handWords(view, hand)}
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
const Spot = ({ bet }: { bet: number }) => (
  <div className="spot bet-spot">{bet > 0 ? <Bet amount={bet} from="me" /> : <span>Your bet</span>}</div>
);

/** The felt. */
export const Felt = ({ view, isMyTurn }: { view: View; isMyTurn: boolean }) => (
  <>
    <Prints view={view} />
    <Piles view={view} />
    <div className="banker" {...placeName('dealer')}>
      {view.dealer.cards.length > 0 && (
        <HandView cards={view.dealer.cards} round={view.round} words={dealerTag(view)} won={dealerWon(view)} />
      )}
    </div>
    <div className={`hands many-${view.hands.length}`}>
      {view.hands.length === 0 ? (
        <Spot bet={view.bet} />
      ) : (
        view.hands.map((hand, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place in the row, and a split puts a new one beside it
          <MyHand key={`${view.round} ${at}`} view={view} isMyTurn={isMyTurn} hand={hand} at={at} />
        ))
      )}
    </div>
    {view.insurance > 0 && view.result === null && <span className="tag insured">Insured for {amountOf(view.insurance)}</span>}
    <span className="me" {...placeName('me')} />
  </>
);
