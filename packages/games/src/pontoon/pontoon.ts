/** Pontoon: twist or stick, nearer to 21 than the banker. Read it as a table of contents. */
import {
  type Chips,
  type Game,
  type Opening,
  type Outcome,
  PACK,
  perform,
  type Scene,
  type Seat,
  type Sequence,
  type Step,
} from '@baize/engine';
import { cardsOf, isBust, isPontoon, MAX_CARDS, totalOf } from './hand.ts';
import { offersTo, refusalOf, whyNot } from './moves.ts';
import { dealingOrder, handAt, playersHands, playersOf, seatsInPlay, stackOf, stakedBy } from './places.ts';
import { presets } from './rules.ts';
import {
  beginRound,
  beginTurn,
  buyCard,
  closeHand,
  copyOf,
  cutForBank,
  dealTo,
  endSitting,
  layStake,
  leaveSeat,
  passBank,
  revealBanker,
  sayReady,
  settleRound,
  showHands,
  shufflePack,
  splitPair,
  twistCard,
} from './scenes.ts';
import type { Action, Pontoon, State } from './state.ts';
import { imagine, view, viewEvent } from './view.ts';

// --- the banker: when the house's banker twists, when a banker plays at all, and who gets the bank -------------------

/** The banker's rule of the house: twist on 16 or less, soft or hard, stick on 17 or more; five cards are enough. */
const houseTwists = (state: State): boolean => {
  const cards = cardsOf(handAt(state, state.banker));
  return cards.length < MAX_CARDS && totalOf(cards).total <= state.rules.bankerTwistsTo;
};

/** Whether the banker's cards can still change anything: some hand is in, and not all that are in are pontoons. */
const bankerHasToPlay = (state: State): boolean =>
  playersHands(state).some(({ held }) => held.status !== 'bust' && held.status !== 'pontoon');

/** Whether the banker was dealt a pontoon. */
const bankerHasPontoon = (state: State): boolean => isPontoon(cardsOf(handAt(state, state.banker)));

/** Who takes over the bank after a round, and why; undefined when it stays where it is. Asked when the broke have left. */
const nextBanker = (state: State): { readonly to: Seat; readonly because: 'pontoon' | 'broken' } | undefined => {
  if (state.rules.bank === 'house') return undefined;
  const winner = playersHands(state).find(({ held }) => held.status === 'pontoon' && !held.split);
  if (winner !== undefined && !bankerHasPontoon(state)) return { to: winner.place, because: 'pontoon' };
  const left = playersOf(state)[0];
  return state.playing[state.banker] === true || left === undefined ? undefined : { to: left, because: 'broken' };
};

// --- the course of a round --------------------------------------------------------------------------------

const hasHouseBanker = ({ rules }: State): boolean => rules.bank === 'house';

const dealOneEach: Sequence<Pontoon> = (round) => round.each(dealingOrder(round.state), dealTo);

/** A new round: one card each and the stakes; where nothing is staked, the second card at once. */
const dealRound: Sequence<Pontoon> = (round) =>
  round
    .do(beginRound)
    .when(
      (s) => s.shuffleDue || s.deck.length < s.rules.reshuffleBelow,
      (s) => s.do(shufflePack),
    )
    .go(dealOneEach)
    .go((s) => (s.state.phase === 'staking' ? s.go(askForStakes) : s.go(dealSecondCard)));

/** The next player who has not staked is asked; after the last, the second card is dealt. */
const askForStakes: Sequence<Pontoon> = (round) => {
  const next = playersOf(round.state).find((seat) => stakedBy(round.state, seat) === 0);
  return next === undefined ? round.go(dealSecondCard) : round.do(beginTurn, 'staking', next);
};

/** The second card. A banker who is dealt a pontoon shows it, and nobody plays. */
const dealSecondCard: Sequence<Pontoon> = (round) =>
  round
    .go(dealOneEach)
    .go((s) => (!hasHouseBanker(s.state) && bankerHasPontoon(s.state) ? s.do(closeHand, s.state.banker).go(settle) : s.go(goToNextHand)));

/** The next hand that is still to be played has its turn; after the last, the banker. */
const goToNextHand: Sequence<Pontoon> = (round) => {
  const next = playersHands(round.state).find(({ held }) => held.status === 'playing');
  if (next === undefined) return round.go(bankersTurn);
  const { place, hand } = next;
  return round.do(beginTurn, 'turns', place, hand).when(endsByItself, (s) => s.do(closeHand, place, hand).go(goToNextHand));
};

/** A hand is over when it is bust or has five cards; in the house's rules on 21 as well. */
const endsByItself = (state: State): boolean => {
  const cards = cardsOf(handAt(state, state.turn.place, state.turn.hand));
  return isBust(cards) || cards.length === MAX_CARDS || (state.rules.endsAt21 && totalOf(cards).total === 21);
};

/** After a card: the hand goes on, or it is closed and the next one has its turn. */
const afterCard: Sequence<Pontoon> = (round) => round.when(endsByItself, closeTurn);

const closeTurn: Sequence<Pontoon> = (round) => {
  const { place, hand } = round.state.turn;
  return round.do(closeHand, place, hand).go((s) => s.go(place === s.state.banker ? settle : goToNextHand));
};

/** The banker turns up, and plays if it can still matter: the house by its rule, a player as they choose. */
const bankersTurn: Sequence<Pontoon> = (round) => {
  if (!bankerHasToPlay(round.state)) return round.do(revealBanker).go(settle);
  round.do(revealBanker);
  return hasHouseBanker(round.state) ? round.while(houseTwists, (s) => s.do(twistCard, s.state.banker)).go(closeTurn) : round;
};

/** Everybody shows and is paid; the broke leave, the bank may pass, and the last one with chips has won. */
const settle: Sequence<Pontoon> = (round) =>
  round
    .when(
      (s) => s.hands.flat().some(({ cards }) => cards.some(({ up }) => !up)),
      (s) => s.do(showHands),
    )
    .do(settleRound)
    .go((s) => {
      s.each(
        seatsInPlay(s.state).filter((seat) => stackOf(s.state, seat) < s.state.rules.stake.min),
        leaveSeat,
      );
      if (seatsInPlay(s.state).length < s.state.rules.players.min) return s.do(endSitting);
      const next = nextBanker(s.state);
      return next === undefined ? s : s.do(passBank, next.to, next.because);
    });

/** A seat waits for the next round, which begins when all do. */
const readyUp =
  (seat: Seat): Sequence<Pontoon> =>
  (round) =>
    round.do(sayReady, seat).when((s) => seatsInPlay(s).every((one) => s.ready.includes(one)), dealRound);

// --- the contract ---------------------------------------------------------------------------------------------

const open = ({ rules, stacks, chance }: Opening<Pontoon>): Step<Pontoon> => {
  const places = rules.bank === 'house' ? stacks.length + 1 : stacks.length;
  const table: State = {
    rules,
    round: 0,
    phase: 'between',
    stacks,
    playing: stacks.map(() => true),
    banker: places - 1,
    hands: Array.from({ length: places }, () => []),
    turn: { place: 0, hand: 0 },
    ready: [],
    spent: [],
    shuffleDue: true,
    verdicts: [],
    chance,
    deck: [...PACK],
  };
  return perform<Pontoon>(table, copyOf, (round) =>
    round
      .when(
        (s) => s.rules.bank === 'players',
        (s) => s.do(cutForBank),
      )
      .go(dealRound),
  );
};

const toAct = (state: State): readonly Seat[] => {
  switch (state.phase) {
    case 'ended':
      return [];
    case 'between':
      return seatsInPlay(state).filter((seat) => !state.ready.includes(seat));
    default:
      return [state.turn.place];
  }
};

/** A card is taken, and the hand goes on or is closed. */
const takeCard =
  <About extends readonly unknown[]>(scene: Scene<Pontoon, About>, ...about: About): Sequence<Pontoon> =>
  (round) =>
    round.do(scene, ...about).go(afterCard);

/** A stake is laid, and the next player is asked. */
const stake =
  (seat: Seat, amount: Chips): Sequence<Pontoon> =>
  (round) =>
    round.do(layStake, seat, amount).go(askForStakes);

/** A pair becomes two hands, with a second card for each. */
const split =
  (seat: Seat, hand: number): Sequence<Pontoon> =>
  (round) =>
    round
      .do(splitPair, seat, hand)
      .do(dealTo, seat, hand)
      .do(dealTo, seat, hand + 1);

/** All that follows from an action. */
const courseOf = ({ turn: { hand } }: State, seat: Seat, action: Action): Sequence<Pontoon> => {
  switch (action.type) {
    case 'ready':
      return readyUp(seat);
    case 'stake':
      return stake(seat, action.amount);
    case 'split':
      return split(seat, hand);
    case 'buy':
      return takeCard(buyCard, seat, hand, action.amount);
    case 'twist':
      return takeCard(twistCard, seat, hand);
    case 'declare':
    case 'stick':
      return closeTurn;
  }
};

const outcome = (state: State): Outcome | undefined =>
  state.phase === 'ended' ? { winners: seatsInPlay(state), scores: state.stacks } : undefined;

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);

/** The game of Pontoon. */
export const pontoon: Game<Pontoon> = {
  id: 'pontoon',
  title: 'Pontoon',
  version: 1,
  presets,
  seats: ({ players, stake }) => ({ ...players, buyIn: stake.min }),
  shapes: { ready: {}, stake: { amount: isAmount }, declare: {}, split: {}, buy: { amount: isAmount }, twist: {}, stick: {} },
  open,
  toAct,
  legal: (state, seat) => (toAct(state).includes(seat) ? offersTo(state, seat) : []),
  whyNot,
  apply: (state, seat, action) => perform(state, copyOf, courseOf(state, seat, action)),
  refuse: refusalOf,
  view,
  viewEvent,
  imagine,
  faceUp: (seen, { hands }) => ({
    ...seen,
    hands: hands.map((own) => own.map((hand) => ({ ...hand, cards: hand.cards.map((laid) => ({ ...laid, up: true })) }))),
  }),
  chips: (state, seat) => ({ stack: stackOf(state, seat), atRisk: stakedBy(state, seat) }),
  isIn: (state, seat) => state.playing[seat] === true,
  outcome,
};
