/** How a game ended, in words. */
import { type Audience, type Chips, capital, figure, isSeen, listAnd, type Seat, seatName } from '@baize/engine';
import type { SabaccCard } from './cards.ts';
import { totalOf } from './hand.ts';
import { signedTotal } from './phrases.ts';
import { cardsAt, stackOf } from './places.ts';
import { shared } from './pots.ts';
import { makeOf } from './spire.ts';
import type { Ending, Event, Finish, Pot, View } from './state.ts';

/** Several together, or one: "You win", "You and Tovo share". */
const winning = (winners: readonly Seat[], audience: Audience): string => {
  const [only] = winners;
  if (winners.length > 1) return `${capital(listAnd(winners.map((seat) => seatName(seat, audience))))} share`;
  return only === audience.me ? 'You win' : `${only === undefined ? 'Nobody' : seatName(only, audience)} wins`;
};

/** "you get 275, Tovo 275"; nothing when one takes it all. */
const parts = (amount: Chips, winners: readonly Seat[], view: View, audience: Audience): string => {
  if (winners.length < 2) return '';
  const shares = shared(amount, winners, view.stacks.length);
  const texts = winners.map(
    (seat, at) => `${seatName(seat, audience)}${at === 0 ? ` ${seat === audience.me ? 'get' : 'gets'}` : ''} ${figure(shares[seat] ?? 0)}`,
  );
  return `: ${texts.join(', ')}`;
};

const potName = (pots: readonly Pot[], at: number): string =>
  pots.length === 1 ? 'the pot' : at === 0 ? 'the main pot' : pots.length === 2 ? 'the side pot' : `side pot ${at}`;

const isSame = (a: readonly Seat[], b: readonly Seat[]): boolean => a.join() === b.join();

/** "Sabacc!", or the kind of zero that has won, where kinds matter. */
const shout = (view: View, [winner]: readonly Seat[]): string =>
  view.rules.ranks === 'nearest' || winner === undefined ? 'Sabacc!' : `${capital(makeOf(cardsAt(view, winner).filter(isSeen)))}!`;

/** One who wins the only pot and the sabacc pot is told so in one sentence; else each pot has its own. */
const wonWords = (view: View, { pots, sabacc }: Finish, audience: Audience): readonly string[] => {
  const [main] = pots;
  const taken = (name: string, { amount, winners }: Finish['sabacc']): string =>
    `${winning(winners, audience)} ${name}, ${figure(amount)}${parts(amount, winners, view, audience)}.`;
  const cry = shout(view, sabacc.winners);
  if (main !== undefined && pots.length === 1 && main.winners.length === 1 && isSame(main.winners, sabacc.winners)) {
    const both = `the pot, ${figure(main.amount)}, and the sabacc pot, ${figure(sabacc.amount)}`;
    return [`${cry} ${winning(main.winners, audience)} ${both}.`];
  }
  const bets = pots.length === 0 ? ['Nothing was bet.'] : pots.map((pot, at) => taken(potName(pots, at), pot));
  return sabacc.winners.length === 0 ? bets : [...bets, `${cry} ${taken('the sabacc pot', sabacc)}`];
};

/** "You win 40 in all. ", "You lose 230 in all. ": what the game brought the listener, entry and all. */
const broughtWords = (net: Chips | undefined): string => {
  if (net === undefined) return '';
  return net === 0 ? 'You come out even. ' : `You ${net > 0 ? 'win' : 'lose'} ${figure(Math.abs(net))} in all. `;
};

/** Who won what, whether the sabacc pot stays, and what the game brought the listener. */
export const settledWords = (view: View, { finish, results }: Event & { type: 'settled' }, audience: Audience): readonly string[] => [
  ...(finish.by === 'last-one' ? ['All the others have junked.'] : []),
  ...wonWords(view, finish, audience),
  ...(finish.sabacc.winners.length > 0 ? [] : [`The sabacc pot stays at ${figure(finish.sabacc.amount)}.`]),
  ...(typeof audience.me === 'number'
    ? [`${broughtWords(results[audience.me]?.net)}You have ${figure(stackOf(view, audience.me))} chips.`]
    : []),
];

/** "All hands are shown: you 0, Tovo +1, Mirel -3." */
export const rankedWords = (view: View, places: readonly (readonly Seat[])[], audience: Audience): string => {
  const hands = places.flat().map((seat) => `${seatName(seat, audience)} ${signedTotal(totalOf(cardsAt(view, seat).filter(isSeen)))}`);
  return `All hands are shown: ${hands.join(', ')}.`;
};

/** Why there is no next game. */
export const endedWords = (view: View, because: Ending, audience: Audience): readonly string[] => {
  const last = view.stacks.length - 1;
  const mine = last === audience.me;
  const who = capital(seatName(last, audience));
  switch (because) {
    case 'table-won':
      return [`${who} ${mine ? 'have' : 'has'} won the table: every opponent is out. Well played!`];
    case 'broke':
      return [`${who} ${mine ? 'have' : 'has'} no chips left.`];
    case 'too-few-chips':
      return [`${who} ${mine ? 'have' : 'has'} ${figure(stackOf(view, last))} left, and a game costs ${view.rules.entry}.`];
  }
};

/** What makes one hand better than another: "nearer to zero", "plus beats minus", "more cards". */
const edge = ({ rules }: View, better: readonly SabaccCard[], worse: readonly SabaccCard[]): string => {
  const [one, other] = [totalOf(better), totalOf(worse)];
  if (rules.ranks !== 'nearest' && one === 0 && other === 0) return `${makeOf(better)} beats ${makeOf(worse)}`;
  if (Math.abs(one) !== Math.abs(other)) return 'nearer to zero';
  if (one !== other) return 'plus beats minus';
  return better.length > worse.length ? 'more cards' : 'the finer hand';
};

/** "Your", "Odette's". */
const whose = (seat: Seat, audience: Audience): string => (seat === audience.me ? 'your' : `${seatName(seat, audience)}’s`);

/**
 * Why the listener won or lost, against whoever was next to them in rank: "Your 0 beats Odette’s -1: nearer to zero." Nothing where no
 * hands were compared, or the listener was out.
 */
export const whyWords = (view: View, audience: Audience): string => {
  const places = view.finish?.by === 'last-one' ? [] : (view.finish?.places ?? []);
  const mine = places.findIndex((seats) => seats.some((seat) => seat === audience.me));
  const [better, worse] = mine === 0 ? [audience.me, places[1]?.[0]] : [places[0]?.[0], audience.me];
  if (mine === -1 || typeof better !== 'number' || typeof worse !== 'number') return '';
  const [one, other] = [better, worse].map((seat) => cardsAt(view, seat).filter(isSeen));
  if (one === undefined || other === undefined || one.length === 0 || other.length === 0) return '';
  const named = (seat: Seat, cards: readonly SabaccCard[]): string => `${whose(seat, audience)} ${signedTotal(totalOf(cards))}`;
  return `${capital(named(better, one))} beats ${named(worse, other)}: ${edge(view, one, other)}.`;
};

/** What a hand counts for, for who has never heard of it: "a sabacc", "2 from zero"; under the spire's rules what it is made of. */
export const standWords = ({ rules }: Pick<View, 'rules'>, cards: readonly SabaccCard[]): string => {
  const total = totalOf(cards);
  if (total !== 0) return `${figure(Math.abs(total))} from zero`;
  return rules.ranks === 'nearest' ? 'a sabacc: it takes both pots' : makeOf(cards);
};
