/** Finds which sentence is to be said, and hands its facts to the language. There is no word in here. */
import {
  type Audience,
  type Chips,
  isSeen,
  type Offer,
  type Refusal,
  type Saying,
  type Seat,
  type Sight,
  type Who,
  type Words,
  whoIs,
} from '@baize/engine';
import type { SabaccCard } from '../cards.ts';
import { totalOf } from '../hand.ts';
import { cardsAt, lastSeat, potOf, seatsIn, stackOf, toCall } from '../places.ts';
import { shared } from '../pots.ts';
import { type Make, makeOf } from '../spire.ts';
import type { Action, Ending, Event, Finish, Pot, Sabacc, View } from '../state.ts';
import type { Edge, Idle, PotName, SabaccStanding, SabaccWords, ToDo, WonPot } from './sabacc-words.ts';

type Sighted = Sight<Sabacc>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const shownAt = (view: View, seat: Seat): readonly SabaccCard[] => cardsAt(view, seat).filter(isSeen);
const mine = (view: View, { me }: Audience): readonly SabaccCard[] => (me === 'rail' ? [] : shownAt(view, me));

// --- what happened ----------------------------------------------------------------------------------------------------

const gameBegan = ({ told }: SabaccWords, view: View, { game }: Of<'game-began'>, { me }: Audience): readonly Saying[] => [
  told.gameBegan(game),
  told.entryPaid(view.rules.entry, view.sabaccPot),
  ...(me === 'rail' || view.standing[me] === 'left' ? [] : [told.chips(stackOf(view, me))]),
];

const handsDealt = ({ told }: SabaccWords, view: View, { again }: Of<'hands-dealt'>, audience: Audience): readonly Saying[] => {
  const cards = mine(view, audience);
  if (cards.length === 0) return [];
  return [again ? told.dealtAgain(cards) : told.dealt(cards), told.total(totalOf(cards))];
};

/** What the listener did with cards, and then their total. */
const withTotal = ({ told }: SabaccWords, said: Saying, view: View, audience: Audience): readonly Saying[] => [
  said,
  told.total(totalOf(mine(view, audience))),
];

/** The others are told with what becomes of the card. */
const drew = (words: SabaccWords, view: View, { seat, card }: Of<'drew'>, audience: Audience): readonly Saying[] =>
  seat === audience.me && isSeen(card) ? withTotal(words, words.told.youDrew(card), view, audience) : [];

const released = (words: SabaccWords, view: View, { seat, card }: Of<'released'>, audience: Audience): readonly Saying[] =>
  seat === audience.me
    ? withTotal(words, words.told.youDiscarded(card), view, audience)
    : [words.told.discarded(whoIs(seat, audience), card)];

const kept = (words: SabaccWords, view: View, { seat }: Of<'kept'>, audience: Audience): readonly Saying[] =>
  seat === audience.me
    ? withTotal(words, words.told.youKept(mine(view, audience).length), view, audience)
    : [words.told.kept(whoIs(seat, audience))];

const swapped = (words: SabaccWords, view: View, { seat, gave, took }: Of<'swapped'>, audience: Audience): readonly Saying[] =>
  seat === audience.me
    ? withTotal(words, words.told.youSwapped(gave, took), view, audience)
    : [words.told.swapped(whoIs(seat, audience), took)];

const betLaid = ({ told }: SabaccWords, view: View, { seat, how, amount, by }: Of<'bet-laid'>, audience: Audience): readonly Saying[] => [
  told.bid(whoIs(seat, audience), how, amount, by),
  ...(seat === audience.me ? [told.pot(potOf(view)), told.chips(stackOf(view, seat))] : []),
];

const blindDrawn = ({ told }: SabaccWords, { seats, cards }: Of<'blind-drawn'>, audience: Audience): Saying =>
  told.drawnBlind(
    cards.flatMap((card, at) => {
      const seat = seats[at];
      return seat === undefined ? [] : [{ who: whoIs(seat, audience), card }];
    }),
  );

// --- how a game ended -------------------------------------------------------------------------------------------------

const potName = (pots: readonly Pot[], at: number): PotName =>
  pots.length === 1 ? 'pot' : at === 0 ? 'main' : pots.length === 2 ? 'side' : at;

const wonOf = ({ amount, winners }: Finish['sabacc'], view: View, audience: Audience): WonPot => {
  const shares = shared(amount, winners, view.stacks.length);
  return { amount, shares: winners.map((seat) => ({ who: whoIs(seat, audience), count: shares[seat] ?? 0 })) };
};

/** The kind of zero that has won, where kinds matter. */
const wonWith = (view: View, [winner]: readonly Seat[]): Make =>
  view.rules.ranks === 'nearest' || winner === undefined ? 'sabacc' : makeOf(shownAt(view, winner));

const isAlone = (seat: Seat, { winners }: Pick<Pot, 'winners'>): boolean => winners.length === 1 && winners[0] === seat;

/** One who wins the only pot and the sabacc pot is told so in one sentence; else each pot has its own. */
const wonSayings = (
  { told }: SabaccWords,
  view: View,
  { pots, sabacc }: Finish,
  audience: Audience,
  make: Make | undefined,
): readonly Saying[] => {
  const [main] = pots;
  const [winner] = sabacc.winners;
  if (main !== undefined && pots.length === 1 && winner !== undefined && isAlone(winner, main) && isAlone(winner, sabacc))
    return [told.wonBoth(make, whoIs(winner, audience), main.amount, sabacc.amount)];
  const bets = pots.length === 0 ? [told.nothingBet] : pots.map((pot, at) => told.wonPot(potName(pots, at), wonOf(pot, view, audience)));
  return winner === undefined ? bets : [...bets, told.wonSabaccPot(make, wonOf(sabacc, view, audience))];
};

const settled = (words: SabaccWords, view: View, { finish, results }: Of<'settled'>, audience: Audience): readonly Saying[] => {
  const { told } = words;
  const { me } = audience;
  return [
    ...(finish.by === 'last-one' ? seatsIn(view).map((seat) => told.lastOne(whoIs(seat, audience))) : []),
    ...wonSayings(words, view, finish, audience, wonWith(view, finish.sabacc.winners)),
    ...(finish.sabacc.winners.length > 0 ? [] : [told.sabaccPotStays(finish.sabacc.amount)]),
    ...(me === 'rail' ? [] : [told.result(results[me]?.net, stackOf(view, me))]),
  ];
};

/** What is called out over a game that was won with a zero; nothing over any other. */
export const cryOf = (words: SabaccWords, view: View): string => {
  const winners = view.finish?.sabacc.winners ?? [];
  return winners.length === 0 ? '' : words.cry(wonWith(view, winners));
};

/** Who has won what, where it has been called out before. */
export const accountOf = (words: SabaccWords, view: View, audience: Audience): readonly Saying[] => {
  if (view.finish === null) return [];
  const stays = view.finish.sabacc.winners.length > 0 ? [] : [words.told.sabaccPotStays(view.finish.sabacc.amount)];
  return [...wonSayings(words, view, view.finish, audience, undefined), ...stays];
};

/** All totals in a row, the best hand first. */
export const rankedSaying = ({ told }: SabaccWords, view: View, places: Finish['places'], audience: Audience): Saying =>
  told.ranked(places.flat().map((seat) => ({ who: whoIs(seat, audience), count: totalOf(shownAt(view, seat)) })));

const ended = ({ told }: SabaccWords, view: View, because: Ending, audience: Audience): Saying => {
  const who = whoIs(lastSeat(view), audience);
  switch (because) {
    case 'table-won':
      return told.tableWon(who);
    case 'broke':
      return told.broke(who);
    case 'too-few-chips':
      return told.tooFewChips(who, stackOf(view, lastSeat(view)), view.rules.entry);
  }
};

/** What happened, in the forms that the language has for it. */
const tellEvent = (words: SabaccWords, event: Event, view: View, audience: Audience): readonly Saying[] => {
  const { told } = words;
  const who = (seat: Seat): Who => whoIs(seat, audience);
  switch (event.type) {
    case 'pot-opened':
      return [told.potOpened(event.amount)];
    case 'game-began':
      return gameBegan(words, view, event, audience);
    case 'discard-opened':
      return [told.discardOpened(event.card)];
    case 'hands-dealt':
      return handsDealt(words, view, event, audience);
    case 'round-began':
      return [told.round(event.round, view.rules.rounds), told.pot(potOf(view))];
    case 'drew':
      return drew(words, view, event, audience);
    case 'released':
      return released(words, view, event, audience);
    case 'kept':
      return kept(words, view, event, audience);
    case 'swapped':
      return swapped(words, view, event, audience);
    case 'stood':
      return [told.stood(who(event.seat))];
    case 'junked':
      return [told.junked(who(event.seat))];
    case 'checked':
      return [told.checked(who(event.seat))];
    case 'bet-laid':
      return betLaid(words, view, event, audience);
    case 'excess-returned':
      return [told.excess(who(event.seat), event.amount)];
    case 'dice-rolled':
      return [told.dice(...event.dice), event.dice[0] === event.dice[1] ? told.double : told.noDouble];
    case 'hands-swept':
      return [told.swept];
    case 'discards-shuffled':
      return [told.shuffledIn];
    case 'hand-shown':
      return [told.shown(who(event.seat), shownAt(view, event.seat), totalOf(shownAt(view, event.seat)))];
    case 'blind-drawn':
      return [blindDrawn(words, event, audience)];
    case 'hands-ranked':
      return [rankedSaying(words, view, event.places, audience)];
    case 'settled':
      return settled(words, view, event, audience);
    case 'seat-left':
      return [told.left(who(event.seat), view.rules.entry)];
    case 'sitting-ended':
      return [ended(words, view, event.because, audience)];
    case 'shuffled':
    case 'card-dealt':
    case 'betting-began':
    case 'said-ready':
      return [];
  }
};

// --- what is asked ----------------------------------------------------------------------------------------------------

/** Why there is nothing to do: it is over, or it is somebody else's turn. */
const idleOf = ({ view, seat }: Sighted): Idle => {
  switch (view.ending) {
    case 'table-won':
      return { type: 'table-won' };
    case 'broke':
      return { type: 'over' };
    case 'too-few-chips':
      return seat === lastSeat(view) ? { type: 'too-few-chips', entry: view.rules.entry, chips: stackOf(view, seat) } : { type: 'over' };
    case null:
      return { type: 'others-play' };
  }
};

const isFirstBet = ({ view, seat }: Sighted): boolean => toCall(view, seat) === 0 && view.raises === 0;

const raiseOffer = (offers: readonly Offer<Action>[]): Chips | undefined => {
  const offer = offers.find(({ type }) => type === 'raise');
  return offer?.type === 'raise' ? offer.by.max : undefined;
};

const askBet = ({ asked }: SabaccWords, sight: Sighted): Saying => {
  const { view, seat } = sight;
  const [call, stack] = [toCall(view, seat), stackOf(view, seat)];
  if (call >= stack) return asked.allIn(call, stack);
  const most = raiseOffer(sight.offers);
  const raise = most === undefined ? undefined : { most, left: view.rules.raises - view.raises };
  return asked.bet({ call, raise, isFirst: isFirstBet(sight) });
};

/** What is asked of a seat, in the forms that the language has for it. */
const askOf = (words: SabaccWords, sight: Sighted): Saying => {
  const { asked } = words;
  if (sight.offers.length === 0) return asked.idle(idleOf(sight));
  switch (sight.view.phase) {
    case 'between':
      return asked.ready(sight.view.rules.entry);
    case 'action':
      return asked.action;
    case 'release':
      return asked.discard;
    case 'betting':
      return askBet(words, sight);
    case 'ended':
      return asked.idle(idleOf(sight));
  }
};

const toDoNow = (sight: Sighted): readonly ToDo[] => sight.offers.map(({ type }) => (type === 'raise' && isFirstBet(sight) ? 'bet' : type));

const standingOf = (sight: Sighted): SabaccStanding => ({
  toDo: toDoNow(sight),
  idle: idleOf(sight),
  call: toCall(sight.view, sight.seat),
  stack: stackOf(sight.view, sight.seat),
  raises: sight.view.rules.raises,
});

const nameAction = ({ actions }: SabaccWords, action: Action, sight: Sighted): string => {
  switch (action.type) {
    case 'ready':
      return actions.ready;
    case 'draw':
      return actions.draw;
    case 'swap':
      return actions.swap(action.card);
    case 'stand':
      return actions.stand;
    case 'junk':
      return actions.junk;
    case 'release':
      return actions.release(action.card);
    case 'keep':
      return actions.keep;
    case 'check':
      return actions.check;
    case 'call':
      return actions.call(toCall(sight.view, sight.seat));
    case 'raise':
      return isFirstBet(sight) ? actions.bet(action.by) : actions.raise(action.by);
    case 'all-in':
      return actions.allIn;
  }
};

// --- beside a hand ----------------------------------------------------------------------------------------------------

const edgeOf = ({ rules }: View, better: readonly SabaccCard[], worse: readonly SabaccCard[]): Edge => {
  const [one, other] = [totalOf(better), totalOf(worse)];
  if (rules.ranks !== 'nearest' && one === 0 && other === 0 && makeOf(better) !== makeOf(worse))
    return { type: 'make', better: makeOf(better), worse: makeOf(worse) };
  if (Math.abs(one) !== Math.abs(other)) return { type: 'nearer' };
  if (one !== other) return { type: 'plus' };
  return { type: better.length > worse.length ? 'more-cards' : 'tiebreak' };
};

/** Why the listener won or lost, against whoever was next to them in rank. Nothing where no hands were compared, or the listener was out. */
export const beatsSaying = (words: SabaccWords, view: View, audience: Audience): Saying => {
  const places = view.finish?.by === 'last-one' ? [] : (view.finish?.places ?? []);
  const at = places.findIndex((seats) => seats.some((seat) => seat === audience.me));
  const [better, worse] = at === 0 ? [audience.me, places[1]?.[0]] : [places[0]?.[0], audience.me];
  if (at === -1 || typeof better !== 'number' || typeof worse !== 'number') return '';
  const [one, other] = [shownAt(view, better), shownAt(view, worse)];
  if (one.length === 0 || other.length === 0) return '';
  return words.beats(
    { who: whoIs(better, audience), count: totalOf(one) },
    { who: whoIs(worse, audience), count: totalOf(other) },
    edgeOf(view, one, other),
  );
};

/** What a hand counts for, for whoever has never heard of it. */
export const countsFor = (words: SabaccWords, { rules }: Pick<View, 'rules'>, cards: readonly SabaccCard[]): string =>
  words.counts(totalOf(cards), rules.ranks === 'nearest' ? undefined : makeOf(cards));

/** Sabacc as the contract wants it, in the language that these words are in when they are asked for. */
export const speak = (words: () => SabaccWords): Words<Sabacc> => ({
  preset: ({ preset }) => words().presets[preset],
  event: (event, view, audience) => tellEvent(words(), event, view, audience),
  refusal: ({ reason }: Refusal<Sabacc>, sight) => words().refused[reason](standingOf(sight)),
  action: (action, sight) => nameAction(words(), action, sight),
  prompt: (sight) => askOf(words(), sight),
  why: (why) => words().why(why),
  rules: (rules) => words().rules(rules),
  get levels() {
    return words().levels;
  },
});
