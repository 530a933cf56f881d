/** Finds which sentence is to be said, and hands its facts to the language. There is no word in here. */
import {
  type Audience,
  type Chips,
  isSeen,
  type NotedRound,
  type Saying,
  type Seat,
  type Sight,
  type Viewer,
  type Words,
  whoIs,
} from '@baize/engine';
import { toCall } from '../betting.ts';
import { allIn } from '../moves.ts';
import { isNamedAlike, type NamedHand, namedHand } from '../ranking/names.ts';
import { contenders, entryAt, isContending, wonBy } from '../seats.ts';
import type { Event, Holdem, PotWon, Street, View } from '../state.ts';
import type { Doing, HoldemStanding, HoldemWords, Options, PaymentTold, PotTold, WagerRange, WinnerTold } from './holdem-words.ts';

type Sighted = Sight<Holdem>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

// --- what happened ------------------------------------------------------------------------------------------------------

/** What a seat has, as far as its cards are seen; undefined when they are not. */
export const namedAt = (view: View, seat: Seat): NamedHand | undefined => {
  const cards = entryAt(view.hands, seat, []).filter(isSeen);
  return cards.length < 2 ? undefined : namedHand(cards, view.board);
};

/** The pot, told when a round is over or the listener is asked. */
const potNow = ({ turn, pot }: View, me: Viewer): Chips | undefined => (turn === null || turn === me ? pot : undefined);

const paidBy = (event: Of<'called'> | Of<'bet'> | Of<'raised'>, view: View, audience: Audience): PaymentTold => ({
  who: whoIs(event.seat, audience),
  amount: event.amount,
  isAllIn: event.allIn,
  pot: potNow(view, audience.me),
});

const called = ({ told }: HoldemWords, event: Of<'called'>, view: View, audience: Audience): Saying => {
  const isMore = view.deeds.some(({ seat, street, to }) => seat === event.seat && street === view.street && to > 0 && to < event.to);
  return told.called({ ...paidBy(event, view, audience), amount: isMore ? event.amount : event.to }, isMore);
};

const dealt = ({ told }: HoldemWords, { seat }: Of<'card-dealt'>, view: View, { me }: Audience): readonly Saying[] => {
  const cards = entryAt(view.hands, seat, []).filter(isSeen);
  return seat === me && cards.length === 2 ? [told.youHold(cards)] : [];
};

/** What the listener has, when the new cards have changed it. */
const improved = ({ told }: HoldemWords, { cards }: Of<'street-dealt'>, view: View, { me }: Audience): readonly Saying[] => {
  if (me === 'rail' || !isContending(view, me)) return [];
  const held = entryAt(view.hands, me, []).filter(isSeen);
  const now = namedAt(view, me);
  return now === undefined || isNamedAlike(now, namedHand(held, view.board.slice(0, -cards.length))) ? [] : [told.youHave(now)];
};

const whichPot = (place: number, count: number): PotTold['which'] =>
  count === 1 ? 'only' : place === 0 ? 'main' : count === 2 ? 'side' : place;

/** What became of the pots, one by one. */
const potsOf = ({ told }: HoldemWords, pots: readonly PotWon[], view: View, audience: Audience): readonly Saying[] => {
  if (pots.length > 0) {
    return pots.map(({ amount, winners }, place) =>
      told.won({
        which: whichPot(place, pots.length),
        amount,
        winners: winners.map((one) => ({ who: whoIs(one.seat, audience), count: one.amount })),
      }),
    );
  }
  const [winner, ...others] = contenders(view);
  return [told.wonNothing(winner === undefined || others.length > 0 ? undefined : whoIs(winner, audience))];
};

const settled = (words: HoldemWords, { pots }: Of<'settled'>, view: View, audience: Audience): readonly Saying[] => {
  const { me } = audience;
  const chips = me === 'rail' || view.standing[me] === 'out' ? [] : [words.told.youHaveChips(entryAt(view.stacks, me, 0))];
  return [...potsOf(words, pots, view, audience), ...chips];
};

/** What happened, in the forms that the language has for it. */
const tellEvent = (words: HoldemWords, event: Event, view: View, audience: Audience): readonly Saying[] => {
  const { told } = words;
  const { me } = audience;
  switch (event.type) {
    case 'hand-began':
      return [told.handBegan(event.hand, view.rules.blinds.length === 0 ? undefined : whoIs(event.button, audience))];
    case 'shuffled':
    case 'bets-gathered':
    case 'said-ready':
      return [];
    case 'ante-posted':
    case 'blind-posted': {
      const paid = { who: whoIs(event.seat, audience), amount: event.amount, isAllIn: event.allIn };
      return [told.posted(paid, event.type === 'ante-posted' ? 'ante' : event.blind)];
    }
    case 'card-dealt':
      return dealt(words, event, view, audience);
    case 'street-dealt':
      return [told.street(event.street, event.cards), ...improved(words, event, view, audience)];
    case 'folded':
      return [told.folded(whoIs(event.seat, audience), potNow(view, me))];
    case 'checked':
      return [told.checked(whoIs(event.seat, audience))];
    case 'called':
      return [called(words, event, view, audience)];
    case 'bet':
      return [told.bet(paidBy(event, view, audience))];
    case 'raised':
      return [told.raised({ ...paidBy(event, view, audience), amount: event.to })];
    case 'bet-returned':
      return [told.returned(whoIs(event.seat, audience), event.amount)];
    case 'hand-shown':
      return [told.shown(whoIs(event.seat, audience), event.cards, view.board.length < 3 ? undefined : namedHand(event.cards, view.board))];
    case 'settled':
      return settled(words, event, view, audience);
    case 'seat-left':
      return [told.left([whoIs(event.seat, audience)], me !== 'rail' && event.seat !== me)];
    case 'sitting-ended':
      return [told.wonTable(whoIs(event.winner, audience))];
  }
};

// --- what is asked ------------------------------------------------------------------------------------------------------

const wagerIn = ({ offers }: Sighted): WagerRange | undefined => {
  for (const offer of offers) {
    if (offer.type === 'bet') return { type: 'bet', min: offer.amount.min, max: offer.amount.max };
    if (offer.type === 'raise') return { type: 'raise', min: offer.to.min, max: offer.to.max };
  }
  return undefined;
};

/** What a seat may do now. */
export const optionsOf = (sight: Sighted): Options => {
  const types: readonly Doing[] = sight.offers.map(({ type }) => type);
  return {
    can: allIn(sight) === undefined ? types : [...types, 'all-in'],
    owed: toCall(sight.view, sight.seat),
    wager: wagerIn(sight),
  };
};

const askOf = ({ asked }: HoldemWords, sight: Sighted): Saying => {
  switch (sight.offers[0]?.type) {
    case undefined:
      return sight.view.phase === 'ended' ? asked.sessionOver : asked.othersPlay;
    case 'ready':
      return asked.ready;
    default:
      return asked.options(optionsOf(sight));
  }
};

const standingOf = (sight: Sighted): HoldemStanding => ({
  ...optionsOf(sight),
  foldsFreely: sight.view.rules.foldsFreely,
  isSessionOver: sight.view.phase === 'ended',
});

// --- how a hand ended ---------------------------------------------------------------------------------------------------

/** By how many cards lie on the board. */
const STREETS: Readonly<Record<number, Street>> = { 3: 'flop', 4: 'turn', 5: 'river' };

const notedOf = ({ noted }: HoldemWords, { cards, how }: NotedRound): string => {
  switch (how.type) {
    case 'folded':
      return noted.folded(STREETS[how.board.length] ?? 'preflop');
    case 'uncalled':
      return noted.uncalled;
    case 'shown': {
      const mine = namedHand(cards, how.board);
      const theirs = how.beatenBy === undefined ? undefined : namedHand(how.beatenBy, how.board);
      return mine === undefined ? noted.uncalled : noted.shown(mine, theirs);
    }
  }
};

/** The seats that got something, in the order of the pots. */
const winnersIn = ({ won }: View): readonly Seat[] => [...new Set(won.flatMap(({ winners }) => winners.map(({ seat }) => seat)))];

const winnerTold = (view: View, winner: Seat, audience: Audience): WinnerTold => {
  const { me } = audience;
  const isShown = view.shown[winner] === true && isContending(view, winner);
  return {
    who: whoIs(winner, audience),
    amount: view.won.reduce((sum, { amount }) => sum + amount, 0),
    hand: isShown ? namedAt(view, winner) : undefined,
    // Whoever folded has not seen it, and is told what everybody has now.
    now:
      me !== 'rail' && view.standing[me] === 'folded'
        ? { theirs: entryAt(view.stacks, winner, 0), mine: entryAt(view.stacks, me, 0) }
        : undefined,
  };
};

/** What the hand came to: who has won it and with what, or what became of each pot where several have. */
export const resultTold = (words: HoldemWords, view: View, audience: Audience): readonly Saying[] => {
  const [winner, ...others] = winnersIn(view);
  return winner !== undefined && others.length === 0
    ? [words.winner(winnerTold(view, winner, audience))]
    : potsOf(words, view.won, view, audience);
};

/** Who got how much of many pots. */
export const gainsTold = (words: HoldemWords, view: View, audience: Audience): string =>
  words.gains(winnersIn(view).map((seat) => ({ who: whoIs(seat, audience), count: wonBy(view, seat) })));

/** Hold'em as the contract wants it, in the language that these words are in when they are asked for. */
export const speak = (words: () => HoldemWords): Words<Holdem> => ({
  preset: ({ preset }) => words().presets[preset],
  event: (event, view, audience) => tellEvent(words(), event, view, audience),
  refusal: ({ reason }, sight) => words().refused[reason](standingOf(sight)),
  action: (action, { view, seat }) => words().action(action, toCall(view, seat)),
  prompt: (sight) => askOf(words(), sight),
  why: (why) => words().why(why),
  rules: (rules) => words().rules(rules),
  noted: (round) => notedOf(words(), round),
  get levels() {
    return words().levels;
  },
});
