/** Hands written down as histories that other programs can read. */
import type { Beat, Chips, Seat, SeenCard } from '@baize/engine';
import { blindsDue } from '../blinds.ts';
import { entryAt, seatsFromButton } from '../seats.ts';
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

/** What a history says of a beat; nothing of most. */
const lineOf = (event: Event, player: (seat: Seat) => string, state: State): readonly string[] => {
  switch (event.type) {
    case 'folded':
      return [`${player(event.seat)} f`];
    case 'checked':
    case 'called':
      return [`${player(event.seat)} cc`];
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
  const lines = hand.flatMap((beat) => lineOf(beat.event, player, beat.state));
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
    ['min_bet', `${minBet}`],
    ['starting_stacks', list(order.map((seat) => entryAt(state.stacks, seat, 0)))],
    ['actions', `[\n${actions.map((line) => `  ${quoted(line)},\n`).join('')}]`],
    ['hand', `${state.hand}`],
    ['seats', list(order.map((seat) => seat + 1))],
    ['seat_count', `${state.stacks.length}`],
    ['players', list(order.map((seat) => quoted(names[seat] ?? `Seat ${seat + 1}`)))],
    ['finishing_stacks', list(order.map((seat) => entryAt(last.state.stacks, seat, 0)))],
    ['_baize_preset', quoted(preset)],
    ...(state.button === order.at(-1) ? [] : [['_baize_button', `${state.button + 1}`] as const]),
  ];
  return fields.map(([key, value]) => `${key} = ${value}\n`).join('');
};

/** The finished hands of these beats as a `.phhs` text; a card that is hidden in them is written as unknown. */
export const writePhh = (beats: readonly Beat<Holdem>[], names: readonly string[]): string =>
  handsIn(beats)
    .map((hand, place) => `[${place + 1}]\n${historyOf(hand, names)}`)
    .join('\n');
