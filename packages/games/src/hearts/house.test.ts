import { type Card, openChance, PACK, type Seat } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardsNamed as cards } from '../play.fixture.ts';
import { goOnUntil, type Laid, openGame, playCards, playOut, refusedTo, tableWith, told } from './hearts.fixture.ts';
import { hearts } from './hearts.ts';
import { playable, whyNotCard } from './moves.ts';
import { directionOf, giverTo, receiverOf } from './passing.ts';
import { presets } from './rules.ts';
import { leftOf, SEATS } from './seats.ts';
import type { State } from './state.ts';

const seeds = Array.from({ length: 24 }, (_, n) => n.toString(16).padStart(64, '0'));
const firstThree = (state: State, seat: Seat): readonly Card[] => (state.hands[seat] ?? []).slice(0, 3);

/** Everybody passes their first three cards. */
const passAll = (state: State): State =>
  playOut(state, ...SEATS.map((seat) => [seat, { type: 'pass', cards: firstThree(state, seat) } as const] as const)).state;

describe('the deal', () => {
  test('exactly four play', claims('HEA-1.1'), () => {
    expect(hearts.seats(presets.house)).toEqual({ min: 4, max: 4, buyIn: 0 });
    expect(SEATS).toHaveLength(4);
  });

  test('all 52 cards are dealt, thirteen to each', claims('HEA-1.2', 'HEA-1.4'), () => {
    for (const seed of seeds) {
      const { hands, deck } = openGame(seed);
      expect(hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
      expect(hands.flat().toSorted()).toEqual(PACK.toSorted());
      expect(deck).toEqual([]);
    }
  });

  test('cards go round singly and face down, clockwise from the eldest hand', claims('HEA-1.3'), () => {
    const { beats, state } = hearts.open({ rules: presets.house, stacks: [0, 0, 0, 0], chance: openChance('1f'.repeat(32)) });
    const order = beats.flatMap(({ event }) => (event.type === 'cards-dealt' ? event.cards.map(({ seat }) => seat) : []));
    expect(order).toHaveLength(52);
    expect(order.every((seat, place) => seat === (state.dealer + 1 + place) % 4)).toBe(true);
    const before = beats.find(({ event }) => event.type === 'hand-began')?.state.deck ?? [];
    expect(state.hands[leftOf(state.dealer)]).toEqual(before.filter((_, place) => place % 4 === 0));
    const dealt = beats.find(({ event }) => event.type === 'cards-dealt');
    const seen = dealt && hearts.viewEvent(dealt.event, 'rail');
    expect(seen?.type === 'cards-dealt' && seen.cards.every(({ card }) => card === 'hidden')).toBe(true);
  });

  test('the first dealer is drawn by chance, and the deal then goes round clockwise', () => {
    expect(new Set(seeds.map((seed) => openGame(seed).dealer))).toEqual(new Set([0, 1, 2, 3]));
    const first = openGame();
    const second = goOnUntil(first, (state) => state.hand === 2);
    expect(second.dealer).toBe((first.dealer + 1) % 4);
  });
});

describe('the pass', () => {
  test('each seat is asked for exactly three cards of its hand', claims('HEA-2.1'), () => {
    const state = openGame();
    expect(hearts.toAct(state)).toEqual([0, 1, 2, 3]);
    expect(hearts.legal(state, 2)).toEqual([{ type: 'pass', cards: { kind: 'some', options: state.hands[2], count: 3 } }]);
  });

  test('a choice is hidden until all have chosen, in whatever order', () => {
    const state = openGame();
    const one = playOut(state, [2, { type: 'pass', cards: firstThree(state, 2) }]).state;
    expect(hearts.toAct(one)).toEqual([0, 1, 3]);
    expect(one.hands).toEqual(state.hands);
    expect(hearts.view(one, 2).passes[2]).toEqual(firstThree(state, 2));
    expect(hearts.view(one, 3).passes[2]).toEqual(['hidden', 'hidden', 'hidden']);
    expect(refusedTo(one, 2, { type: 'pass', cards: firstThree(state, 2) })).toBe('not-your-turn');
  });

  test.each([
    ['left', 1],
    ['right', 3],
    ['across', 2],
  ] as const)('cards passed %s come to the seat %i places on', claims('HEA-2.2', 'HEA-2.3'), (direction, places) => {
    const dealt: State = { ...openGame(), direction };
    const after = passAll(dealt);
    for (const seat of SEATS) {
      const [mine, theirs] = [dealt.hands[seat] ?? [], firstThree(dealt, (seat + 4 - places) % 4)];
      expect(after.hands[seat]?.toSorted()).toEqual([...mine.slice(3), ...theirs].toSorted());
      expect([receiverOf(direction, seat), giverTo(direction, receiverOf(direction, seat))]).toEqual([(seat + places) % 4, seat]);
    }
    expect(after.phase).toBe('playing');
  });

  test('hand by hand the cards go left, right, across, and in the fourth hand nowhere', claims('HEA-2.2', 'HEA-2.4'), () => {
    let state = openGame();
    for (const places of [1, 3, 2]) {
      const dealt = state;
      const after = passAll(dealt);
      for (const seat of SEATS) {
        const kept = (dealt.hands[seat] ?? []).slice(3);
        expect(after.hands[seat]?.toSorted()).toEqual([...kept, ...firstThree(dealt, (seat + 4 - places) % 4)].toSorted());
      }
      state = goOnUntil(after, ({ hand }) => hand === dealt.hand + 1);
    }
    expect([state.hand, state.phase, hearts.toAct(state)]).toEqual([4, 'playing', [state.turn]]);
  });

  test('left, right, across, none, and round again', claims('HEA-2.4'), () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(directionOf)).toEqual(['left', 'right', 'across', 'none', 'left', 'right', 'across', 'none']);
  });

  test('on the hand without a pass nobody is asked', claims('HEA-2.2'), () => {
    const fourth = goOnUntil(openGame(), (state) => state.hand === 4);
    expect([fourth.direction, fourth.phase]).toEqual(['none', 'playing']);
    expect(fourth.passes).toEqual([null, null, null, null]);
    expect(fourth.hands[fourth.turn]).toContain('2c');
  });
});

describe('the tricks', () => {
  test('the holder of the two of clubs after the pass leads it', claims('HEA-3.1'), () => {
    for (const seed of seeds) {
      const state = passAll(openGame(seed));
      expect(state.hands[state.turn]).toContain('2c');
      expect(playable(state, state.turn)).toEqual(['2c']);
      const other = state.hands[state.turn]?.find((card) => card !== '2c') ?? '3c';
      expect(refusedTo(state, state.turn, { type: 'play', card: other })).toBe('lead-two-of-clubs');
    }
  });

  test('a suit is followed by who can', claims('HEA-3.2'), () => {
    const table = tableWith({ hands: ['4c 9h Qs', null, null, null], tricks: [[0, '2c 3c 5c 6c']], trick: [3, '7c'] });
    expect(playable(table, 0)).toEqual(['4c']);
    expect(whyNotCard(table, 0, '9h')).toBe('follow-suit');
    expect(whyNotCard(table, 0, 'Ah')).toBe('not-in-hand');
  });

  test('who cannot follow plays any card', claims('HEA-3.3'), () => {
    const table = tableWith({ hands: ['4d 9h Qs', null, null, null], tricks: [[0, '2c 3c 5c 6c']], trick: [3, '7c'] });
    expect(playable(table, 0)).toEqual(cards('4d 9h Qs'));
  });

  test('the highest card of the suit led takes the trick and leads the next', claims('HEA-3.4', 'HEA-3.5'), () => {
    const table = tableWith({ hands: ['4c 2d', 'Kc 3d', 'Ad 4d', '9c 5d'], tricks: [[0, '2c 3c 5c 6c']], turn: 0 });
    const { state, beats } = playCards(table, '4c Kc Ad 9c');
    expect(beats.at(-1)?.event).toMatchObject({ type: 'trick-taken', taker: 1, points: 0 });
    expect([state.turn, state.trick, state.tricks.length]).toEqual([1, [], 2]);
    expect(hearts.toAct(state)).toEqual([1]);
  });

  const firstTrick = (hand: string): State => tableWith({ hands: [hand, null, null, null], trick: [3, '2c'] });
  test('no heart and no queen of spades on the first trick', claims('HEA-5.1'), () => {
    const table = firstTrick('4d 9h Qs 5d 6d 7d 8d 9d Td Jd Qd Kd Ad');
    expect(whyNotCard(table, 0, '9h')).toBe('no-points-on-first-trick');
    expect(whyNotCard(table, 0, 'Qs')).toBe('no-points-on-first-trick');
    expect(whyNotCard(table, 0, '4d')).toBeUndefined();
    expect(whyNotCard(firstTrick('4c 9h Qs 5d 6d 7d 8d 9d Td Jd Qd Kd Ad'), 0, '9h')).toBe('follow-suit');
  });

  test('who holds nothing else may play them, and they are not counted', claims('HEA-5.2'), () => {
    const table = firstTrick('Qs 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh');
    expect(playable(table, 0)).toHaveLength(13);
    const { state, beats } = playCards(table, 'Qs 3c 3d');
    expect(beats.at(-1)?.event).toMatchObject({ type: 'trick-taken', taker: 1, points: 0 });
    expect(state.broken).toBe(false);
  });

  test('a heart that had to be thrown on the first trick breaks hearts', claims('HEA-5.2'), () => {
    const { state } = playCards(firstTrick('Qs 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh'), '2h 3c 3d');
    expect([state.broken, state.tricks[0]?.points]).toEqual([true, 0]);
  });
});

describe('breaking hearts', () => {
  const lead = (hand: string, broken: boolean): State =>
    tableWith({ hands: [hand, null, null, null], tricks: [[0, '2c 3c 4c 5c']], turn: 0, broken });

  test('a heart cannot be led until hearts are broken', claims('HEA-4.1'), () => {
    expect(whyNotCard(lead('Ah 6c', false), 0, 'Ah')).toBe('hearts-not-broken');
    expect(whyNotCard(lead('Ah 6c', true), 0, 'Ah')).toBeUndefined();
  });

  test('a heart thrown breaks them, for this hand', claims('HEA-4.2'), () => {
    const table = tableWith({ hands: ['6c 2d', '7c 3d', '9h 4d', '8c 5d'], tricks: [[0, '2c 3c 4c 5c']], turn: 0 });
    const { state, beats } = playCards(table, '6c 7c 9h');
    expect(told(beats)).toEqual(['card-played', 'card-played', 'card-played', 'hearts-broken']);
    expect(state.broken).toBe(true);
    expect(goOnUntil(openGame(), ({ hand }) => hand === 2).broken).toBe(false);
  });

  test('who holds only hearts may lead one, and that breaks them', claims('HEA-4.3'), () => {
    const table = lead('Ah 6h', false);
    expect(playable(table, 0)).toEqual(cards('Ah 6h'));
    expect(playCards(table, '6h').state.broken).toBe(true);
  });

  test('the queen of spades does not break them', () => {
    const table = tableWith({ hands: ['6c 2d', '7c 3d', 'Qs 4d', '8c 5d'], tricks: [[0, '2c 3c 4c 5c']], turn: 0 });
    expect(playCards(table, '6c 7c Qs').state.broken).toBe(false);
  });
});

/** The last trick of a hand, in which everything has been played but for one card each. */
const lastTrick = (hands: readonly string[], tricks: Laid['tricks'], change: Partial<State> = {}): State => {
  const laid = tableWith({ hands, tricks: tricks ?? [], turn: 0, broken: true });
  // The tricks that took nothing are told by their number alone.
  const blank = { plays: [], taker: 3, points: 0 };
  return { ...laid, tricks: [...laid.tricks, ...Array.from({ length: 12 - laid.tricks.length }, () => blank)], ...change };
};
const spread: Laid['tricks'] = [
  [0, '2c 3c 4c 5c'],
  [1, 'Ah 2h 3h 4h'],
  [2, 'Kh 5h 6h 7h'],
  [0, 'As Qs 2s 3s'],
];

describe('the score', () => {
  test('one for each heart, thirteen for the queen, to whoever took them', claims('HEA-6.1', 'HEA-6.2'), () => {
    const { state, beats } = playCards(lastTrick(['9h', '8h', 'Ad', 'Kd'], spread), '9h 8h Ad Kd');
    expect(beats.at(-1)?.event).toEqual({
      type: 'hand-scored',
      hand: 4,
      direction: 'none',
      points: [15, 4, 4, 0],
      scores: [15, 4, 4, 0],
      moon: null,
    });
    expect([state.phase, state.scores]).toEqual(['between', [15, 4, 4, 0]]);
  });

  test('scores add up over the hands, and the sheet keeps each', claims('HEA-6.4'), () => {
    const before = { scores: [10, 20, 30, 40], sheet: [{ direction: 'left', points: [10, 20, 30, 40], moon: null }] } as const;
    const { state } = playCards(lastTrick(['9h', '8h', 'Ad', 'Kd'], spread, before), '9h 8h Ad Kd');
    expect(state.scores).toEqual([25, 24, 34, 40]);
    expect(state.sheet.map(({ points }) => points)).toEqual([
      [10, 20, 30, 40],
      [15, 4, 4, 0],
    ]);
  });

  const allTaken: Laid['tricks'] = [
    [0, 'Ah 2h 3h 4h'],
    [0, 'Kh 5h 6h 7h'],
    [0, 'Qh 8h 9h Th'],
    [0, 'As Qs 2s 3s'],
  ];
  const shot = (change: Partial<State> = {}) => playCards(lastTrick(['Jh', '8d', 'Ad', 'Kd'], allTaken, change), 'Jh 8d Ad Kd');

  test('a shooter of the moon chooses: 26 off its own score', claims('HEA-6.3'), () => {
    const { state, beats } = shot();
    expect(told(beats).slice(-2)).toEqual(['trick-taken', 'moon-shot']);
    expect([hearts.toAct(state), hearts.legal(state, 0)]).toEqual([
      [0],
      [{ type: 'moon', way: { kind: 'oneOf', options: ['minus', 'plus'] } }],
    ]);
    expect(refusedTo(state, 0, { type: 'ready' })).toBe('choose-moon-first');
    const after = playOut(state, [0, { type: 'moon', way: 'minus' }]).state;
    expect([after.scores, after.sheet.at(-1)?.moon]).toEqual([[-26, 0, 0, 0], 0]);
  });

  test('or 26 on everybody else’s', claims('HEA-6.3'), () => {
    expect(playOut(shot().state, [0, { type: 'moon', way: 'plus' }]).state.scores).toEqual([0, 26, 26, 26]);
  });

  test('the moon is judged by cards: points not counted on the first trick belong to it', () => {
    // The first trick here has four hearts, whose points do not count.
    const { tricks } = lastTrick(['Jh', '8d', 'Ad', 'Kd'], allTaken);
    expect(tricks.map(({ points }) => points).slice(0, 2)).toEqual([0, 4]);
    expect(shot().state.phase).toBe('moon');
  });

  test('thirteen of the fourteen are no moon', () => {
    // The last heart is thrown on a diamond that North takes.
    const { state } = playCards(lastTrick(['Qd', 'Jh', 'Ad', 'Kd'], allTaken), 'Qd Jh Ad Kd');
    expect([state.phase, state.sheet.at(-1)?.points]).toEqual(['between', [21, 0, 1, 0]]);
  });

  test('modern: forced points on the first trick count, and the moon is 26 for the others', () => {
    const modern = { ...lastTrick(['Jh', '8d', 'Ad', 'Kd'], allTaken), rules: presets.modern };
    const { state, beats } = playCards(modern, 'Jh 8d Ad Kd');
    expect(told(beats).slice(-2)).toEqual(['moon-shot', 'hand-scored']);
    expect(state.scores).toEqual([0, 26, 26, 26]);
    const forced = tableWith({
      hands: ['Qs 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh', null, null, null],
      trick: [3, '2c'],
      rules: presets.modern,
    });
    expect(playCards(forced, 'Qs 3c 3d').state.tricks[0]?.points).toBe(13);
  });

  test('omnibus: 26 off for the moon, the jack of diamonds takes ten off and is not needed for it, the queen breaks hearts', () => {
    const omnibus = { ...lastTrick(['Jh', '8d', 'Jd', 'Kd'], allTaken), rules: presets.omnibus };
    expect(playCards(omnibus, 'Jh 8d Jd Kd').state.scores).toEqual([-36, 0, 0, 0]);
    const table = tableWith({
      hands: ['6d 2d', 'Jd 3d', 'Qs 4c', 'Kd 5d'],
      tricks: [[0, '2c 3c 7c 5c']],
      turn: 0,
      rules: presets.omnibus,
    });
    const { state } = playCards(table, '6d Jd Qs Kd');
    expect([state.broken, state.tricks.at(-1)?.points]).toEqual([true, 3]);
  });
});

describe('the end', () => {
  const end = (scores: readonly number[], rules = presets.house as State['rules']) =>
    playCards({ ...lastTrick(['9h', '8h', 'Ad', 'Kd'], spread), scores, rules }, '9h 8h Ad Kd');

  test('the game ends after the hand in which somebody reaches 100', claims('HEA-7.1'), () => {
    expect(end([84, 20, 30, 40]).state.phase).toBe('between');
    const { state, beats } = end([85, 20, 30, 40]);
    expect(told(beats).slice(-2)).toEqual(['hand-scored', 'settled']);
    expect([state.phase, hearts.toAct(state)]).toEqual(['ended', []]);
    expect(refusedTo(state, 0, { type: 'ready' })).toBe('not-your-turn');
  });

  test('the lowest score has won, and all scores are told', claims('HEA-7.2', 'HEA-7.3'), () => {
    const { state, beats } = end([85, 20, 30, 40]);
    expect(hearts.outcome(state)).toEqual({ winners: [1], scores: [100, 24, 34, 40] });
    expect(beats.at(-1)?.event).toMatchObject({
      winners: [1],
      scores: [100, 24, 34, 40],
      results: [
        { net: 0, result: 'lost' },
        { net: 0, result: 'won' },
        { net: 0, result: 'lost' },
        { net: 0, result: 'lost' },
      ],
    });
  });

  test('several lowest win together', claims('HEA-7.2'), () => {
    expect(hearts.outcome(end([85, 20, 20, 40]).state)?.winners).toEqual([1, 2]);
  });

  test('with a further hand on a tie the game goes on until one is lowest', () => {
    const rules = { ...presets.house, tie: 'further-hand' } as const;
    expect(end([85, 20, 20, 40], rules).state.phase).toBe('between');
    expect(end([85, 20, 21, 40], rules).state.phase).toBe('ended');
  });

  test('between hands all say they are ready, and the next is dealt', () => {
    const { state } = end([0, 0, 0, 0]);
    expect(hearts.toAct(state)).toEqual([0, 1, 2, 3]);
    expect(refusedTo(state, 0, { type: 'play', card: '2c' })).toBe('between-hands');
    const some = playOut(state, [2, { type: 'ready' }], [0, { type: 'ready' }]).state;
    expect(hearts.toAct(some)).toEqual([1, 3]);
    const { state: next, beats } = playOut(some, [1, { type: 'ready' }], [3, { type: 'ready' }]);
    expect([next.hand, next.phase, next.tricks, next.broken]).toEqual([5, 'passing', [], false]);
    expect(told(beats)).toContain('hand-began');
  });
});

test('a whole game is played to its end, and every hand adds up', claims('HEA-6.4'), () => {
  const over = goOnUntil(openGame(), ({ phase }) => phase === 'ended');
  expect(over.scores.some((score) => score >= 100)).toBe(true);
  for (const { points, moon } of over.sheet) expect(points.reduce((sum, one) => sum + one, 0)).toBe(moon === null ? 26 : 78);
  expect(over.sheet.reduce((sum, { points }) => sum + (points[0] ?? 0), 0)).toBe(over.scores[0]);
});
