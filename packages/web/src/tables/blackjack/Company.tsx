/** The others at a table for several: a rail of them before the felt of the dealer and the player, each with cards, bet and total. */
import type { Persona } from '@baize/casino';
import type { BySeat, Seat, SeenCard } from '@baize/engine';
import { type Hand, hasNatural, isForSeveral, keepsBank, type OwnView, type Spot, spotAt } from '@baize/games/blackjack';
import type { ReactNode } from 'react';
import { useLanded } from '../../kit/CardLanding.tsx';
import { CardSlot } from '../../kit/CardSlot.tsx';
import { amountOf } from '../../kit/deck/chips.ts';
import { SeatTag } from '../../kit/Seat.tsx';
import { blackjackTableWords } from './language/index.ts';
import './company.css';

/** What a hand comes to, as short as it can be said. */
const totalOf = (view: OwnView, spot: Spot<SeenCard>, { total }: Hand<SeenCard>): string =>
  hasNatural(view.rules, spot) ? blackjackTableWords().natural : String(total);

/** What is said of a seat without cards. */
const withoutCards = ({ rules, phase }: OwnView, seat: Seat, { bet, asked, isIn }: Spot<SeenCard>): string => {
  const says = blackjackTableWords().others;
  if (!isIn) return says.outOfChips;
  if (keepsBank(rules, seat)) return says.bank;
  if (bet > 0) return says.hasBet;
  return phase === 'betting' && asked ? says.thinks : says.out;
};

/** What a seat has on the table, and after the round what that brought. */
const sumOf = ({ result, hands, bet, insurance }: Spot<SeenCard>): string => {
  if (result !== null) return result.net > 0 ? `+${amountOf(result.net)}` : amountOf(result.net);
  const laid = hands.length === 0 ? bet : hands.reduce((sum, hand) => sum + hand.bet, insurance);
  return laid === 0 ? '' : amountOf(laid);
};

/** Whether this hand of somebody else is played now. */
const isInTurn = ({ phase, seat, inTurn }: OwnView, of: Seat, hand: number): boolean =>
  phase === 'playing' && seat === of && inTurn === hand;

interface HeldProps {
  readonly view: OwnView;
  readonly seat: Seat;
  readonly spot: Spot<SeenCard>;
  readonly hand: Hand<SeenCard>;
  readonly at: number;
}

/** A hand of somebody else. */
const Held = ({ view, seat, spot, hand, at }: HeldProps) => {
  const told = useLanded(totalOf(view, spot, hand), view.round) ?? '';
  const isNow = isInTurn(view, seat, at) && spot.hands.length > 1;
  return (
    <div className={`held of-${Math.min(7, hand.cards.length)} ${isNow ? 'now' : ''}`}>
      <div className="cards">
        {hand.cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand of this round; it never moves to another
          <CardSlot key={`${view.round} ${place}`} card={card} from={place === 0 && at > 0 ? `seat-${seat}` : 'deck'} />
        ))}
      </div>
      <b className={hand.status === 'bust' || hand.status === 'surrendered' ? 'gone' : undefined}>{told}</b>
    </div>
  );
};

const Other = ({ view, seat, persona }: { view: OwnView; seat: Seat; persona: Persona }) => {
  const spot = spotAt(view, seat);
  const isTurn = (view.phase === 'playing' && view.seat === seat) || (spot.asked && view.phase !== 'between');
  const net = spot.result?.net ?? 0;
  return (
    <li className={`fellow ${isTurn ? 'turn' : ''} ${spot.isIn ? '' : 'out'}`} data-place={`seat-${seat}`}>
      <span className="name">
        {persona.name}
        <SeatTag seat={seat} />
      </span>
      <span className={`sum ${net > 0 ? 'up' : net < 0 ? 'down' : ''}`}>{sumOf(spot)}</span>
      <div className={`held-by many-hands-${spot.hands.length}`}>
        {spot.hands.length === 0 ? (
          <small>{withoutCards(view, seat, spot)}</small>
        ) : (
          spot.hands.map((hand, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place in the row, and a split puts a new one beside it
            <Held key={`${view.round} ${at}`} view={view} seat={seat} spot={spot} hand={hand} at={at} />
          ))
        )}
      </div>
    </li>
  );
};

interface WithCompanyProps {
  readonly view: OwnView;
  readonly personas: BySeat<Persona | null>;
  readonly children: ReactNode;
}

/** The felt of the dealer and the player, with the others beside it where there are some. */
export const WithCompany = ({ view, personas, children }: WithCompanyProps) => {
  if (!isForSeveral(view.rules)) return children;
  const seats = personas.length;
  const others = Array.from({ length: seats }, (_, step) => (Math.max(0, view.me + 1) + step) % seats).flatMap((seat) => {
    const persona = personas[seat];
    return persona == null ? [] : [{ persona, seat }];
  });
  return (
    <div className={`with-company others-${others.length}`}>
      <ul className="company">
        {others.map(({ persona, seat }) => (
          <Other key={seat} view={view} seat={seat} persona={persona} />
        ))}
      </ul>
      <div className="own-felt">{children}</div>
    </div>
  );
};
