/** Poker the slow and plain way, written apart from the game, to compare it with. */
import { type Card, type Chips, rankIndex, rankOf, suitOf } from '@baize/engine';

/** How good five cards are: a list to be compared place by place. */
const rateFive = (five: readonly Card[]): readonly number[] => {
  const ranks = five.map((card) => rankIndex(rankOf(card)) + 2);
  const groups = [...new Set(ranks)]
    .map((rank) => [ranks.filter((other) => other === rank).length, rank] as const)
    .sort((a, b) => b[0] - a[0] || b[1] - a[1]);
  const sizes = groups.map(([size]) => size).join('');
  const order = groups.map(([, rank]) => rank);
  const isFlush = new Set(five.map(suitOf)).size === 1;
  const isWheel = order.join() === '14,5,4,3,2';
  const isRun = groups.length === 5 && (isWheel || (order[0] ?? 0) - (order[4] ?? 0) === 4);
  const tail = isWheel ? [5] : order;
  if (isRun && isFlush) return [8, ...tail];
  if (sizes === '41') return [7, ...order];
  if (sizes === '32') return [6, ...order];
  if (isFlush) return [5, ...order];
  if (isRun) return [4, ...tail];
  return [{ '311': 3, '221': 2, '2111': 1 }[sizes] ?? 0, ...order];
};

const compareLists = (a: readonly number[], b: readonly number[]): number => {
  for (const [place, one] of a.entries()) if (one !== b[place]) return one - (b[place] ?? 0);
  return 0;
};

/** The best five of five to seven cards, rated. */
const rate = (cards: readonly Card[]): readonly number[] => {
  const choose = (left: readonly Card[], count: number): readonly (readonly Card[])[] =>
    count === 0 ? [[]] : left.flatMap((card, at) => choose(left.slice(at + 1), count - 1).map((rest) => [card, ...rest]));
  return choose(cards, 5)
    .map(rateFive)
    .reduce((best, one) => (compareLists(one, best) > 0 ? one : best));
};

/** Above zero when the first hand is better, below when the second is. */
export const compare = (a: readonly Card[], b: readonly Card[]): number => compareLists(rate(a), rate(b));

/** Someone who came to the end of a hand, or folded on the way. */
export interface Payer {
  readonly paid: Chips;
  /** Cards to be compared; null after a fold. */
  readonly cards: readonly Card[] | null;
}

/**
 * Who gets what, chip by chip: the first chip of everybody, then the second of everybody who put in two, and so on; each layer goes to
 * the best hand among those who paid for it. Odd chips are left out: what is given is a fraction.
 */
export const shareOut = (payers: readonly Payer[]): readonly number[] => {
  const got = payers.map(() => 0);
  const rates = payers.map(({ cards }) => (cards === null ? null : rate(cards)));
  const isBest = (seat: number, among: readonly number[]): boolean =>
    among.every((other) => compareLists(rates[seat] ?? [], rates[other] ?? []) >= 0);
  const seats = payers.map((_, seat) => seat);
  const most = Math.max(...payers.map(({ paid }) => paid));
  for (let layer = 1; layer <= most; layer += 1) {
    const inLayer = seats.filter((seat) => (payers[seat]?.paid ?? 0) >= layer);
    const playing = inLayer.filter((seat) => rates[seat] !== null);
    const best = playing.filter((seat) => isBest(seat, playing));
    for (const seat of best) got[seat] = (got[seat] ?? 0) + inLayer.length / best.length;
  }
  return got;
};
