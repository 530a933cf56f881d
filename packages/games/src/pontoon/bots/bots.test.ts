import { fork, inFull, openChance, play, type Seat, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { cardsOf, countOf, handWorth, totalOf } from '../hand.ts';
import { handAt } from '../places.ts';
import { britishTable, playOut, tableWith } from '../pontoon.fixture.ts';
import { pontoon } from '../pontoon.ts';
import { presets } from '../rules.ts';
import type { Action, State } from '../state.ts';
import { words } from '../words.ts';
import { chancesOf } from './chances.ts';
import { bots } from './index.ts';
import { advise as adviceOf } from './sharp.ts';
import { values } from './values.ts';

/** What is advised, and how the reason is said. */
const advise = (...asked: Parameters<typeof adviceOf>) => {
  const { action, why } = adviceOf(...asked);
  return { action, because: inFull(words.why(why, { me: 0, names: [] })) };
};

const chance = openChance('5e'.repeat(32));
const advice = (state: State, seat: Seat = 0) => advise(sightOf(pontoon, state, seat), chance);

/** Deals the rest of one round out in every possible way, the slow way, and counts how many a stuck hand wins. */
const bruteStick = (state: State, deck: readonly string[]): number => {
  const mine = handWorth(state.rules, cardsOf(handAt(state, 0)));
  const up = cardsOf(handAt(state, 1)).slice(0, 1);
  const follow = (bank: readonly (typeof up)[number][], left: readonly (typeof up)[number][]): number => {
    const { total } = totalOf(bank);
    if (bank.length >= 2 && (total >= 17 || bank.length === 5)) return handWorth(state.rules, bank) < mine ? 1 : 0;
    return left.reduce((sum, card, index) => sum + follow([...bank, card], left.toSpliced(index, 1)), 0) / left.length;
  };
  return follow(
    up,
    state.deck.concat(cardsOf(handAt(state, 1)).slice(1)).filter((card) => deck.includes(card)),
  );
};

describe('against the house', () => {
  test('the chance to win by sticking agrees with dealing out every order of a short pack', claims('PON-15.6'), () => {
    const deck = ['2c', '3c', '5d', '6h', '9s', 'Kd', 'Ah', 'Th'];
    const full = tableWith({ you: 'Kh 8d', banker: 'Ks 2c' });
    const short: State = {
      ...full,
      deck: full.deck.filter((card) => deck.includes(card)),
      spent: full.deck.filter((card) => !deck.includes(card)),
    };
    expect(chancesOf(pontoon.view(short, 0)).stick).toBeCloseTo(bruteStick(short, deck), 12);
  });

  test('twisting is weighed by playing on as well as can be: one card short of certainty', () => {
    // All unseen cards are tens: a twist on 11 makes 21, and the banker, with a ten up, ends on 20.
    const tens = ['Tc', 'Td', 'Jc', 'Jd', 'Qc', 'Qd', 'Kd'];
    const full = tableWith({ you: '5h 6d', banker: 'Ks Kc' });
    const short: State = {
      ...full,
      deck: full.deck.filter((card) => tens.includes(card)),
      spent: full.deck.filter((card) => !tens.includes(card)),
    };
    expect(chancesOf(pontoon.view(short, 0))).toEqual({ stick: 0, twist: 1 });
    expect(advice(short)).toEqual({ action: { type: 'twist' }, because: 'Sticking wins 0 times in 100, twisting 100.' });
  });

  test('nobody sticks on 11 or twists on 20', () => {
    expect(advice(tableWith({ you: '5h 6d', banker: 'Ks Kc' })).action).toEqual({ type: 'twist' });
    expect(advice(tableWith({ you: 'Kh Qd', banker: 'Ks 7c' })).action).toEqual({ type: 'stick' });
    expect(bots.steady(sightOf(pontoon, tableWith({ you: '5h 6d', banker: 'Ks Kc' }), 0), chance)).toEqual({ type: 'twist' });
    expect(bots.steady(sightOf(pontoon, tableWith({ you: 'Kh 7d', banker: 'Ks Kc' }), 0), chance)).toEqual({ type: 'stick' });
  });

  test('a chance does not depend on the hidden card', () => {
    const [a, b] = ['5h', '9h'].map((hidden) => chancesOf(pontoon.view(tableWith({ you: 'Kh 4d', banker: `Ks ${hidden}` }), 0)));
    expect(a).toEqual(b);
  });
});

describe('for chips', () => {
  test('a chip is worth more on a better hand', () => {
    const worth = (text: string) => values.stick(countOf(cardsOf(handAt(tableWith({ you: text, banker: '2c 2d' }), 0))));
    expect([worth('Kh 5s'), worth('Kh 8s'), worth('Kh Qs'), worth('2h 3h 4h 5h 6h'), worth('Ah Kh')]).toEqual(
      [worth('Kh 5s'), worth('Kh 8s'), worth('Kh Qs'), worth('2h 3h 4h 5h 6h'), worth('Ah Kh')].sort((x, y) => x - y),
    );
    expect(worth('Ah Kh')).toBeCloseTo(2, 12);
  });

  test('a pontoon is shown, a card that pays is bought, a poor one is twisted for, a good hand sticks', () => {
    const act = (hand: string) => advice(britishTable({ hands: [hand, '9c 8d'], stake: 20 })).action;
    expect(act('Ah Kh')).toEqual({ type: 'declare' });
    expect(act('5h 6h')).toEqual({ type: 'buy', amount: 40 });
    expect(act('Kh 3h')).toEqual({ type: 'twist' });
    expect(act('Kh 9h')).toEqual({ type: 'stick' });
    expect(act('Ah Ad')).toEqual({ type: 'split' });
  });

  test('a good first card carries a higher stake, as far as the purse goes', () => {
    const staked = (card: string, stack = 500) => {
      const { action } = advice({ ...britishTable({ hands: [card, '9c'], stake: 0, stack }), phase: 'staking' });
      return action.type === 'stake' ? action.amount : 0;
    };
    expect(staked('Ah')).toBeGreaterThan(staked('5h'));
    expect(staked('5h')).toBe(10);
    expect(staked('Ah', 90)).toBe(15);
  });

  test('a banker sticks when nearly all is won, and draws when nearly all is lost', () => {
    const bank = (cards: string) => {
      const { state } = playOut(britishTable({ hands: ['Kh 9d', 'Qh 8d', cards] }), [0, { type: 'stick' }], [1, { type: 'stick' }]);
      return advice(state, 2);
    };
    expect(bank('Kc Qd').action).toEqual({ type: 'stick' });
    expect(bank('2c 6d').action).toEqual({ type: 'twist' });
    expect(bank('2c 6d').because).toMatch(
      /^Against hands like these, sticking loses \d+ chips on average and a card (wins|loses) \d+ chips?\.$/,
    );
  });

  test('steady buys small when it cannot bust, and banks to 17', () => {
    const act = (state: State, seat = 0): Action => bots.steady(sightOf(pontoon, state, seat), chance);
    expect(act(britishTable({ hands: ['5h 6h', '9c 8d'], stake: 20 }))).toEqual({ type: 'buy', amount: 20 });
    expect(act(britishTable({ hands: ['Kh 4h', '9c 8d'] }))).toEqual({ type: 'twist' });
    const { state } = playOut(britishTable({ hands: ['Kh 9d', '9c 7d'] }), [0, { type: 'stick' }]);
    expect(act(state, 1)).toEqual({ type: 'twist' });
    expect(act({ ...britishTable({ hands: ['2h 4h', '9c 8d'] }), deck: [] })).toEqual({ type: 'stick' });
    expect(() => act(state, 0)).toThrow('out of turn');
  });
});

test('a whole british sitting is played by the bots without a refusal', () => {
  let { state } = pontoon.open({ rules: presets.british, stacks: [200, 200, 200, 200], chance });
  for (let n = 0; n < 60 && pontoon.toAct(state).length > 0; n += 1) {
    const [seat = 0] = pontoon.toAct(state);
    const bot = seat % 2 === 0 ? bots.sharp : bots.steady;
    const played = play(pontoon, state, seat, bot(sightOf(pontoon, state, seat), fork(chance.seed, `${n}`)));
    if (!played.ok) throw new Error(played.refusal.reason);
    state = played.step.state;
  }
  expect(state.round).toBeGreaterThan(1);
});
