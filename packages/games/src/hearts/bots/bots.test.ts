import { type Bot, type Card, fork, type Hint, inFull, openChance, openSitting, type Seat, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { type Laid, openGame, playOut, tableWith } from '../hearts.fixture.ts';
import { hearts } from '../hearts.ts';
import { presets } from '../rules.ts';
import type { Action, Hearts, State } from '../state.ts';
import { words } from '../words.ts';
import { advise, adviseWith } from './hard.ts';
import { bots } from './index.ts';
import { shooter } from './shooter.ts';

type Level = keyof typeof bots;
const levels: readonly Level[] = ['easy', 'normal', 'hard'];
const chance = openChance('5e'.repeat(32));
/** The best player in a hurry, so that the tests are not kept waiting. */
const hurried = adviseWith(24);
const hurriedPass = adviseWith(144);
const adviseQuickly = (state: State, seat: Seat = state.turn) =>
  (state.phase === 'passing' ? hurriedPass : hurried)(sightOf(hearts, state, seat), chance);
const ask = (level: Level, state: State, seat: Seat = state.turn): Action =>
  level === 'hard' ? adviseQuickly(state, seat).action : bots[level](sightOf(hearts, state, seat), chance);
const card = (level: Level, laid: Laid): Card | undefined => {
  const action = ask(level, tableWith(laid));
  return action.type === 'play' ? action.card : undefined;
};

/** A table before the pass, with this hand at seat 0. */
const passing = (hand: string): State => {
  const table = tableWith({ hands: [hand, null, null, null] });
  return { ...table, hand: 1, direction: 'left', phase: 'passing' };
};
const passed = (level: Level, hand: string): readonly Card[] => {
  const action = ask(level, passing(hand), 0);
  return action.type === 'pass' ? action.cards : [];
};

describe('passing is strategic at every level', claims('HEA-8.4'), () => {
  test.each(levels)('%s passes a bare queen and the spades above her', (level) => {
    expect(passed(level, 'Qs Ks As 2c 3c 4c 5c 2d 3d 4d 5d 2h 3h').toSorted()).toEqual(['As', 'Ks', 'Qs']);
  });

  test.each(['normal', 'hard'] as const)('%s keeps a queen that is well guarded, and its low cards', (level) => {
    const gone = passed(level, 'Qs 2s 4s 5s 7s 8s Ac Kc 9c Ad Kd 9d 2h');
    expect(gone.filter((one) => one.endsWith('s') || one === '2h')).toEqual([]);
    expect(gone).toHaveLength(3);
  });

  test.each(levels)('%s passes high hearts rather than low ones', (level) => {
    const gone = passed(level, '2s 3s 4s 5s Ah Kh Qh 2h 3h 2c 3c 2d 3d');
    expect(gone.filter((one) => ['Ah', 'Kh', 'Qh'].includes(one)).length).toBeGreaterThanOrEqual(2);
    expect(gone.filter((one) => one === '2h' || one === '3h')).toEqual([]);
  });
});

// Clubs are gone but for the leader's own; the three of spades is certain to be beaten.
const deadSuit: Laid = {
  hands: ['9c 3s', '4s Th', '5s Jh', '6s Qh'],
  tricks: [
    [0, '2c 3c 4c 5c'],
    [3, '6c 7c 8c Tc'],
    [2, 'Jc Qc Kc Ac'],
    [1, '2d 3d 4d 5d'],
    [0, '6d 7d 8d 9d'],
    [3, 'Td Jd Qd Kd'],
    [2, 'Ad As 2s 7s'],
    [2, 'Ts Js Qs Ks'],
    [1, '8s 9s 2h 3h'],
    [2, '4h 5h 6h 7h'],
    [1, '8h 9h Kh Ah'],
  ],
  turn: 0,
};

describe('what players complain of elsewhere', () => {
  test.each(['normal', 'hard'] as const)('%s leads no dead suit', (level) => {
    expect(card(level, deadSuit)).toBe('3s');
  });

  // West (1) has taken every point so far and leads a heart. Ducked with the eight, the king falls to the last club.
  const moon: Laid = {
    rules: { ...presets.house, queenBreaksHearts: true },
    hands: ['Kh 8h', 'Ac', 'Td', 'Jd'],
    tricks: [
      [2, '2c 3c 4c Kc'],
      [1, 'Qc 5c 6c 7c'],
      [1, 'Jc 8c 9c Tc'],
      [1, 'As Qs 2s 3s'],
      [1, 'Ks 4s 5s 6s'],
      [1, 'Js 7s 8s 9s'],
      [1, 'Ad 2d 3d 4d'],
      [1, 'Kd 5d 6d 7d'],
      [1, 'Qd 8d 9d Ts'],
      [1, 'Ah 2h 3h 4h'],
      [1, 'Qh 5h 6h 7h'],
    ],
    trick: [1, 'Jh Th 9h'],
  };
  test.each(['normal', 'hard'] as const)('%s stops a moon', (level) => {
    expect(card(level, moon)).toBe('Kh');
  });
  test('easy, which remembers nothing, does not', () => expect(card('easy', moon)).toBe('8h'));

  // East (3) takes this trick with the ace; whatever is thrown, the queen will not come home.
  const lateQueen = (scores: readonly number[]): Laid => ({
    hands: ['Qs 2d', '5c 6c', 'Ks As', '3s'],
    tricks: [
      [3, '2c 3c 4c 9c'],
      [2, 'Tc Jc Qc Kc'],
      [1, '3d 4d 5d 6d'],
      [0, '7d 8d 9d Td'],
      [3, 'Jd Qd Kd Ad'],
      [3, '7c Kh 8c Js'],
      [1, '2s 4s 5s 6s'],
      [0, '7s 8s 9s Ts'],
      [0, '2h 3h 4h 5h'],
      [1, '6h 7h 8h 9h'],
      [2, 'Th Jh Qh Ah'],
    ],
    trick: [3, 'Ac'],
    change: { scores },
  });
  test('hard throws the queen where she helps, and not where she ends a game that is lost', () => {
    expect(card('hard', lateQueen([20, 40, 35, 30]))).toBe('Qs');
    // On East she would end the game, and North (2) would have won it.
    expect(card('hard', lateQueen([60, 70, 20, 85]))).toBe('2d');
  });

  // All but three of the penalty cards are with seat 0, who can take the rest, or duck.
  test('hard shoots a moon that is certain, and the hint says so', () => {
    const laid: Laid = {
      hands: ['Ah 2h Ac', '2d 3d 2s', '4d 3s 4s', '5d 5s'],
      tricks: [
        [0, '2c 3c 4c 5c'],
        [0, 'Kc 6c 7c 8c'],
        [0, 'Qc 9c Tc Jc'],
        [0, 'As Qs 7s 8s'],
        [0, 'Ks 9s Ts Js'],
        [0, 'Ad 7d 8d 9d'],
        [0, 'Kd Td Jd Qd'],
        [0, 'Th 3h 4h 5h'],
        [0, '9h 6h 7h 8h'],
        [0, 'Kh 6d 6s Qh'],
      ],
      trick: [3, 'Jh'],
    };
    expect(adviseQuickly(tableWith(laid))).toEqual({
      action: { type: 'play', card: 'Ah' },
      why: { type: 'moon-near', timesInTen: expect.toSatisfy((times: number) => times >= 9) },
    });
  });
});

describe('the moon of others', () => {
  const thoughts = Array.from({ length: 4 }, (_, number) => fork('5e'.repeat(32), `thought ${number}`));
  const played = (laid: Laid): readonly (Card | undefined)[] =>
    thoughts.map((thought) => {
      const { action } = adviseWith(1500)(sightOf(hearts, tableWith(laid), 0), thought);
      return action.type === 'play' ? action.card : undefined;
    });

  // East (3) has the queen and two hearts, and leads a club. Thrown on it, the king of hearts would cost nothing, and stop nothing.
  const stopper: Laid = {
    hands: ['Kh 3h 9d 4d Ts 2s', null, null, null],
    tricks: [
      [3, '2c Tc 3c 4c'],
      [0, '5s 6s 7s As'],
      [3, 'Ks Js Qs 3s'],
      [3, 'Ac Jc 9c 5c'],
      [3, 'Kc 7h 7c 6h'],
      [3, 'Ad 2d 5d 6d'],
      [3, 'Kd 7d 8d Jd'],
    ],
    trick: [3, 'Qc'],
  };
  test('hard keeps the card that may stop it, and gives no heart away', () => {
    const given = played(stopper).filter((one) => one === undefined || one.endsWith('h'));
    expect(given).toEqual([]);
  });

  test('hard does not pass the high cards that a moon is made of, where others cost as little', () => {
    const table = passing('Ac 7c 3c 2c Kd Jd Td 4d 9s 5s 4s Jh 2h');
    const gone = thoughts.flatMap((thought) => {
      const { action } = adviseWith(1500)(sightOf(hearts, table, 0), thought);
      return action.type === 'pass' ? action.cards : [];
    });
    expect(gone).toHaveLength(12);
    expect(gone.filter((one) => one === 'Ac' || one === 'Kd')).toEqual([]);
  });

  test.each<[Card, string]>([
    ['6h', '3c 4c 7c 9c Tc 4d Qd 6h Qh 2s 5s 6s Qs'],
    ['7h', 'Kc 2d Ad 3h 5h 7h Qh 2s 3s 6s 8s Ts Ks'],
  ])('hard passes the %s, which is in the way of a moon, where others cost as little', (low, hand) => {
    const gone = thoughts.map((thought) => adviseWith(1500)(sightOf(hearts, passing(hand), 0), thought).action);
    expect(gone).toHaveLength(4);
    expect(gone.filter((one) => one.type !== 'pass' || !one.cards.includes(low))).toEqual([]);
  });
});

describe('the sparring partner', () => {
  const strong = 'As Ks Qs Js Ts Ah Kh Qh Jh Th Ac Kc 2d';
  test('keeps what takes tricks when it passes a hand made for the moon', () => {
    const action = shooter(sightOf(hearts, passing(strong), 0), chance);
    expect(action.type === 'pass' && action.cards.includes('2d') && !action.cards.includes('Ah')).toBe(true);
  });
  test('takes a trick that others duck', () => {
    const laid: Laid = {
      hands: ['2s As Ks Qs Js Ts Ah Kh Qh Jh Th 9h', null, null, null],
      tricks: [[0, 'Ac 2c 3c 4c']],
      trick: [1, '5s 6s 7s'],
    };
    expect(card('normal', laid)).toBe('2s');
    expect(shooter(sightOf(hearts, tableWith(laid), 0), chance)).toEqual({ type: 'play', card: expect.stringMatching(/^[AKQJT]s$/) });
  });
});

describe('every level', () => {
  test.each(levels)('%s chooses a valid move all through a hand', claims('HEA-8.2'), (level) => {
    let state = openGame();
    const bot: Bot<Hearts> = level === 'hard' ? (sight) => adviseWith(1)(sight, chance).action : bots[level];
    while (state.hand < 2) {
      const [seat = 0] = hearts.toAct(state);
      // What is not legal is refused, and throws.
      state = playOut(state, [seat, bot(sightOf(hearts, state, seat), chance)]).state;
    }
    expect(state.sheet).toHaveLength(1);
  });

  test.each(levels)('%s says nothing out of turn', (level) => {
    const state = tableWith({ trick: [3, '2c'] });
    expect(() => ask(level, state, 1)).toThrow('out of turn');
  });

  test.each(levels)('%s takes +26 for the others, unless that ends the game with it not lowest', claims('HEA-8.1'), (level) => {
    const shot = (scores: readonly number[]) => ask(level, moonAt(scores), 0);
    expect(shot([10, 20, 30, 40])).toEqual({ type: 'moon', way: 'plus' });
    expect(shot([70, 20, 30, 80])).toEqual({ type: 'moon', way: 'minus' });
    expect(shot([40, 20, 30, 80])).toEqual({ type: 'moon', way: 'plus' });
    expect(shot([60, 20, 20, 20])).toEqual({ type: 'moon', way: 'plus' });
  });

  test('a bot does not see more than its seat: what is hidden changes nothing', () => {
    const state = openGame();
    const sight = sightOf(hearts, state, 0);
    const other = hearts.imagine(sight.view, 0, fork(chance.seed, 'another'));
    for (const level of levels) expect(ask(level, other, 0)).toEqual(ask(level, state, 0));
  });
});

/** A table where seat 0 has taken all fourteen, before its choice. */
const moonAt = (scores: readonly number[]): State => ({
  ...tableWith({
    hands: ['', '', '', ''],
    tricks: [
      [0, 'Ah 2h 3h 4h'],
      [0, 'Kh 5h 6h 7h'],
      [0, 'Qh 8h 9h Th'],
      [0, 'Jh Qs 2s 3s'],
    ],
  }),
  phase: 'moon',
  turn: 0,
  scores,
});

describe('the hint', () => {
  const audience = { me: 0, names: ['You', 'Ada', 'Bruno', 'Dmitri'] };
  const said = ({ action, why }: Hint<Hearts>) => ({ action, because: inFull(words.why(why, audience)) });
  const hint = (...asked: Parameters<typeof adviseQuickly>) => said(adviseQuickly(...asked));
  test('names the best card and what it costs against the next', () => {
    const { because } = said(adviseWith(240)(sightOf(hearts, tableWith({ trick: [3, '2c'] }), 0), chance));
    expect(because).toMatch(/^The .+ of clubs costs you \d+\.\d points on average, the .+ of clubs \d+\.\d\.$/);
  });
  test('says when there is no choice, and when the hand is over', () => {
    expect(hint(tableWith({ hands: ['2c 3d', '', '', ''].map((text) => text || null), turn: 0 })).because).toBe(
      'It’s the only card you can play.',
    );
    expect(hint({ ...tableWith({}), phase: 'between' }, 0)).toEqual({ action: { type: 'ready' }, because: 'The hand is over.' });
  });
  test('tells why the moon is taken this way or that', () => {
    expect(hint(moonAt([0, 0, 0, 0]), 0).because).toBe('26 for everyone else puts you further ahead.');
    expect(hint(moonAt([70, 20, 30, 80]), 0).because).toBe('26 for the others would end the game, and you wouldn’t win it.');
  });
  test('tells what a pass leaves to pay', () => {
    expect(hint(passing('Qs Ks As 2c 3c 4c 5c 2d 3d 4d 5d 2h 3h'), 0).because).toMatch(
      /^Without those three, a hand like this costs you .+ on average\. The next best pass is the .+, at [\d.]+\.$/,
    );
  });
  test.each(Array.from({ length: 12 }, (_, number) => number))('what it sets beside its advice costs more, deal %i', (number) => {
    const { seed } = fork('ad'.repeat(32), `deal ${number}`);
    const { why } = adviseQuickly(openSitting(hearts, { preset: 'house', seed, stacks: [0, 0, 0, 0] }).state, 0);
    if (why.type !== 'pass-costs') throw new Error(`A pass was asked for, not ${why.type}.`);
    expect(why.next?.points ?? why.best.points).toBeGreaterThanOrEqual(why.best.points);
  });
  test.each(Object.values(presets))('the same sight and chance give the same hint under $preset rules', (rules) => {
    const state = tableWith({ trick: [3, '2c'], rules });
    expect(hint(state)).toEqual(hint(state));
  });
  test('hard does as the hint says', () => {
    const sight = sightOf(hearts, tableWith({ trick: [3, '2c Ac Kc'] }), 2);
    expect(bots.hard(sight, chance)).toEqual(advise(sight, chance).action);
  });
});
