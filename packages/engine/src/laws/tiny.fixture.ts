/** High card: the smallest game that has all that a law is about. Two seats, a card each, a stake each, the higher card wins. */
import { type Card, PACK, rankIndex, rankOf, type SeenCard } from '../cards.ts';
import { type Chance, read } from '../chance.ts';
import type { BySeat, Chips, Game, GameModule, GameTypes, Refusal, Seat, Settled, Settlement, Viewer, Words } from '../contract.ts';
import { fillAny, range } from '../offers.ts';
import { putAt, withMore } from '../own.ts';
import { type CopyOf, perform, type Scene, type Sequence } from '../script.ts';
import { shuffle } from '../shuffle.ts';

interface Rules {
  readonly most: Chips;
}
interface State {
  readonly rules: Rules;
  readonly phase: 'staking' | 'shown' | 'between' | 'over';
  readonly stacks: BySeat<Chips>;
  /** In the order of the seats, as far as they have staked. */
  readonly stakes: readonly Chips[];
  readonly hands: BySeat<Card>;
  /** Who is still to say ready. */
  readonly waiting: readonly Seat[];
  readonly deck: readonly Card[];
  readonly chance: Chance;
}
interface View extends Omit<State, 'chance' | 'deck' | 'hands'> {
  readonly hands: BySeat<SeenCard>;
}
type Action = { readonly type: 'stake'; readonly amount: Chips } | { readonly type: 'ready' };
type Event =
  | { readonly type: 'shuffled' }
  | { readonly type: 'card-dealt'; readonly seat: Seat; readonly card: SeenCard }
  | { readonly type: 'staked'; readonly seat: Seat; readonly amount: Chips }
  | { readonly type: 'cards-shown'; readonly cards: BySeat<SeenCard> }
  | { readonly type: 'said-ready'; readonly seat: Seat }
  | Settled;

/** High card, for the contract. */
export interface HighCard extends GameTypes {
  readonly rules: Rules;
  readonly state: State;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly reason: 'stake-out-of-range' | 'not-now';
  readonly why: { readonly type: 'any-will-do' };
}

// --- scenes -----------------------------------------------------------------------------------------------

const SEATS: readonly Seat[] = [0, 1];
const stackOf = (s: State, seat: Seat): Chips => s.stacks[seat] ?? 0;
const stakeOf = (s: State, seat: Seat): Chips => s.stakes[seat] ?? 0;

const copyOf: CopyOf<HighCard> = (state) => ({ ...state });

const gather: Scene<HighCard> = (s) => {
  const [deck, chance] = shuffle(PACK, s.chance);
  s.phase = 'staking';
  s.hands = [];
  s.deck = deck;
  s.chance = chance;
  return { type: 'shuffled' };
};
const deal: Scene<HighCard, [seat: Seat]> = (s, seat) => {
  const [card, ...deck] = s.deck;
  if (card === undefined) throw new Error('The deck is empty.');
  s.deck = deck;
  s.hands = withMore(s.hands, card);
  return { type: 'card-dealt', seat, card };
};
const dealAll: Sequence<HighCard> = (round) => round.do(gather).each(SEATS, deal);
const stake: Scene<HighCard, [seat: Seat, amount: Chips]> = (s, seat, amount) => {
  s.stacks = putAt(s.stacks, seat, stackOf(s, seat) - amount);
  s.stakes = withMore(s.stakes, amount);
  return { type: 'staked', seat, amount };
};
const show: Scene<HighCard> = (s) => {
  s.phase = 'shown';
  return { type: 'cards-shown', cards: s.hands };
};

const settlementOf = (s: State, seat: Seat): Settlement => {
  const [first = 0, second = 0] = s.hands.map((card) => rankIndex(rankOf(card)));
  const lead = seat === 0 ? first - second : second - first;
  if (lead === 0) return { net: 0, result: 'pushed' };
  return lead > 0 ? { net: stakeOf(s, 1 - seat), result: 'won' } : { net: -stakeOf(s, seat), result: 'lost' };
};
const settle: Scene<HighCard> = (s) => {
  const results = SEATS.map((seat) => settlementOf(s, seat));
  const stacks = results.map(({ net }, seat) => stackOf(s, seat) + stakeOf(s, seat) + net);
  const over = stacks.includes(0);
  s.phase = over ? 'over' : 'between';
  s.stacks = stacks;
  s.stakes = [];
  s.waiting = over ? [] : SEATS;
  // The event is made when somebody asks for it.
  return () => ({ type: 'settled', results });
};
const sayReady: Scene<HighCard, [seat: Seat]> = (s, seat) => {
  s.waiting = s.waiting.filter((other) => other !== seat);
  return { type: 'said-ready', seat };
};

const readyUp =
  (seat: Seat): Sequence<HighCard> =>
  (round) =>
    round.do(sayReady, seat).when((now) => now.waiting.length === 0, dealAll);
const stakeUp =
  (seat: Seat, amount: Chips): Sequence<HighCard> =>
  (round) =>
    round.do(stake, seat, amount).when(
      (now) => now.stakes.length === SEATS.length,
      (staked) => staked.do(show).do(settle),
    );

// --- the game -----------------------------------------------------------------------------------------------

const mostFor = (s: State, seat: Seat): Chips => Math.min(s.rules.most, stackOf(s, seat));

const refuse = (s: State, seat: Seat, action: Action): Refusal<HighCard> => {
  if (s.phase !== 'staking') return { reason: 'not-now', instead: { type: 'ready' } };
  return { reason: action.type === 'stake' ? 'stake-out-of-range' : 'not-now', instead: { type: 'stake', amount: mostFor(s, seat) } };
};

const view = ({ chance: _chance, deck: _deck, ...open }: State, viewer: Viewer): View => ({
  ...open,
  hands: open.hands.map((card, seat) => (open.phase !== 'staking' || seat === viewer ? card : 'hidden')),
});

const imagine = (seen: View, _viewer: Viewer, chance: Chance): State => {
  const unseen = PACK.filter((card) => !seen.hands.includes(card));
  const [order, after] = shuffle(unseen, chance);
  const deck = [...order];
  const hands = seen.hands.flatMap((card) => (card === 'hidden' ? deck.splice(0, 1) : [card]));
  return { ...seen, hands, deck, chance: after };
};

const game: Game<HighCard> = {
  id: 'high-card',
  title: 'High card',
  version: 1,
  presets: { house: { most: 40 } },
  seats: () => ({ min: 2, max: 2, buyIn: 1 }),
  shapes: { stake: { amount: (value): value is Chips => typeof value === 'number' }, ready: {} },

  open: ({ rules, stacks, chance }) =>
    perform<HighCard>({ rules, phase: 'between', stacks, stakes: [], hands: [], waiting: [], deck: PACK, chance }, copyOf, dealAll),
  toAct: (s) => (s.phase === 'staking' ? [s.stakes.length] : s.waiting),
  legal: (s, seat) => (s.phase === 'staking' ? [{ type: 'stake', amount: range(1, mostFor(s, seat)) }] : [{ type: 'ready' }]),
  apply: (s, seat, action) => perform(s, copyOf, action.type === 'ready' ? readyUp(seat) : stakeUp(seat, action.amount)),
  refuse,
  view,
  viewEvent: (event, viewer) => (event.type === 'card-dealt' && event.seat !== viewer ? { ...event, card: 'hidden' } : event),
  imagine,
  chips: (s, seat) => ({ stack: stackOf(s, seat), atRisk: stakeOf(s, seat) }),
  isIn: (s, seat) => stackOf(s, seat) + stakeOf(s, seat) > 0,
  outcome: (s) => (s.phase === 'over' ? { winners: SEATS.filter((seat) => stackOf(s, seat) > 0), scores: s.stacks } : undefined),
};

const words: Words<HighCard> = {
  preset: () => 'House rules',
  event: (event) => (event.type === 'staked' ? [`Seat ${event.seat} stakes ${event.amount}.`] : []),
  refusal: ({ reason }) => (reason === 'stake-out-of-range' ? 'That is more than you may stake.' : 'That cannot be done now.'),
  action: (action) => (action.type === 'stake' ? `Stake ${action.amount}` : 'Ready'),
  why: () => 'One choice is as good as another.',
  prompt: ({ view: { phase } }) => (phase === 'staking' ? 'Your stake?' : 'Another round?'),
  rules: ({ most }) => [{ heading: 'High card', lines: [`Stake up to ${most}. The higher card wins.`] }],
};

/** The game, whole and sound. */
export const tiny: GameModule<HighCard> = {
  game,
  words,
  lineUp: (_rules, others) => [null, ...Array.from({ length: others }, () => ({ bot: 'any', stack: 100 }))],
  bots: { any: ({ offers }, chance) => fillAny<Action>(offers, read(chance)) },
  hint: ({ offers }, chance) => ({ action: fillAny<Action>(offers, read(chance)), why: { type: 'any-will-do' } }),
  tempo: (event) => (event.type === 'card-dealt' ? 'deal' : 'none'),
};

/** Every card on the table. */
export const cardsOf = ({ deck, hands }: State): readonly Card[] => [...deck, ...hands];
/** Every card that this viewer may not see. */
export const hiddenFrom = ({ deck, hands, phase }: State, viewer: Viewer): readonly Card[] => [
  ...deck,
  ...hands.filter((_, seat) => phase === 'staking' && seat !== viewer),
];
