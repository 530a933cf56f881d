/** Tables laid by hand, for tests: `tableWith({ you: 'Ah 4d', banker: 'Ks 5h', next: '2s 3c' })`. */
import { type Card, openChance, PACK } from '@baize/engine';
import { cardsNamed, playing } from '../play.fixture.ts';
import { pontoon } from './pontoon.ts';
import { presets, type Rules } from './rules.ts';
import type { Hand, State } from './state.ts';

const handOf = (text: string, change: Partial<Hand<Card>>, covered: (index: number) => boolean): Hand<Card> => ({
  cards: cardsNamed(text).map((card, index) => ({ card, up: !covered(index) })),
  status: 'playing',
  firstStake: 0,
  stake: 0,
  lastBuy: 0,
  twisted: false,
  split: false,
  ...change,
});

const base = (
  rules: Rules,
  hands: readonly (readonly Hand<Card>[])[],
  next: string,
): Omit<State, 'stacks' | 'banker' | 'turn' | 'playing'> => {
  const top = cardsNamed(next);
  const laid = [...top, ...hands.flat().flatMap((hand) => hand.cards.map(({ card }) => card))];
  const used = new Set(laid);
  if (used.size !== laid.length) throw new RangeError(`A card lies twice: ${laid.join(' ')}.`);
  return {
    rules,
    round: 1,
    phase: 'turns',
    hands,
    ready: [],
    spent: [],
    shuffleDue: false,
    verdicts: [],
    chance: openChance('00'.repeat(32)),
    deck: [...top, ...PACK.filter((card) => !used.has(card))],
  };
};

/** The house's table in your turn. The banker's second card is covered; `next` is the top of the pack. */
export const tableWith = ({ you, banker, next = '' }: { you: string; banker: string; next?: string }): State => ({
  ...base(presets.house, [[handOf(you, {}, () => false)], [handOf(banker, {}, (index) => index === 1)]], next),
  stacks: [0],
  playing: [true],
  banker: 1,
  turn: { place: 0, hand: 0 },
});

/** A british table: seat 0 plays against the bank of the last seat. All cards are covered but those that were twisted. */
export const britishTable = ({
  hands,
  next = '',
  stake = 10,
  stack = 500,
  change = {},
}: {
  /** By seat, the banker last. */
  hands: readonly string[];
  next?: string;
  stake?: number;
  stack?: number;
  change?: Partial<Hand<Card>>;
}): State => {
  const banker = hands.length - 1;
  const held = hands.map((text, seat) => [
    handOf(text, seat === banker ? {} : { firstStake: stake, stake, ...(seat === 0 ? change : {}) }, () => true),
  ]);
  return {
    ...base(presets.british, held, next),
    stacks: hands.map((_, seat) => (seat === banker ? 1000 : stack)),
    playing: hands.map(() => true),
    banker,
    turn: { place: 0, hand: 0 },
  };
};

/** What is done at these tables. */
export const { playOut, told, refusedTo } = playing(pontoon);
