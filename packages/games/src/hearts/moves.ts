/** What may be done, and why not: `whyNot` gives the reason, and everything else follows from it. */
import { type Card, isSeen, type Offer, oneOf, type Refusal, type Seat, type SeenCard, type Suit, some, suitOf } from '@baize/engine';
import { PASSED } from './passing.ts';
import type { Action, Hearts, Reason, Tableau } from './state.ts';
import { FIRST_LEAD, isFirstTrick, isPenalty, ledSuit } from './trick.ts';

/** The cards of a seat, as far as they can be seen: all of one's own. */
export const handOf = (table: Tableau<SeenCard>, seat: Seat): readonly Card[] => (table.hands[seat] ?? []).filter(isSeen);

/** Whether a hand holds this suit. */
export const hasSuit = (hand: readonly Card[], suit: Suit): boolean => hand.some((card) => suitOf(card) === suit);

const whyNotLead = (table: Tableau<SeenCard>, hand: readonly Card[], card: Card): Reason | undefined => {
  if (isFirstTrick(table)) return card === FIRST_LEAD ? undefined : 'lead-two-of-clubs';
  const onlyHearts = hand.every((one) => suitOf(one) === 'h');
  return suitOf(card) === 'h' && !table.broken && !onlyHearts ? 'hearts-not-broken' : undefined;
};

/** Why a seat may not play this card when it is its turn; undefined when it may. */
export const whyNotCard = (table: Tableau<SeenCard>, seat: Seat, card: Card): Reason | undefined => {
  const hand = handOf(table, seat);
  if (!hand.includes(card)) return 'not-in-hand';
  const led = ledSuit(table.trick);
  if (led === undefined) return whyNotLead(table, hand, card);
  if (hasSuit(hand, led)) return suitOf(card) === led ? undefined : 'follow-suit';
  return isFirstTrick(table) && isPenalty(card) && !hand.every(isPenalty) ? 'no-points-on-first-trick' : undefined;
};

/** The cards that a seat may play when it is its turn. */
export const playable = (table: Tableau<SeenCard>, seat: Seat): readonly Card[] =>
  handOf(table, seat).filter((card) => whyNotCard(table, seat, card) === undefined);

const whyNotPass = (table: Tableau<SeenCard>, seat: Seat, cards: readonly Card[]): Reason | undefined => {
  const hand = handOf(table, seat);
  if (!cards.every((card) => hand.includes(card))) return 'not-in-hand';
  return cards.length === PASSED && new Set(cards).size === PASSED ? undefined : 'choose-three';
};

/** What each action is refused with outside its own phase. */
const untimely: Readonly<Record<Action['type'], Reason>> = {
  pass: 'passing-is-over',
  play: 'pass-first',
  moon: 'no-moon',
  ready: 'hand-in-play',
};
const phaseOf = { pass: 'passing', play: 'playing', moon: 'moon', ready: 'between' } as const;

const whyNotPhase = ({ phase }: Tableau<SeenCard>, { type }: Action): Reason | undefined => {
  if (phase === phaseOf[type]) return undefined;
  if (phase === 'between') return 'between-hands';
  return phase === 'moon' ? 'choose-moon-first' : untimely[type];
};

/** Why this action may not be taken now by a seat that is to act; undefined when it may. */
export const whyNot = (table: Tableau<SeenCard>, seat: Seat, action: Action): Reason | undefined => {
  const early = whyNotPhase(table, action);
  if (early !== undefined) return early;
  switch (action.type) {
    case 'pass':
      return whyNotPass(table, seat, action.cards);
    case 'play':
      return whyNotCard(table, seat, action.card);
    case 'moon':
    case 'ready':
      return undefined;
  }
};

/** What a seat that is to act may do. */
export const offersTo = (table: Tableau<SeenCard>, seat: Seat): readonly Offer<Action>[] => {
  switch (table.phase) {
    case 'passing':
      return [{ type: 'pass', cards: some(handOf(table, seat), PASSED) }];
    case 'playing':
      return [{ type: 'play', card: oneOf(playable(table, seat)) }];
    case 'moon':
      return [{ type: 'moon', way: oneOf(['minus', 'plus'] as const) }];
    case 'between':
      return [{ type: 'ready' }];
    case 'ended':
      return [];
  }
};

const insteadOf = (table: Tableau<SeenCard>, seat: Seat, action: Action): Action | undefined => {
  const [card] = playable(table, seat);
  const asked = action.type === 'pass' ? action.cards : [];
  const hand = handOf(table, seat);
  switch (table.phase) {
    case 'passing':
      // What was rightly chosen stays chosen.
      return { type: 'pass', cards: [...new Set([...asked.filter((one) => hand.includes(one)), ...hand])].slice(0, PASSED) };
    case 'playing':
      return card && { type: 'play', card };
    case 'moon':
      return { type: 'moon', way: 'plus' };
    case 'between':
      return { type: 'ready' };
    case 'ended':
      return undefined;
  }
};

/** The reason why not, and what could be done instead. */
export const refusalOf = (table: Tableau<SeenCard>, seat: Seat, action: Action): Refusal<Hearts> => {
  const reason = whyNot(table, seat, action) ?? 'not-an-action';
  const instead = insteadOf(table, seat, action);
  return instead === undefined ? { reason } : { reason, instead };
};
