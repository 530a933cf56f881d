/** What happened, in words. */
import { type Audience, type Chips, capital, figure, isSeen, listAnd, type Seat, seatName, subject, type Viewer } from '@baize/engine';
import { cardList, handWords, nameOfHand } from './phrases.ts';
import { contenders, entryAt } from './seats.ts';
import type { Blind, Event, PotWon, Street, View } from './state.ts';

type Of<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const STREETS: Readonly<Record<Street, string>> = { preflop: 'Before the flop', flop: 'Flop', turn: 'Turn', river: 'River' };

/** The pot, told when a round is over or the listener is asked. */
const potNow = (view: View, me: Viewer): string => (view.turn === null || view.turn === me ? ` Pot ${figure(view.pot)}.` : '');

const allInWords = (allIn: boolean): string => (allIn ? ' and is all-in' : '');
const mine = (seat: Seat, { me }: Audience, text: string): string => (seat === me ? text.replace('and is all-in', 'and are all-in') : text);

/** A call that adds to an earlier bet of the round says how much it adds. */
const callWords = (view: View, { seat, amount, to }: Of<'called'>): string => {
  const acted = view.deeds.filter((move) => move.seat === seat && move.street === view.street && move.to < to).length > 0;
  return acted ? `${figure(amount)} more` : figure(to);
};

/** What the listener has, when the new cards have changed it. */
const improved = (view: View, { cards }: Of<'street-dealt'>, { me }: Audience): readonly string[] => {
  if (me === 'rail' || (view.standing[me] !== 'in' && view.standing[me] !== 'all-in')) return [];
  const held = entryAt(view.hands, me, []).filter(isSeen);
  const before = nameOfHand(held, view.board.slice(0, -cards.length));
  const now = handWords(view, me);
  return now === undefined || now === before ? [] : [`You have ${now}.`];
};

const potName = (place: number, count: number): string =>
  count === 1 ? '' : place === 0 ? 'the main pot, ' : count === 2 ? 'the side pot, ' : `side pot ${place}, `;

const potWords = ({ amount, winners }: PotWon, name: string, audience: Audience): string => {
  const [first] = winners;
  if (first !== undefined && winners.length === 1) return `${subject(first.seat, audience)('win', 'wins')} ${name}${figure(amount)}.`;
  const who = listAnd(winners.map(({ seat }) => seatName(seat, audience)));
  const shares = new Set(winners.map((one) => one.amount));
  const each = shares.size === 1 && first !== undefined ? `, ${figure(first.amount)} each` : '';
  return `${capital(who)} split ${name}${figure(amount)}${each}.`;
};

const chipsLeft = (view: View, { me }: Audience): readonly string[] =>
  me !== 'rail' && view.standing[me] !== 'out' ? [`You have ${figure(entryAt(view.stacks, me, 0))} chips.`] : [];

/** Where nobody has called anything there is no pot; somebody may have won the hand all the same. */
const noPot = (view: View, audience: Audience): string => {
  const [winner, ...others] = contenders(view);
  return winner !== undefined && others.length === 0
    ? `${subject(winner, audience)('win', 'wins')} the hand, but no chips.`
    : 'Nobody bet: everybody keeps their chips.';
};

const settled = (view: View, { pots }: Of<'settled'>, audience: Audience): readonly string[] => {
  const lines = pots.map((pot, place) => potWords(pot, potName(place, pots.length), audience));
  return [[...(lines.length === 0 ? [noPot(view, audience)] : lines), ...chipsLeft(view, audience)].join(' ')];
};

const shows = (view: View, { seat, cards }: Of<'hand-shown'>, audience: Audience): string => {
  const name = view.board.length < 3 ? '' : `: ${nameOfHand(cards, view.board)}`;
  return `${subject(seat, audience)('show', 'shows')} ${cardList(cards)}${name}.`;
};

const BLINDS: Readonly<Record<Blind, string>> = {
  small: 'the small blind',
  big: 'the big blind',
  straddle: 'a straddle',
  post: 'a blind to come in',
};

const posts = (event: Of<'blind-posted'> | Of<'ante-posted'>, audience: Audience): string => {
  const what = event.type === 'ante-posted' ? 'an ante' : BLINDS[event.blind];
  const text = `${subject(event.seat, audience)('post', 'posts')} ${what}, ${figure(event.amount)}${allInWords(event.allIn)}.`;
  return mine(event.seat, audience, text);
};

/** "Bruno raises to 60. Pot 100." */
const pays = (event: Of<'called'> | Of<'bet'> | Of<'raised'>, view: View, audience: Audience): string => {
  const verb = subject(event.seat, audience);
  const words: Readonly<Record<typeof event.type, () => string>> = {
    called: () => `${verb('call', 'calls')} ${event.type === 'called' ? callWords(view, event) : ''}`,
    bet: () => `${verb('bet', 'bets')} ${figure(event.amount)}`,
    raised: () => `${verb('raise', 'raises')} to ${figure(event.type === 'raised' ? event.to : 0)}`,
  };
  return `${mine(event.seat, audience, `${words[event.type]()}${allInWords(event.allIn)}`)}.${potNow(view, audience.me)}`;
};

const dealt = (view: View, { seat }: Of<'card-dealt'>, { me }: Audience): readonly string[] => {
  const cards = entryAt(view.hands, seat, []).filter(isSeen);
  return seat === me && cards.length === 2 ? [`You hold ${cardList(cards)}.`] : [];
};

const returned = ({ seat, amount }: { readonly seat: Seat; readonly amount: Chips }, audience: Audience): string =>
  `Nobody called the last ${figure(amount)}: ${seatName(seat, audience)} ${seat === audience.me ? 'take' : 'takes'} ${amount === 1 ? 'it' : 'them'} back.`;

const left = (seat: Seat, audience: Audience): string => {
  if (seat === audience.me) return 'You are out of chips, and leave the table.';
  const who = capital(seatName(seat, audience));
  return `${who} is out of chips and leaves the table.${audience.me === 'rail' ? '' : ' Well played!'}`;
};

/** What happened, as one viewer is told it. */
export const eventWords = (event: Event, view: View, audience: Audience): readonly string[] => {
  switch (event.type) {
    case 'hand-began':
      return view.rules.blinds.length === 0
        ? [`Hand ${event.hand}.`]
        : [`Hand ${event.hand}. The button is with ${seatName(event.button, audience)}.`];
    case 'shuffled':
    case 'bets-gathered':
    case 'said-ready':
      return [];
    case 'ante-posted':
    case 'blind-posted':
      return [posts(event, audience)];
    case 'card-dealt':
      return dealt(view, event, audience);
    case 'street-dealt':
      return [`${STREETS[event.street]}: ${cardList(event.cards)}.`, ...improved(view, event, audience)];
    case 'folded':
      return [`${subject(event.seat, audience)('fold', 'folds')}.${potNow(view, audience.me)}`];
    case 'checked':
      return [`${subject(event.seat, audience)('check', 'checks')}.`];
    case 'called':
    case 'bet':
    case 'raised':
      return [pays(event, view, audience)];
    case 'bet-returned':
      return [returned(event, audience)];
    case 'hand-shown':
      return [shows(view, event, audience)];
    case 'settled':
      return settled(view, event, audience);
    case 'seat-left':
      return [left(event.seat, audience)];
    case 'sitting-ended':
      return [
        event.winner === audience.me
          ? 'You have won the table. Congratulations!'
          : `${seatName(event.winner, audience)} has won the table.`,
      ];
  }
};
