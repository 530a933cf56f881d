import { accepts, type Bot, fork, inFull, openChance, play, read, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { type Dealt, dealt, playOut } from '../holdem.fixture.ts';
import { holdem } from '../holdem.ts';
import { cardCode } from '../ranking/codes.ts';
import { presets } from '../rules.ts';
import type { Action, Holdem, State } from '../state.ts';
import { words } from '../words.ts';
import { characterAt } from './characters.ts';
import { advise as adviceOf } from './hint.ts';
import { bots } from './index.ts';
import { assess } from './shark.ts';
import { comboOf, startingPlaces } from './starting.ts';

/** What is advised, and how the reason is said. */
const advise = (...asked: Parameters<typeof adviceOf>) => {
  const { action, why } = adviceOf(...asked);
  return { action, because: inFull(words.why(why, { me: 0, names: [] })) };
};

const chance = openChance('5e'.repeat(32));
const ask = (bot: Bot<Holdem>, state: State, label = ''): Action => bot(sightOf(holdem, state, state.turn ?? 0), fork(chance.seed, label));

describe('thirds', () => {
  const asked = (hand: string, board: string, words: readonly string[] = [], preset: Dealt['preset'] = 'casino'): Action =>
    ask(bots.thirds, playOut(dealt({ preset, hands: [hand, '2c7d'], board }), ...words).state);

  test('the top third matches the bet and adds some part of its chips by chance', claims('CAS-2.7'), () => {
    const bets = Array.from({ length: 12 }, (_, n) => {
      const action = ask(bots.thirds, dealt({ preset: 'casino', hands: ['8s8d', '2c7d'], board: '8h8cKd' }), `${n}`);
      return action.type === 'bet' ? action.amount : 0;
    });
    expect(Math.min(...bets)).toBeGreaterThan(0);
    expect(new Set(bets).size).toBeGreaterThan(5);
    const raise = ask(
      bots.thirds,
      playOut(dealt({ preset: 'casino', hands: ['8s8d', '2c7d'], board: '8h8cKd' }), 'check', 'bet 100').state,
    );
    expect(raise.type).toBe('raise');
  });

  test('the middle third checks, and calls a bet', claims('CAS-2.7'), () => {
    expect(asked('AsKs', '2s5s9s')).toEqual({ type: 'check' });
    expect(asked('AsKs', '2s5s9s', ['check', 'bet 100'])).toEqual({ type: 'call' });
    expect(asked('KsKd', 'KhQcQd')).toEqual({ type: 'check' });
    expect(asked('9s8d', '7h6c5d')).toEqual({ type: 'check' });
  });

  test('the lower third checks, folds to a bet, and folds on the river', claims('CAS-2.7'), () => {
    // Three of a kind is the seventh of the ten ranks, and the first of the lower third.
    for (const [mine, board] of [
      ['AsAd', 'Ah5h9c'],
      ['AsKd', 'AhKh9c'],
      ['AsAd', '2s5h9c'],
      ['AsKd', '2s5h9c'],
    ] as const) {
      expect(asked(mine, board)).toEqual({ type: 'check' });
      expect(asked(mine, board, ['check', 'bet 100'])).toEqual({ type: 'fold' });
      expect(asked(mine, `${board}JdQh`, ['check', 'check', 'check', 'check'])).toEqual({ type: 'fold' });
    }
    const house = playOut(
      dealt({ hands: ['AsAd', '2c7d'], board: '3s5h9cJdQh' }),
      'check',
      'call',
      'check',
      'check',
      'check',
      'check',
    ).state;
    expect(ask(bots.thirds, house)).toEqual({ type: 'check' });
  });

  test('before the flop it stays in for the least, or with a pair', () => {
    const raised = (hand: string) => ask(bots.thirds, playOut(dealt({ preset: 'tda', hands: ['2c7d', hand] }), 'raise 100').state);
    expect(ask(bots.thirds, dealt({ preset: 'tda', hands: ['2c7d', '9s3d'] }))).toEqual({ type: 'call' });
    expect([raised('9s3d').type, playOut(dealt({ preset: 'tda', hands: ['2c7d', '9s9d'] }), 'raise 100').state.turn]).toEqual(['fold', 0]);
  });
});

describe("the neighbours of the document's opponent, where there are no blinds", () => {
  /** The second of three to act, on a board with a pair of kings. */
  const second = (hand: string, first: string, label = ''): Action =>
    ask(bots.thirds, playOut(dealt({ preset: 'casino', hands: ['2c3d', hand, '7c2d'], board: 'KhKd8s' }), first).state, label);

  test('they bet the top third of all hands on this board, a chip of any size, and check the others', () => {
    const bets = Array.from({ length: 30 }, (_, n) => second('8c8d', 'check', `${n}`));
    expect(new Set(bets.map((bet) => (bet.type === 'bet' ? bet.amount : 0)))).toEqual(new Set([10, 20, 25, 50, 100]));
    expect(second('AcQd', 'check').type).toBe('bet');
    expect(second('Jc7h', 'check')).toEqual({ type: 'check' });
    expect(second('5c4h', 'check')).toEqual({ type: 'check' });
  });

  test('the top third stays for much and raises its best, the middle third stays for little, the lower third folds', () => {
    expect(['8c8d', 'AcQd', 'Jc9h', '5c4h'].map((hand) => second(hand, 'bet 60').type)).toEqual(['raise', 'call', 'call', 'fold']);
    expect(['8c8d', 'AcQd', 'Jc9h', '5c4h'].map((hand) => second(hand, 'bet 100').type)).toEqual(['raise', 'call', 'fold', 'fold']);
    expect(['AcQd', 'Jc9h'].map((hand) => second(hand, 'bet 400').type)).toEqual(['fold', 'fold']);
  });

  test('two of them do not raise each other without end', () => {
    const table = dealt({ preset: 'casino', hands: ['2c3d', '8c8d', 'KcKs'], board: 'KhKd8s' });
    const raised = playOut(table, 'bet 20', 'raise 50').state;
    expect([raised.turn, ask(bots.thirds, raised)]).toEqual([2, { type: 'call' }]);
  });

  test('the first seat plays to the letter, with the same cards', claims('CAS-2.7'), () => {
    const first = (hand: string): Action => ask(bots.thirds, dealt({ preset: 'casino', hands: [hand, '2c3d', '7c2d'], board: 'KhKd8s' }));
    expect([first('8c8d'), first('AcQd')]).toEqual([{ type: 'check' }, { type: 'check' }]);
    expect(first('KcKs').type).toBe('bet');
  });
});

describe('regular and shark', () => {
  const river = (mine: string, words: readonly string[]): State =>
    playOut(
      dealt({ preset: 'tda', hands: [mine, '2c7d', '9h4s'], board: 'Qh9c4d2sJh', button: 2 }),
      'call',
      'call',
      'check',
      ...Array.from({ length: 6 }, () => 'check'),
      ...words,
    ).state;

  test.each(['regular', 'shark'] as const)('%s bets the best hand and lets the worst go', (name) => {
    const good = ask(bots[name], river('QsQd', []));
    expect(good.type).toBe('bet');
    const poor = playOut(dealt({ preset: 'tda', hands: ['2h3c', 'AcKd'], board: 'QhTc9dJs8h' }), 'call', 'check', 'bet 900').state;
    expect(poor.turn).toBe(1);
    const weak = playOut(dealt({ preset: 'tda', hands: ['AcKd', '3h2c'], board: 'QhTc9dAs8h' }), 'call', 'check', 'bet 900').state;
    expect(ask(bots[name], weak)).toEqual({ type: 'fold' });
  });

  test.each(['regular', 'shark'] as const)('%s answers the same for the same chance', (name) => {
    const state = river('QsQd', []);
    expect(ask(bots[name], state)).toEqual(ask(bots[name], state));
  });

  test.each(['regular', 'shark'] as const)(
    '%s raises aces before the flop, folds seven deuce to a raise, and never folds for nothing',
    (name) => {
      expect(ask(bots[name], dealt({ hands: ['AsAh', '2c7d', '9h4s'] })).type).toBe('raise');
      const raised = playOut(dealt({ hands: ['AsAh', '7d2c', '9h4s'] }), 'raise 200').state;
      expect(ask(bots[name], raised)).toEqual({ type: 'fold' });
      const free = playOut(dealt({ hands: ['AsAh', '7d2c', '9h4s'] }), 'call').state;
      expect(ask(bots[name], free)).toEqual({ type: 'check' });
    },
  );

  test('the shark narrows what others hold by what they do: a raise costs a fair hand much of its equity', () => {
    const equity = (words: readonly string[]): number => {
      const state = playOut(dealt({ preset: 'tda', hands: ['JsTd', 'QcQs'], board: 'Jh9c4d2sJc' }), 'call', 'check', ...words).state;
      return assess(sightOf(holdem, state, 0), read(chance), 400).equity;
    };
    const quiet = equity([]);
    const pressed = equity(['bet 40', 'raise 160']);
    expect(pressed).toBeLessThan(quiet - 0.1);
  });

  test('six of them play whole hands, in every preset, without a refusal', () => {
    for (const preset of ['holdem', 'casino', 'tda'] as const) {
      let { state } = holdem.open({ rules: presets[preset], stacks: [400, 600, 800, 1000, 300, 500], chance: openChance('77'.repeat(32)) });
      const names = ['thirds', 'regular', 'shark'] as const;
      for (let n = 0; n < 9 && holdem.toAct(state).length > 0; n += 1) {
        const [seat = 0] = holdem.toAct(state);
        const action = bots[names[seat % 3] ?? 'thirds'](sightOf(holdem, state, seat), fork(chance.seed, `${n}`));
        const played = play(holdem, state, seat, action);
        if (!played.ok) throw new Error(played.refusal.reason);
        state = played.step.state;
      }
      expect(state.deeds.length + state.hand).toBeGreaterThan(1);
    }
  });
});

describe('against a big blind that could not be paid in full', () => {
  const facing = (mine: string, stack: number): State => dealt({ preset: 'tda', hands: ['AsKd', mine], stacks: [stack, 1000], button: 1 });

  test.each(['regular', 'shark'] as const)('%s and the hint call with any two cards, for the price is small', (name) => {
    for (const mine of ['3h2c', '7d2c', '9s5d', 'QhQc']) {
      const state = facing(mine, 15);
      expect(ask(bots[name], state, mine)).toEqual({ type: 'call' });
      const { action, because } = advise(sightOf(holdem, state, 1), fork(chance.seed, mine));
      expect([action, because]).toEqual([
        { type: 'call' },
        expect.stringMatching(/^Calling 5 to win 25 needs 17 wins in 100\. .*: enough\.$/),
      ]);
    }
  });

  test('nobody is asked, and so nobody folds, where nothing is owed', () => {
    expect([facing('3h2c', 10).phase, facing('3h2c', 4).phase]).toEqual(['between', 'between']);
  });
});

test('before the flop the shark raises a raise with the best, and everybody calls when it is cheap', () => {
  const table = (hands: readonly string[]): State => dealt({ preset: 'tda', hands, button: 2 });
  const raised = playOut(table(['AsAd', '2c7d', 'KsKd']), 'raise 60').state;
  expect(ask(bots.shark, raised).type).toBe('raise');
  const twice = playOut(table(['AsAd', '2c7d', 'KsKd']), 'raise 60', 'raise 180', 'fold', 'raise 540').state;
  expect(twice.turn).toBe(0);
  expect(ask(bots.shark, twice).type).toBe('raise');
  const cheap = playOut(table(['9s8s', '2c7d', 'KsKd']), 'call').state;
  expect(ask(bots.regular, cheap).type).toMatch(/call|raise/);
  const dear = playOut(table(['9s5d', '2c7d', 'KsKd']), 'raise 900').state;
  expect(ask(bots.regular, dear)).toEqual({ type: 'fold' });
  const bluffs = Array.from(
    { length: 24 },
    (_, n) => ask(bots.shark, playOut(table(['AhTh', '2c7d', 'KsKd']), 'raise 60').state, `${n}`).type,
  );
  expect(new Set(bluffs)).toEqual(new Set(['call', 'raise']));
});

test.each(['regular', 'shark'] as const)(
  'without blinds %s bets a little with what is ahead of most hands, and checks the others',
  (name) => {
    const first = (hand: string): Action =>
      ask(bots[name], dealt({ preset: 'casino', hands: [hand, '7c2d', '4c4d'], board: 'KhKd8s', button: 2 }));
    for (const good of [first('KsKc'), first('8c3h')]) {
      expect(good.type).toBe('bet');
      // A call for this is no great matter: at most two in a hundred of a stack.
      expect(good).toSatisfy(({ amount }: { readonly amount: number }) => amount > 1 && amount <= 20);
    }
    expect(first('Jc6h')).toEqual({ type: 'check' });
    expect(first('5c3h')).toEqual({ type: 'check' });
  },
);

test('the regular bluffs now and then, raises what is far ahead, and calls what the pot pays for', () => {
  const checked = playOut(
    dealt({ preset: 'tda', hands: ['AsKd', '7h3c'], board: 'Qh9c4d2sJh', button: 1 }),
    'call',
    'check',
    'check',
  ).state;
  const opens = Array.from({ length: 20 }, (_, n) => ask(bots.regular, checked, `${n}`).type);
  expect(new Set(opens)).toEqual(new Set(['check', 'bet']));
  const facing = (mine: string): Action => {
    const state = playOut(dealt({ preset: 'tda', hands: ['AsKd', mine], board: 'Qh9c4d2sJh', button: 1 }), 'call', 'check', 'bet 20').state;
    return ask(bots.regular, state);
  };
  expect(facing('QsQd').type).toBe('raise');
  expect(facing('9h3s').type).toBe('call');
});

test('the shark goes on against all-in players, and weighs all its chips when the pot is large', () => {
  const start = dealt({ preset: 'tda', hands: ['AsAh', 'KdKc', 'QsQd'], board: 'Ad9c4d2sJh', stacks: [1000, 150, 1000], button: 2 });
  const flop = playOut(start, 'raise 150', 'call', 'call').state;
  expect([flop.street, flop.standing[1]]).toEqual(['flop', 'all-in']);
  expect(ask(bots.shark, flop).type).toMatch(/check|bet/);
  const short = dealt({ preset: 'tda', hands: ['AsAh', 'KdKc'], board: 'Ad9c4d2sJh', stacks: [300, 300], button: 1 });
  expect(ask(bots.shark, playOut(short, 'raise 150', 'call').state).type).toMatch(/check|bet/);
  const called = playOut(
    dealt({ preset: 'tda', hands: ['Ac9d', '9h8h', '4c4h'], board: 'Ad9c4d2sJh', button: 2 }),
    'call',
    'call',
    'check',
    'bet 40',
    'call',
    'call',
    'check',
    'check',
    'bet 120',
  ).state;
  expect(ask(bots.shark, called).type).toMatch(/fold|call|raise/);
});

test('starting hands: aces first, then kings; suited cards before the same ones of two suits', () => {
  const place = (a: 'As' | 'Kc' | 'Ks' | '7d', b: 'Ah' | 'Kd' | 'Qs' | 'Qd' | '2c'): number =>
    startingPlaces()[comboOf(cardCode(a), cardCode(b))] ?? 1;
  expect(place('As', 'Ah')).toBeLessThan(place('Kc', 'Kd'));
  expect(place('Ks', 'Qs')).toBeLessThan(place('Ks', 'Qd'));
  expect(place('7d', '2c')).toBeGreaterThan(0.9);
});

test('neighbours differ in character', () => {
  expect(new Set(Array.from({ length: 5 }, (_, seat) => JSON.stringify(characterAt(seat)))).size).toBe(5);
  expect(characterAt(6)).toEqual(characterAt(0));
});

test('a hint to call for more than the equity asks says why', () => {
  const start = dealt({ preset: 'tda', hands: ['KsKd', '9h3s'], board: 'Qh9c4d2sJh', button: 0 });
  const state = playOut(start, 'raise 60', 'call', 'check', 'bet 60', 'call', 'check', 'bet 180').state;
  const { action, because } = advise(sightOf(holdem, state, 1), chance);
  expect([action.type, because]).toEqual([
    'call',
    expect.stringMatching(/, but call all the same: fold hands like this and you’ll be bluffed too often\.$/),
  ]);
});

test('the hint names the equity and the price of the pot, and is legal', () => {
  const state = playOut(dealt({ hands: ['AsAh', 'KdKc', '7h2c'], board: 'Qh9c4d' }), 'call', 'check', 'call', 'bet 60').state;
  const sight = sightOf(holdem, state, 1);
  const { action, because } = advise(sight, chance);
  expect(sight.offers.some((offer) => accepts(offer, action))).toBe(true);
  expect(because).toMatch(/^Calling 60 to win 120 needs 33 wins in 100\. Against two likely hands you win about \d+: [a-z ]+\.$/);
  const free = advise(sightOf(holdem, playOut(dealt({ hands: ['AsAh', 'KdKc'] }), 'check', 'call').state, 0), chance);
  expect(free.because).toMatch(/^Against one likely hand you win about \d+ times in 100: [a-z ]+\.$/);
  const over = playOut(dealt({ hands: ['AsAh', 'KdKc'] }), 'raise 100', 'fold').state;
  expect(advise(sightOf(holdem, over, 0), chance)).toEqual({ action: { type: 'ready' }, because: 'The hand is over.' });
});
