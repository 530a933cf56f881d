/** Finds which sentence is to be said, and hands its facts to the language. There is no word in here. */
import {
  type Audience,
  type Card,
  heldBySuit,
  isSeen,
  type Refusal,
  type Saying,
  type Seat,
  type Sight,
  suitOf,
  type Words,
  whoIs,
} from '@baize/engine';
import { suitOrder } from '../hand-order.ts';
import { handOf, hasSuit } from '../moves.ts';
import { giverTo, receiverOf } from '../passing.ts';
import { lowestSeats } from '../scoring.ts';
import { SEATS } from '../seats.ts';
import type { Action, Event, Hearts, View } from '../state.ts';
import { FIRST_LEAD, isPenalty, ledSuit } from '../trick.ts';
import type { HeartsStanding, HeartsWords, ToDo } from './hearts-words.ts';

type Sighted = Sight<Hearts>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The seats from the listener's left, the listener last. */
const order = ({ me }: Audience): readonly Seat[] => SEATS.map((place) => ((me === 'rail' ? 0 : me + 1) + place) % SEATS.length);
const counts = (numbers: readonly number[], audience: Audience) =>
  order(audience).map((seat) => ({ who: whoIs(seat, audience), count: numbers[seat] ?? 0 }));
const whos = (seats: readonly Seat[], audience: Audience) =>
  order(audience)
    .filter((seat) => seats.includes(seat))
    .map((seat) => whoIs(seat, audience));

const played = ({ told }: HeartsWords, view: View, { seat, card }: Of<'card-played'>, audience: Audience): Saying => {
  const who = whoIs(seat, audience);
  const led = ledSuit(view.trick);
  if (view.trick.length === 1) return card === FIRST_LEAD ? told.opened(who) : told.led(who, card, view.tricks.length + 1);
  return led === undefined || suitOf(card) === led ? told.followed(who, card) : told.threw(who, card, led);
};

const passed = ({ told }: HeartsWords, { direction, passes }: Of<'cards-passed'>, audience: Audience): readonly Saying[] => {
  if (direction === 'none') return [];
  const { me } = audience;
  if (me === 'rail') return [told.allPassed(direction)];
  const cards = (seat: Seat): readonly Card[] => (passes[seat] ?? []).filter(isSeen);
  const [to, from] = [receiverOf(direction, me), giverTo(direction, me)];
  return [told.youPassed(cards(me), whoIs(to, audience)), told.youGot(cards(from), whoIs(from, audience))];
};

const taken = ({ told }: HeartsWords, view: View, { taker, points, plays }: Of<'trick-taken'>, audience: Audience): readonly Saying[] => {
  const isSpared = view.tricks.length === 1 && !view.rules.firstTrickCounts && plays.some(({ card }) => isPenalty(card));
  return [told.took(whoIs(taker, audience), points), ...(isSpared ? [told.spared] : [])];
};

/** What happened, in the forms that the language has for it. */
const tellEvent = (words: HeartsWords, event: Event, view: View, audience: Audience): readonly Saying[] => {
  const { told } = words;
  const { me } = audience;
  switch (event.type) {
    case 'dealer-drawn':
      return [told.dealerDrawn(whoIs(event.dealer, audience))];
    case 'hand-began':
      return [
        told.handBegan(
          event.hand,
          event.direction,
          me === 'rail' || event.direction === 'none' ? undefined : whoIs(receiverOf(event.direction, me), audience),
        ),
      ];
    case 'cards-dealt':
      return view.cardsInDeck > 0 || me === 'rail' ? [] : told.dealt(heldBySuit(handOf(view, me), suitOrder));
    case 'pass-chosen':
    case 'play-began':
    case 'said-ready':
      return [];
    case 'cards-passed':
      return passed(words, event, audience);
    case 'card-played':
      return [played(words, view, event, audience)];
    case 'hearts-broken':
      return [told.heartsBroken];
    case 'trick-taken':
      return taken(words, view, event, audience);
    case 'moon-shot':
      return [told.moonShot(whoIs(event.seat, audience))];
    case 'moon-chosen':
      return [told.moonChosen(whoIs(event.seat, audience), event.way)];
    case 'hand-scored':
      return [
        told.handScored(event.hand, counts(event.points, audience)),
        told.totals(counts(event.scores, audience), whos(lowestSeats(event.scores), audience)),
      ];
    case 'settled':
      return [
        told.gameOver(counts(event.scores, audience)),
        told.winners(whos(event.winners, audience), event.scores[event.winners[0] ?? 0] ?? 0),
      ];
  }
};

const choices = ({ offers }: Sighted): readonly Card[] => offers.flatMap((offer) => (offer.type === 'play' ? offer.card.options : []));
const suitsAmong = (cards: readonly Card[]) => suitOrder.filter((suit) => hasSuit(cards, suit));

const askCard = ({ asked }: HeartsWords, sight: Sighted): Saying => {
  const [led, cards, held] = [ledSuit(sight.view.trick), choices(sight), handOf(sight.view, sight.seat)];
  if (led === undefined) {
    if (cards.length === 1 && cards[0] === FIRST_LEAD) return asked.leadTwoOfClubs;
    return cards.length === held.length ? asked.leadAny : asked.lead(suitsAmong(cards));
  }
  if (!hasSuit(cards, led)) return asked.throwOff(led, cards.length < held.length);
  return asked.follow(led, heldBySuit(cards, [led])[0]?.cards ?? []);
};

/** What is asked of a seat, in the forms that the language has for it. */
export const askOf = (words: HeartsWords, sight: Sighted): Saying => {
  const { asked } = words;
  switch (sight.offers[0]?.type) {
    case 'play':
      return askCard(words, sight);
    case 'pass':
      return asked.pass;
    case 'moon':
      return asked.moon;
    case 'ready':
      return asked.ready;
    case undefined:
      return sight.view.phase === 'ended' ? asked.gameOver : sight.view.phase === 'passing' ? asked.othersChoose : asked.othersPlay;
  }
};

const toDoNow = (sight: Sighted): ToDo => {
  const type = sight.offers[0]?.type ?? (sight.view.phase === 'ended' ? 'over' : 'wait');
  return type === 'play' ? { type, held: heldBySuit(choices(sight), suitOrder) } : { type };
};

const standingOf = (sight: Sighted, { reason }: Refusal<Hearts>): HeartsStanding => {
  const safe = reason === 'no-points-on-first-trick' ? handOf(sight.view, sight.seat).filter((card) => !isPenalty(card)) : choices(sight);
  return {
    toDo: toDoNow(sight),
    led: ledSuit(sight.view.trick),
    playable: heldBySuit(choices(sight), suitOrder),
    suits: suitsAmong(safe),
  };
};

const nameAction = ({ actions }: HeartsWords, action: Action): string => {
  switch (action.type) {
    case 'pass':
      return actions.pass(action.cards);
    case 'play':
      return actions.play(action.card);
    case 'moon':
      return actions.moon[action.way];
    case 'ready':
      return actions.ready;
  }
};

/** "You pass three cards to West and get three from East." Nothing on a hand without a pass. */
export const passingOf = (words: HeartsWords, { direction }: View, audience: Audience): Saying => {
  const { me } = audience;
  if (direction === 'none' || me === 'rail') return '';
  const to = whoIs(receiverOf(direction, me), audience);
  return direction === 'across' ? words.swapping(to) : words.passing(to, whoIs(giverTo(direction, me), audience));
};

/** What the last hand on the sheet brought: "North gets 17, East 6, West 3. You get none." */
export const handTook = (words: HeartsWords, { sheet }: View, audience: Audience): Saying => {
  const points = sheet.at(-1)?.points ?? [];
  const others = counts(points, audience)
    .filter(({ who, count }) => who !== 'you' && count !== 0)
    .toSorted((a, b) => b.count - a.count);
  return words.handTook(others, audience.me === 'rail' ? undefined : (points[audience.me] ?? 0));
};

/** Hearts as the contract wants it, in the language that these words are in when they are asked for. */
export const speak = (words: () => HeartsWords): Words<Hearts> => ({
  preset: ({ preset }) => words().presets[preset],
  event: (event, view, audience) => tellEvent(words(), event, view, audience),
  refusal: (refusal, sight) => words().refused[refusal.reason](standingOf(sight, refusal)),
  action: (action) => nameAction(words(), action),
  prompt: (sight) => askOf(words(), sight),
  why: (why, audience) => words().why(why, (seat) => whoIs(seat, audience)),
  rules: (rules) => words().rules(rules),
  get levels() {
    return words().levels;
  },
});
