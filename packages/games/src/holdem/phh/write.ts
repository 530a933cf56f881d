/** Hands written down as histories that other programs can read. */
import type { Beat, Chips, Seat, SeenCard } from '@baize/engine';
import { blindsDue } from '../blinds.ts';
import { entryAt, isContender, seatsFromButton } from '../seats.ts';
import type { Event, Holdem, State } from '../state.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

/** The beats of each hand that was played to its end. */
const handsIn = (beats: readonly Beat<Holdem>[]): readonly (readonly Beat<Holdem>[])[] => {
  const hands: Beat<Holdem>[][] = [];
  for (const beat of beats) {
    if (beat.event.type === 'hand-began') hands.push([]);
    hands.at(-1)?.push(beat);
  }
  return hands.filter((hand) => hand.some(({ event }) => event.type === 'settled'));
};

const cardText = (cards: readonly SeenCard[]): string => cards.map((card) => (card === 'hidden' ? '??' : card)).join('');
const quoted = (text: string): string => JSON.stringify(text);
const list = (items: readonly (string | number)[]): string => `[${items.join(', ')}]`;

/** Whether a call goes up to more than anybody has put in: it completes a blind that could not be paid in full. */
const completes = (event: Event, { bets }: State): boolean =>
  event.type === 'called' && bets.every((bet, seat) => seat === event.seat || bet < event.to);

/** What a history says of a beat; nothing of most beats. To other programs the level is what somebody has put in, and to go past it a raise. */
const lineOf = (event: Event, player: (seat: Seat) => string, state: State): readonly string[] => {
  switch (event.type) {
    case 'folded':
      return [`${player(event.seat)} f`];
    case 'checked':
      return [`${player(event.seat)} cc`];
    case 'called':
      return [completes(event, state) ? `${player(event.seat)} cbr ${event.to}` : `${player(event.seat)} cc`];
    case 'bet':
    case 'raised':
      return [`${player(event.seat)} cbr ${entryAt(state.bets, event.seat, 0)}`];
    case 'street-dealt':
      return [`d db ${cardText(event.cards)}`];
    case 'hand-shown':
      return [`${player(event.seat)} sm ${cardText(event.cards)}`];
    default:
      return [];
  }
};

/** What a seat could lose in a round: no more than the second of all that are in the hand has. */
const atStake = ({ stacks, bets, standing }: State, seat: Seat): Chips => {
  const totals = stacks.flatMap((stack, one) => (isContender(standing[one]) ? [stack + entryAt(bets, one, 0)] : []));
  const second = totals.toSorted((a, b) => b - a)[1] ?? 0;
  return Math.min(entryAt(stacks, seat, 0), second - entryAt(bets, seat, 0));
};

/**
 * Who is left to act when the betting ends, because nobody could answer any more: we ask them nothing, other programs for a check. It is
 * one at most, the last of the round.
 */
const unasked = (hand: readonly Beat<Holdem>[]): Seat | undefined => {
  const shown = hand.findIndex(({ event }) => event.type === 'hand-shown');
  const round = hand.slice(0, Math.max(0, shown));
  const end = round.at(-1)?.state;
  const start = round.findLast(({ event }) => event.type === 'street-dealt' || event.type === 'card-dealt')?.state;
  if (end === undefined || start === undefined) return undefined;
  const seat = end.standing.findIndex((standing, one) => standing === 'in' && end.met[one] === null && atStake(start, one) > 0);
  const others = start.standing.some((standing, one) => one !== seat && standing === 'in' && atStake(start, one) > 0);
  return seat >= 0 && others ? seat : undefined;
};

/** The two cards of each player, in the order of the players. */
const holeLines = (events: readonly Event[], order: readonly Seat[]): readonly string[] => {
  const dealt = events.filter((event): event is Of<'card-dealt'> => event.type === 'card-dealt');
  return order.map((seat, place) => {
    const cards = dealt.filter((event) => event.seat === seat).map(({ card }) => card);
    return `d dh p${place + 1} ${cardText(cards)}`;
  });
};

/** The blinds that were due, from the left of the button on; with two players the list is turned round. */
const blindsOf = (state: State, order: readonly Seat[]): readonly Chips[] => {
  const due = blindsDue(state);
  const amounts = order.map((seat) => due.find((one) => one.seat === seat)?.amount ?? 0);
  return order.length === 2 ? amounts.toReversed() : amounts;
};

const historyOf = (hand: readonly Beat<Holdem>[], names: readonly string[]): string => {
  const [first] = hand;
  const last = hand.find(({ event }) => event.type === 'settled');
  if (first === undefined || last === undefined) return '';
  const { state } = first;
  const order = seatsFromButton(state);
  const player = (seat: Seat): string => `p${order.indexOf(seat) + 1}`;
  const idle = unasked(hand);
  const shown = hand.find(({ event }) => event.type === 'hand-shown');
  const lines = hand.flatMap((beat) => [
    ...(beat === shown && idle !== undefined ? [`${player(idle)} cc`] : []),
    ...lineOf(beat.event, player, beat.state),
  ]);
  const short = hand.some((beat) => completes(beat.event, beat.state));
  const actions = [
    ...holeLines(
      hand.map(({ event }) => event),
      order,
    ),
    ...lines,
  ];
  const { preset, minBet } = state.rules;
  const fields: readonly (readonly [string, string])[] = [
    ['variant', quoted('NT')],
    ['antes', list(order.map(() => 0))],
    ['blinds_or_straddles', list(blindsOf(state, order))],
    // A completed blind adds less than the least bet, which other programs would refuse.
    ['min_bet', `${short ? 1 : minBet}`],
    ['starting_stacks', list(order.map((seat) => entryAt(state.stacks, seat, 0)))],
    ['actions', `[\n${actions.map((line) => `  ${quoted(line)},\n`).join('')}]`],
    ['hand', `${state.hand}`],
    ['seats', list(order.map((seat) => seat + 1))],
    ['seat_count', `${state.stacks.length}`],
    ['players', list(order.map((seat) => quoted(names[seat] ?? `Seat ${seat + 1}`)))],
    ['finishing_stacks', list(order.map((seat) => entryAt(last.state.stacks, seat, 0)))],
    ['_baize_preset', quoted(preset)],
    ...(short ? [['_baize_min_bet', `${minBet}`] as const] : []),
    ...(state.button === order.at(-1) ? [] : [['_baize_button', `${state.button + 1}`] as const]),
  ];
  return fields.map(([key, value]) => `${key} = ${value}\n`).join('');
};

/** The finished hands of these beats as a `.phhs` text; a card that is hidden in them is written as unknown. */
export const writePhh = (beats: readonly Beat<Holdem>[], names: readonly string[]): string =>
  handsIn(beats)
    .map((hand, place) => `[${place + 1}]\n${historyOf(hand, names)}`)
    .join('\n');
