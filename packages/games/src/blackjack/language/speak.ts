/** Finds which sentence is to be said, and hands its facts to the language. There is no word in here. */
import {
  type Audience,
  type Chips,
  type Offer,
  type Range,
  type Refusal,
  type Saying,
  type Seat,
  type SeenCard,
  type Sight,
  type Who,
  type Words,
  whoIs,
} from '@baize/engine';
import { hasNatural, isTwoCard21, visible } from '../hand.ts';
import { handAt, handInTurn, keepsBank, seatsDealt, spotAt } from '../places.ts';
import { isForSeveral, type Rules } from '../rules.ts';
import { costOfInsurance } from '../settle.ts';
import type { Action, AtHand, Blackjack, Counted, Event, HandOutcome, Result, Spot, Verdict, View } from '../state.ts';
import type {
  BlackjackStanding,
  BlackjackWords,
  HandEnding,
  Holding,
  Money,
  Over,
  RoundEnd,
  RoundSummary,
  ToDo,
  Total,
  Whose,
} from './blackjack-words.ts';

type Sighted = Sight<Blackjack>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** So many chips at this table. */
export const sumOf = ({ currency }: Rules, chips: Chips): Money => ({ chips, currency });

/** What a hand comes to. A soft 21 cannot get any better, so how it is made up says nothing. */
export const shownTotal = ({ total, soft }: Pick<Counted<unknown>, 'total' | 'soft'>): Total => ({ total, soft: soft && total < 21 });

/** What the dealer's cards come to. */
export const dealerHolding = ({ rules, dealer }: Pick<View, 'rules' | 'dealer'>): Holding =>
  rules.natural !== null && isTwoCard21(dealer) ? 'blackjack' : shownTotal(dealer);

/** What is left to a seat, for who has those chips and for everybody at a table for one; other people's are not read out. */
const leftTo = (view: View, seat: Seat, { me }: Audience): Money | undefined =>
  me === seat || !isForSeveral(view.rules) ? sumOf(view.rules, spotAt(view, seat).stack) : undefined;

const whoseHand = (view: View, { seat, hand }: AtHand, audience: Audience): Whose & { readonly hand: number } => {
  const who = whoIs(seat, audience);
  return { hand: hand + 1, owner: who === 'you' || !isForSeveral(view.rules) ? undefined : who };
};
const whose = (view: View, at: AtHand, audience: Audience): Whose =>
  spotAt(view, at.seat).hands.length < 2 ? { hand: undefined, who: whoIs(at.seat, audience) } : whoseHand(view, at, audience);

// --- how a round ended -----------------------------------------------------------------------------------------------

/** Why a hand ended as it did. */
const endingOf = (view: View, { seat, hand }: AtHand, outcome: HandOutcome): HandEnding => {
  const { dealer, rules } = view;
  const { total } = handAt(spotAt(view, seat), hand);
  const hasDealerNatural = dealerHolding(view) === 'blackjack';
  switch (outcome) {
    case 'blackjack':
      return { type: 'blackjack', pays: rules.natural ?? { pays: 1, for: 1 } };
    case 'win':
      return dealer.total > 21 ? { type: 'dealer-bust', dealer: dealer.total } : { type: 'win', total, dealer: dealer.total };
    case 'push':
      return hasDealerNatural ? { type: 'both-blackjack' } : { type: 'push', total };
    case 'lose':
      return hasDealerNatural ? { type: 'dealer-blackjack' } : { type: 'lose', total, dealer: dealer.total };
    case 'bust':
      return { type: 'bust', total };
    case 'surrender':
      return { type: 'surrender' };
  }
};

const byWhat = (view: View, seat: Seat, { verdicts, net }: Result): RoundEnd['by'] => {
  const [only] = verdicts;
  if (only === undefined) return { type: 'bank' };
  if (verdicts.length > 1) return { type: 'hands', count: verdicts.length };
  // An insurance that turns the round turns its headline too.
  if (Math.sign(only.net) !== Math.sign(net)) return { type: 'insurance' };
  return { type: 'hand', outcome: only.outcome, ending: endingOf(view, { seat, hand: 0 }, only.outcome) };
};

/** What the whole round came to for a seat: the hand's own headline, or the sum over several; what it brought who keeps the bank. */
export const roundHeadlineIn = (words: BlackjackWords, view: View, seat: Seat, result: Result): RoundSummary =>
  words.headline({ net: sumOf(view.rules, result.net), isInsured: result.insurance !== 0, by: byWhat(view, seat, result) });

/** What the round brought a seat, hand by hand, and what is left. */
const wholeResult = ({ told }: BlackjackWords, view: View, seat: Seat, result: Result, audience: Audience): readonly Saying[] => {
  const { verdicts, insurance, net } = result;
  const sum = (chips: Chips): Money => sumOf(view.rules, chips);
  const ending = (hand: number, { outcome }: Verdict): HandEnding => endingOf(view, { seat, hand }, outcome);
  const [all, left] = [insurance === 0 ? undefined : sum(net), leftTo(view, seat, audience)];
  const side = insurance === 0 ? [] : [told.insuranceSettled(sum(insurance))];
  const [only] = verdicts;
  if (only !== undefined && verdicts.length === 1)
    return [...side, told.roundEnded(whoIs(seat, audience), ending(0, only), sum(only.net), all, left)];
  return [
    ...side,
    ...verdicts.map((verdict, hand) => told.handEnded(hand + 1, verdict.outcome, ending(hand, verdict), sum(verdict.net))),
    told.roundSum(all, left),
  ];
};

const resultOf = (words: BlackjackWords, view: View, seat: Seat, audience: Audience): readonly Saying[] => {
  const { result } = spotAt(view, seat);
  if (result === null) return [];
  if (!isForSeveral(view.rules) || (seat === audience.me && result.verdicts.length > 0))
    return wholeResult(words, view, seat, result, audience);
  const isBank = keepsBank(view.rules, seat);
  return [words.told.cameTo(whoIs(seat, audience), sumOf(view.rules, result.net), isBank, leftTo(view, seat, audience))];
};

/** What the round brought everybody: the listener first and in full, the others in a line each. */
const settled = (words: BlackjackWords, view: View, audience: Audience): readonly Saying[] => {
  const order = [...view.spots.keys()].sort((a, b) => Number(b === audience.me) - Number(a === audience.me));
  const lines = order.flatMap((seat) => resultOf(words, view, seat, audience));
  return lines.length > 0 ? lines : [words.told.nobodyBet];
};

const isBankBroken = ({ rules, spots }: View): boolean => rules.bank === 'player' && spots.some(({ isIn }, seat) => seat > 0 && isIn);

const overBy = (view: View, audience: Audience): Over => {
  const { rules } = view;
  if (isForSeveral(rules)) return { type: isBankBroken(view) ? 'bank-broken' : 'nobody-can-bet' };
  const who = whoIs(0, audience);
  return spotAt(view, 0).stack === 0 ? { type: 'no-chips', who } : { type: 'too-few-chips', who, least: sumOf(rules, rules.bet.min) };
};

// --- what happened ---------------------------------------------------------------------------------------------------

/** The dealer's hand and everybody's, the listener's first, once the deal is done. */
const dealDone = ({ told }: BlackjackWords, view: View, audience: Audience): readonly Saying[] => {
  const hands = seatsDealt(view)
    .toSorted((a, b) => Number(b === audience.me) - Number(a === audience.me))
    .map((seat) => {
      const spot = spotAt(view, seat);
      const hand = handAt(spot, 0);
      return told.firstCards(whoIs(seat, audience), visible(hand.cards), hasNatural(view.rules, spot) ? 'blackjack' : shownTotal(hand));
    });
  const { cards, total } = view.dealer;
  return [told.dealerShows(visible(cards), cards.includes('hidden'), total), ...hands];
};

const cardDealt = (words: BlackjackWords, view: View, event: Of<'card-dealt'>, audience: Audience): readonly Saying[] => {
  if (event.to === 'player' && spotAt(view, event.seat).hands.length > 1) {
    const held = handAt(spotAt(view, event.seat), event.hand);
    return [words.told.splitCards(whoseHand(view, event, audience), visible(held.cards), shownTotal(held))];
  }
  // The last card of the deal is the dealer's second, or without a hole card the last player's.
  const last =
    view.rules.hole === 'none'
      ? event.to === 'player' && event.seat === seatsDealt(view).at(-1) && handAt(spotAt(view, event.seat), 0).cards.length === 2
      : view.dealer.cards.length === 2;
  return last ? dealDone(words, view, audience) : [];
};

/** Whether a hand is on 21 and need not be told again that it stands. */
const standsBy21 = (view: View, { seat, hand }: AtHand): boolean => view.rules.standsAt21 && handAt(spotAt(view, seat), hand).total === 21;

const cardDrawn = ({ told }: BlackjackWords, view: View, event: Of<'card-drawn'>, audience: Audience): Saying => {
  if (event.by === 'dealer') return told.dealerDrew(event.card, dealerHolding(view));
  const held = handAt(spotAt(view, event.seat), event.hand);
  return told.drew(whose(view, event, audience), event.card, shownTotal(held), standsBy21(view, event));
};

/** The listener's own seat; that of the one player where somebody watches a table for one. */
const seatOf = ({ rules }: View, { me }: Audience): Seat | undefined => (me !== 'rail' ? me : isForSeveral(rules) ? undefined : 0);

/** What insurance costs the listener; the one player where somebody watches. */
const insuranceCost = (view: View, amounts: readonly Chips[], audience: Audience): Money | undefined => {
  const amount = amounts[seatOf(view, audience) ?? -1] ?? 0;
  return amount > 0 ? sumOf(view.rules, amount) : undefined;
};

const shuffled = ({ told }: BlackjackWords, { round }: View, because: Of<'shuffled'>['because']): readonly Saying[] => {
  if (because === 'ran-out') return [told.ranOut];
  // Nobody wants to hear of the first shuffle.
  return round < 2 ? [] : [told.reshuffled];
};

/** What happened, in the forms that the language has for it. */
const tellEvent = (words: BlackjackWords, event: Event, view: View, audience: Audience): readonly Saying[] => {
  const { rules } = view;
  const { told } = words;
  const who = (seat: Seat): Who => whoIs(seat, audience);
  /** Who did what with how much, and what is left. */
  const paying = ({ seat, amount }: { readonly seat: Seat; readonly amount: Chips }): readonly [Who, Money, Money | undefined] => [
    who(seat),
    sumOf(rules, amount),
    leftTo(view, seat, audience),
  ];
  switch (event.type) {
    case 'betting-opened': {
      const seat = seatOf(view, audience);
      return [told.bettingOpened(event.round, seat === undefined ? undefined : sumOf(rules, spotAt(view, seat).stack))];
    }
    case 'bet-laid':
      return [told.bet(...paying(event))];
    case 'bet-taken-back':
      return [told.tookBack(...paying(event))];
    case 'sat-out':
      return [told.satOut(who(event.seat))];
    case 'shuffled':
      return shuffled(words, view, event.because);
    case 'card-dealt':
      return cardDealt(words, view, event, audience);
    case 'insurance-offered':
      return [told.insuranceOffered(insuranceCost(view, event.amounts, audience))];
    case 'insured':
      return [told.insured(...paying(event))];
    case 'insurance-declined':
      return [told.insuranceDeclined(isForSeveral(rules) ? who(event.seat) : undefined)];
    case 'hole-peeked':
      return [told.peeked];
    case 'card-drawn':
      return [cardDrawn(words, view, event, audience)];
    case 'doubled':
      return [told.doubled(...paying(event))];
    case 'pair-split':
      return [told.split(...paying(event))];
    case 'surrendered':
      return [told.surrendered(who(event.seat))];
    case 'stood':
      return standsBy21(view, event) ? [] : [told.stood(whose(view, event, audience), handAt(spotAt(view, event.seat), event.hand).total)];
    case 'went-bust':
      return [told.wentBust(whose(view, event, audience), handAt(spotAt(view, event.seat), event.hand).total)];
    case 'hole-revealed':
      return [told.dealerTurned(event.card, dealerHolding(view))];
    case 'settled':
      return settled(words, view, audience);
    case 'seat-left':
      return [told.leftTable(who(event.seat))];
    case 'sitting-ended':
      return [told.over(overBy(view, audience))];
    case 'turn-began':
    case 'said-ready':
      return [];
  }
};

// --- what is asked, named and refused --------------------------------------------------------------------------------

const own = ({ view, seat }: Sighted): Spot<SeenCard> => spotAt(view, seat);
const isBet = (offer: Offer<Action>): offer is Offer<Action & { type: 'bet' }> => offer.type === 'bet';
const betsIn = ({ offers }: Sighted): Range | undefined => offers.find(isBet)?.amount;
const movesIn = ({ offers }: Sighted): readonly Action['type'][] => offers.map(({ type }) => type);

/** What is said to who is not asked. */
const waiting = ({ asked }: BlackjackWords, { view, seat }: Sighted): string => {
  if (view.phase === 'betting') return keepsBank(view.rules, seat) ? asked.othersBetAgainstYou : asked.othersBet;
  return view.phase === 'between' ? asked.othersGetReady : asked.othersPlay;
};

const askBet = ({ asked }: BlackjackWords, sight: Sighted): Saying => {
  const { rules } = sight.view;
  const bets = betsIn(sight);
  const { bet } = own(sight);
  if (bet > 0) return asked.deal(sumOf(rules, bet));
  return bets === undefined ? asked.bankCannotPay : asked.bet(sumOf(rules, bets.min), sumOf(rules, bets.max));
};

/** What is asked of a seat, in the forms that the language has for it. */
const askOf = (words: BlackjackWords, sight: Sighted): Saying => {
  const { view, offers } = sight;
  const { asked } = words;
  if (isForSeveral(view.rules) && offers.length === 0 && view.phase !== 'dealer' && view.phase !== 'ended') return waiting(words, sight);
  switch (view.phase) {
    case 'betting':
      return askBet(words, sight);
    case 'insurance':
      return asked.insurance(sumOf(view.rules, costOfInsurance(own(sight).bet)));
    case 'playing':
      return asked.moves(
        movesIn(sight),
        own(sight).hands.length > 1 ? { hand: view.turn + 1, total: shownTotal(handInTurn(view)) } : undefined,
      );
    case 'dealer':
      return asked.dealerPlays;
    case 'between':
      return asked.next;
    case 'ended':
      return asked.over;
  }
};

const nameAction = ({ actions }: BlackjackWords, chosen: Action, sight: Sighted): string => {
  const { rules } = sight.view;
  const { bet, lastBet } = own(sight);
  switch (chosen.type) {
    case 'bet':
      return actions.bet(sumOf(rules, chosen.amount));
    case 'insure':
      return actions.insure(sumOf(rules, costOfInsurance(bet)));
    case 'again':
      return actions.again(sumOf(rules, isForSeveral(rules) ? lastBet : bet));
    default:
      return actions[chosen.type];
  }
};

const toDoNow = (sight: Sighted): ToDo => {
  const { rules, phase } = sight.view;
  if (phase === 'between') return { type: 'next', mayRepeat: !isForSeveral(rules) };
  const bets = betsIn(sight);
  if (bets !== undefined) return { type: 'bet', min: sumOf(rules, bets.min), max: sumOf(rules, bets.max) };
  const moves = movesIn(sight);
  return moves.length === 0 ? { type: 'wait' } : { type: 'moves', moves };
};

const standingOf = (sight: Sighted): BlackjackStanding => {
  const { rules, phase } = sight.view;
  const { stack, bet, hands } = own(sight);
  return {
    toDo: toDoNow(sight),
    waitsFor: phase === 'ended' ? 'nothing' : isForSeveral(rules) && phase !== 'dealer' ? 'others' : 'dealer',
    least: sumOf(rules, rules.bet.min),
    most: sumOf(rules, rules.bet.max ?? stack + bet),
    left: sumOf(rules, stack + (phase === 'betting' ? bet : 0)),
    hands: hands.length,
  };
};

/** Blackjack as the contract wants it, in the language that these words are in when they are asked for. */
export const speak = (words: () => BlackjackWords): Words<Blackjack> => ({
  preset: ({ preset }) => words().presets[preset],
  event: (event, view, audience) => tellEvent(words(), event, view, audience),
  refusal: ({ reason }: Refusal<Blackjack>, sight) => words().refused[reason](standingOf(sight)),
  action: (action, sight) => nameAction(words(), action, sight),
  prompt: (sight) => askOf(words(), sight),
  why: (why) => words().why(why),
  rules: (rules) => words().rules(rules),
  get levels() {
    return words().levels;
  },
});
