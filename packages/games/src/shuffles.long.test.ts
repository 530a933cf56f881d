import { fork, openSitting, PACK } from '@baize/engine';
import { expect, test } from 'vitest';
import { blackjack } from './blackjack/blackjack.ts';
import { cardsOut } from './blackjack/shoe.ts';
import { hearts } from './hearts/hearts.ts';
import { holdem } from './holdem/holdem.ts';
import { pontoon } from './pontoon/pontoon.ts';
import { DECK } from './sabacc/cards.ts';
import { sabacc } from './sabacc/sabacc.ts';

/** The cards of a game in the order of one shuffle, as far as the game itself knows it. */
interface Pack {
  readonly game: string;
  readonly cards: readonly string[];
  orderOf(seed: string): readonly string[];
}

const deckAfter = (
  beats: readonly { readonly event: { readonly type: string }; readonly state: { readonly deck: readonly string[] } }[],
  event: string,
): readonly string[] => beats.find(({ event: { type } }) => type === event)?.state.deck ?? [];

const packs: readonly Pack[] = [
  {
    game: 'Pontoon',
    cards: PACK,
    orderOf: (seed) => deckAfter(openSitting(pontoon, { preset: 'house', stacks: [0], seed }).beats, 'shuffled'),
  },
  {
    game: 'Hearts',
    cards: PACK,
    orderOf: (seed) => deckAfter(openSitting(hearts, { preset: 'house', stacks: [0, 0, 0, 0], seed }).beats, 'hand-began'),
  },
  { game: "Hold'em", cards: PACK, orderOf: (seed) => openSitting(holdem, { preset: 'tda', stacks: [1000, 1000], seed }).state.deck },
  {
    game: 'Sabacc',
    cards: DECK,
    orderOf: (seed) => deckAfter(openSitting(sabacc, { preset: 'house', stacks: [500, 500, 500, 500], seed }).beats, 'shuffled'),
  },
  {
    game: 'Blackjack',
    cards: PACK,
    // The shoe draws its cards when they are needed: these are the first.
    orderOf: (seed) => cardsOut(openSitting(blackjack, { preset: 'classic', stacks: [1000], seed }).state.shoe, 0, 8),
  },
];

const SHUFFLES = 1500;

/** How far the counts of every card in every place are from what is fair, in standard deviations of the chi-square distribution. */
const unfairness = ({ game, cards, orderOf }: Pack): number => {
  const numbers = new Map(cards.map((card, number) => [card, number]));
  const places = orderOf('00'.repeat(32)).length;
  const counts = new Float64Array(places * cards.length);
  for (let shuffled = 0; shuffled < SHUFFLES; shuffled += 1) {
    const order = orderOf(fork('5eed'.repeat(16), `${game} ${shuffled}`).seed);
    for (const [place, card] of order.entries()) {
      const cell = place * cards.length + (numbers.get(card) ?? Number.NaN);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  const expected = SHUFFLES / cards.length;
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = places === cards.length ? (cards.length - 1) ** 2 : places * (cards.length - 1);
  return (chi - freedom) / Math.sqrt(2 * freedom);
};

test.each(packs)('at $game every card is as likely in every place', (pack) => {
  expect(pack.orderOf('00'.repeat(32)).length).toBeGreaterThanOrEqual(8);
  expect(Math.abs(unfairness(pack))).toBeLessThan(4);
});

test('a shuffle in which no card stays in its place is found out', () => {
  const pack = packs[2];
  if (pack === undefined) throw new Error('There is a pack.');
  const biased: Pack = {
    ...pack,
    // A card that lies where it lay is exchanged with its neighbour.
    orderOf: (seed) => {
      const order = [...pack.orderOf(seed)];
      for (const [place, card] of PACK.entries()) {
        if (order[place] !== card) continue;
        const other = (place + 1) % order.length;
        [order[place], order[other]] = [order[other] ?? card, card];
      }
      return order;
    },
  };
  expect(unfairness(biased)).toBeGreaterThan(4);
});
