/** The best bot: exact against the house, by value against a player's bank. */
import { type Card, type Chance, type Chips, fork, type Hint, type Offer, type Range, type Sight } from '@baize/engine';
import { appraise, why } from '../appraise.ts';
import { cardsOf, countOf, MAX_CARDS, nothing, pipsOf, plus, totalOf, visible } from '../hand.ts';
import { handAt, stackOf } from '../places.ts';
import { netsOf, verdictsOf } from '../settle.ts';
import type { Action, Brings, Hand, Pontoon, State } from '../state.ts';
import { imagine } from '../view.ts';
import { values } from './values.ts';

type Advice = Hint<Pontoon>;
type Sighted = Sight<Pontoon>;

const rangeOf = ({ offers }: Sighted, type: 'stake' | 'buy'): Range | undefined => {
  const offer = offers.find((one) => one.type === type);
  return offer !== undefined && 'amount' in offer ? offer.amount : undefined;
};
const offered = ({ offers }: Sighted, type: Offer<Action>['type']): boolean => offers.some((one) => one.type === type);

/** Against the house: whichever wins more often. */
const againstHouse = (sight: Sighted): Advice => {
  const found = appraise(sight);
  const [best] = found?.actions ?? [];
  if (found === undefined || best === undefined) return { action: { type: 'stick' }, why: { type: 'no-cards-left' } };
  return { action: best.action, why: why(sight, best.action, found) };
};

/** A good first card carries a high stake, as far as the purse can bear what may follow: a double loss and some buys. */
const stakeOn = (sight: Sighted, { min, max }: Range): Advice => {
  const [card] = visible(handAt(sight.view, sight.seat));
  const value = card === undefined ? 0 : values.best(plus(nothing, pipsOf(card)));
  const wish = min + Math.max(0, Math.min(1, value / 0.5)) * (max - min);
  const purse = Math.floor(stackOf(sight.view, sight.seat) / 6);
  const amount = Math.max(min, Math.min(Math.round(wish / 5) * 5, purse, max));
  return {
    action: { type: 'stake', amount },
    why: { type: value > 0.15 ? 'stake-more' : 'stake-least' },
  };
};

/** One way to go on, and the chips it brings on average. */
interface WayOn extends Brings {
  readonly action: Action;
}

/** In a turn: stick, draw or split, by what each chip brings; a card that pays is bought dear, any other is twisted. */
const inTurn = (sight: Sighted): Advice => {
  const held = handAt(sight.view, sight.seat, sight.view.turn.hand);
  const cards = visible(held);
  const count = countOf(cards);
  const [draw, stick] = [values.draw(count), values.stick(count)];
  const buy = rangeOf(sight, 'buy');
  const price = buy !== undefined && draw > 0 ? buy.max : 0;
  const [card] = cards;
  // Each half of a good pair will be bought to, as the whole hand would be.
  const half = values.best(card === undefined ? nothing : plus(nothing, pipsOf(card)));
  const halfStake = held.firstStake + (half > 0 && buy !== undefined ? Math.min(buy.max, held.firstStake) : 0);
  const ways: readonly WayOn[] = [
    { way: 'stick', action: { type: 'stick' }, chips: stick * held.stake },
    { way: 'card', action: price > 0 ? { type: 'buy', amount: price } : { type: 'twist' }, chips: draw * (held.stake + price) },
    { way: 'split', action: { type: 'split' }, chips: 2 * half * halfStake },
  ];
  const [best, next] = ways.filter(({ action }) => offered(sight, action.type)).sort((a, b) => b.chips - a.chips);
  if (best === undefined) return { action: { type: 'stick' }, why: { type: 'no-cards-left' } };
  const bringing = ({ way, chips }: WayOn): Brings => ({ way, chips });
  return {
    action: best.action,
    why: { type: 'brings', best: bringing(best), next: next === undefined ? null : bringing(next) },
  };
};

const WORLDS = 40;

/** The bank's cards if it draws on until 17 from this many cards on, with the pack of this world. */
const drawOn = (state: State, first: number): State => {
  let held: Hand<Card> = handAt(state, state.banker);
  for (const [drawn, card] of state.deck.entries()) {
    if (held.cards.length >= MAX_CARDS || (drawn >= first && totalOf(cardsOf(held)).total >= 17)) break;
    held = { ...held, cards: [...held.cards, { card, up: true }] };
  }
  return { ...state, hands: state.hands.with(state.banker, [held]) };
};

const bankNet = (state: State): Chips => netsOf(state, verdictsOf(state))[state.banker] ?? 0;

/** The banker imagines what the others may hold, and sees what sticking or a card would bring against it. */
const asBanker = (sight: Sighted, chance: Chance): Advice => {
  let [stick, twist] = [0, 0];
  for (let world = 0; world < WORLDS; world += 1) {
    const state = imagine(sight.view, sight.seat, fork(chance.seed, `world ${chance.at} ${world}`));
    stick += bankNet(state) / WORLDS;
    twist += bankNet(drawOn(state, 1)) / WORLDS;
  }
  const better = offered(sight, 'twist') && twist > stick ? 'twist' : 'stick';
  return { action: { type: better }, why: { type: 'bank-brings', sticking: stick, drawing: twist } };
};

/** What to do, and why. */
export const advise = (sight: Sighted, chance: Chance): Advice => {
  const stake = rangeOf(sight, 'stake');
  if (offered(sight, 'ready')) return { action: { type: 'ready' }, why: { type: 'round-over' } };
  if (stake !== undefined) return stakeOn(sight, stake);
  if (offered(sight, 'declare')) return { action: { type: 'declare' }, why: { type: 'nothing-beats-it' } };
  if (sight.view.rules.bank === 'house') return againstHouse(sight);
  return sight.view.phase === 'banker' ? asBanker(sight, chance) : inTurn(sight);
};
