import { describe, expect, test } from 'vitest';
import { replayPhh } from './replay.ts';

interface Told {
  readonly blinds: readonly number[];
  readonly stacks: readonly number[];
  readonly minBet?: number;
  readonly actions: readonly string[];
  readonly fields?: string;
}

/** A hand as a file, each player's cards unknown. */
const file = ({ blinds, stacks, minBet = 10, actions, fields = '' }: Told): string => `variant = "NT"
antes = ${JSON.stringify(stacks.map(() => 0))}
blinds_or_straddles = ${JSON.stringify(blinds)}
min_bet = ${minBet}
starting_stacks = ${JSON.stringify(stacks)}
actions = ${JSON.stringify([...stacks.map((_, player) => `d dh p${player + 1} ????`), ...actions])}
${fields}`;

const replayed = (told: Told) => replayPhh(file(told))[0];
const stacksOf = (told: Told) => {
  const hand = replayed(told);
  return hand?.ok === true ? hand.stacks : hand?.error;
};

describe('cards that were hidden and shown later', () => {
  const board = ['d db 3dAsKs', 'd db Qc', 'd db Td'];
  const allIn = { blinds: [5, 10], stacks: [100, 100] };

  test('a hand that is hidden when all is in and shown at the end is what it is', () => {
    const actions = ['p2 cbr 100', 'p1 cc', 'p1 sm ????', 'p2 sm ????', ...board, 'p1 sm 2c7d', 'p2 sm KhJh'];
    expect(stacksOf({ ...allIn, actions })).toEqual([0, 200]);
  });

  test('the other way round it is so as well', () => {
    const actions = ['p2 cbr 100', 'p1 cc', 'p2 sm ????', 'p1 sm ????', ...board, 'p1 sm KhJh', 'p2 sm 2c7d'];
    expect(stacksOf({ ...allIn, actions })).toEqual([200, 0]);
  });

  test('who does not show loses to who does, on a board that all would share as well', () => {
    const royal = ['d db AsKsQs', 'd db Js', 'd db Ts'];
    const called = ['p2 cbr 100', 'p1 cc', ...royal];
    expect(stacksOf({ ...allIn, actions: [...called, 'p1 sm 2c7d', 'p2 sm ????'] })).toEqual([200, 0]);
    expect(stacksOf({ ...allIn, actions: [...called, 'p1 sm', 'p2 sm 2c7d'] })).toEqual([0, 200]);
    expect(stacksOf({ ...allIn, actions: [...called, 'p1 sm 2c7d'] })).toEqual([200, 0]);
    // Cards that are given up lose to cards that are only not shown; of cards that nobody shows, none is better.
    expect(stacksOf({ ...allIn, actions: [...called, 'p1 sm', 'p2 sm ????'] })).toEqual([0, 200]);
    expect(stacksOf({ ...allIn, actions: [...called, 'p1 sm ????', 'p2 sm ????'] })).toEqual([100, 100]);
  });

  test('who hides wins no side pot against a hand that was shown', () => {
    const told = {
      blinds: [5, 10, 0],
      stacks: [50, 200, 200],
      actions: ['p3 cbr 200', 'p1 cc', 'p2 cc', ...board, 'p1 sm AhAd', 'p2 sm 2c7d', 'p3 sm ????'],
    };
    expect(stacksOf(told)).toEqual([150, 300, 0]);
  });

  test('cards that were shown in two ways are told', () => {
    const actions = ['p2 cbr 100', 'p1 cc', 'p1 sm KhJh', ...board, 'p1 sm 2c7d', 'p2 sm 9h9d'];
    expect(replayed({ ...allIn, actions })).toMatchObject({ outcome: 'parsed', error: 'p1 shows other cards than were dealt' });
  });
});

describe('the end that a file tells', () => {
  const won = {
    blinds: [5, 10, 0],
    stacks: [100, 100, 100],
    actions: ['p3 cbr 30', 'p1 cc', 'p2 f', 'd db 3dAsKs', 'p1 cc', 'p3 cbr 40', 'p1 f'],
  };

  test('finishing stacks are compared to the chip, or are short of what the house took of the winner', () => {
    expect(replayed({ ...won, fields: 'finishing_stacks = [70, 90, 140]' })).toMatchObject({ ok: true, outcome: 'replayed' });
    for (const told of [
      [70, 89, 140],
      [70, 90, 125],
      [140, 90, 70],
      [70, 90, 141],
    ]) {
      expect(replayed({ ...won, fields: `finishing_stacks = ${JSON.stringify(told)}` })).toMatchObject({
        ok: false,
        outcome: 'ends-otherwise',
        field: 'finishing_stacks',
        played: [70, 90, 140],
        told,
        stacks: [70, 90, 140],
      });
    }
    for (const told of [139, 133, 126]) {
      expect(replayed({ ...won, fields: `finishing_stacks = [70, 90, ${told}]` })).toMatchObject({ ok: true });
      // Nobody takes a rake at a table of ours.
      expect(replayed({ ...won, fields: `finishing_stacks = [70, 90, ${told}]\n_baize_preset = "tda"` })).toMatchObject({ ok: false });
    }
    expect(replayed({ ...won, fields: 'finishing_stacks = [inf, 90, 140]' })).toMatchObject({ ok: true });
    expect(replayed({ ...won, fields: 'finishing_stacks = [70, 90]' })).toMatchObject({
      outcome: 'unreadable',
      error: 'finishing_stacks do not give one figure for each player',
    });
  });

  test('winnings are told after the rake, and by some with the bet that nobody matched', () => {
    const outcome = (fields: string): unknown => replayed({ ...won, fields })?.outcome;
    expect(outcome('winnings = [0, 0, 70]')).toBe('replayed');
    expect(outcome('winnings = [0, 0, 66.5]')).toBe('replayed');
    expect(outcome('winnings = [0, 0, 110]')).toBe('replayed');
    // A fixed drop takes more of a small pot than a share does.
    expect(outcome('winnings = [0, 0, 56]')).toBe('replayed');
    expect(outcome('winnings = [0, 0, 55]')).toBe('ends-otherwise');
    expect(outcome('winnings = [0, 0, 71]')).toBe('ends-otherwise');
    expect(outcome('winnings = [70, 0, 0]')).toBe('ends-otherwise');
    expect(outcome('winnings = [0, 56, 0]')).toBe('ends-otherwise');
    expect(outcome('winnings = [0, 0, 66.5]\nfinishing_stacks = [70, 90, 136.5]')).toBe('replayed');
    expect(outcome('winnings = [0, 0, 66.5]\nfinishing_stacks = [70, 90, 136]')).toBe('ends-otherwise');
    // Winnings before the rake, and stacks after it.
    expect(outcome('winnings = [0, 0, 70]\nfinishing_stacks = [70, 90, 136]')).toBe('replayed');
  });

  test('a row of nothing but zeros says nothing: converters write it where a site does not tell', () => {
    const outcome = (fields: string): unknown => replayed({ ...won, fields })?.outcome;
    expect(outcome('winnings = [0, 0, 0]')).toBe('replayed');
    expect(outcome('winnings = [0.00, 0.0, 0]')).toBe('replayed');
    expect(outcome('winnings = [0, nan, 0]')).toBe('replayed');
    expect(outcome('winnings = [0, 0, 0]\nfinishing_stacks = [0, 0, 0]')).toBe('replayed');
    expect(outcome('winnings = [0, 0, 0]\nfinishing_stacks = [70, 90, 136]')).toBe('replayed');
    expect(outcome('winnings = [0, 0, 0]\nfinishing_stacks = [140, 90, 70]')).toBe('ends-otherwise');
  });

  test('a pot that does not divide may be told in finer parts, or its odd chip at another place', () => {
    const shared = { blinds: [5, 10, 0], stacks: [25, 100, 100] };
    const actions = [
      'p3 cbr 25',
      'p1 cc',
      'p2 cc',
      'd db 2d3d4d',
      'p2 cc',
      'p3 cc',
      'd db 9h',
      'p2 cc',
      'p3 cc',
      'd db Jh',
      'p2 cc',
      'p3 cc',
    ];
    const shows = ['p2 sm AhKh', 'p3 sm AcKc', 'p1 sm'];
    const outcome = (fields: string): unknown => replayed({ ...shared, actions: [...actions, ...shows], fields })?.outcome;
    expect(outcome('finishing_stacks = [0, 113, 112]')).toBe('replayed');
    expect(outcome('finishing_stacks = [0, 112.5, 112.5]')).toBe('replayed');
    expect(outcome('finishing_stacks = [0, 112, 113]')).toBe('ends-otherwise');
    expect(outcome('winnings = [0, 37, 38]')).toBe('replayed');
    expect(outcome('winnings = [0, 33, 42]')).toBe('ends-otherwise');
  });
});

describe('forced bets of other tables', () => {
  test('a blind below zero is posted to come in: it is live, and does not say who begins', () => {
    const told = { blinds: [5, 10, 0, -10], stacks: [100, 100, 100, 100] };
    // The poster has its option, and checks.
    const actions = ['p3 f', 'p4 cc', 'p1 f', 'p2 cc', 'd db 3dAsKs', 'p2 cbr 10', 'p4 f'];
    expect(stacksOf({ ...told, actions })).toEqual([95, 115, 100, 90]);
    expect(stacksOf({ ...told, actions: ['p1 f'] })).toBe('action 5, "p1 f": it is not their turn');
    // One who posts beside the button is asked in turn.
    const late = { blinds: [5, 10, -10, 0], stacks: [100, 100, 100, 100] };
    expect(stacksOf({ ...late, actions: ['p3 cbr 40', 'p4 f', 'p1 f', 'p2 f'] })).toEqual([95, 90, 115, 100]);
    expect(
      stacksOf({
        ...told,
        stacks: [100, 100, 100, 4],
        actions: ['p3 f', 'p1 f', 'p2 sm AhKh', 'p4 sm', 'd db 3dAsKs', 'd db 4h', 'd db 5h'],
      }),
    ).toEqual([95, 109, 100, 0]);
  });

  test('straddles: under the gun, and at the button', () => {
    const gun = { blinds: [5, 10, 20, 0], stacks: [100, 100, 100, 100] };
    expect(stacksOf({ ...gun, actions: ['p4 cc', 'p1 f', 'p2 f', 'p3 cbr 60', 'p4 f'] })).toEqual([95, 90, 135, 80]);
    const button = { blinds: [5, 10, 0, 20], stacks: [100, 100, 100, 100] };
    expect(stacksOf({ ...button, actions: ['p1 f', 'p2 f', 'p3 f'] })).toEqual([95, 90, 100, 115]);
  });

  test('dead blinds: nobody has the small one, or nobody has the big one', () => {
    expect(stacksOf({ blinds: [10, 0, 0], stacks: [100, 100, 100], actions: ['p2 cbr 30', 'p3 f', 'p1 f'] })).toEqual([90, 110, 100]);
    expect(stacksOf({ blinds: [0, 10, 0], stacks: [100, 100, 100], actions: ['p3 f', 'p1 f'] })).toEqual([100, 100, 100]);
    expect(stacksOf({ blinds: [5, 0, 0], stacks: [100, 100, 100], actions: ['p2 f', 'p3 f'] })).toEqual([100, 100, 100]);
  });

  test('two players without a small blind: the button begins, or, where the file says so, the big blind', () => {
    const told = { blinds: [0, 10], stacks: [100, 100] };
    expect(stacksOf({ ...told, actions: ['p2 cbr 30', 'p1 f'] })).toEqual([90, 110]);
    expect(stacksOf({ ...told, actions: ['p1 cbr 30', 'p2 f'] })).toEqual([100, 100]);
    expect(stacksOf({ ...told, actions: ['p1 cc', 'p2 cbr 30', 'p1 f'] })).toEqual([90, 110]);
    expect(stacksOf({ ...told, blinds: [5, 10], actions: ['p1 cc'] })).toBe('action 3, "p1 cc": it is not their turn');
  });

  test('a check of somebody whom nobody can answer changes nothing, and may be told once', () => {
    const told = { blinds: [5, 10, 0], stacks: [20, 100, 100] };
    const called = ['p3 f', 'p1 cbr 20', 'p2 cc', 'd db 3dAsKs', 'd db 4h', 'd db 5h', 'p1 sm AhKh', 'p2 sm 9h9d'];
    expect(stacksOf({ ...told, actions: called })).toEqual([40, 80, 100]);
    expect(stacksOf({ ...told, actions: called.toSpliced(3, 0, 'p2 cc') })).toEqual([40, 80, 100]);
    expect(stacksOf({ ...told, actions: called.toSpliced(3, 0, 'p2 cc', 'p2 cc') })).toBe('action 8, "p2 cc": the hand is over');
    expect(stacksOf({ ...told, actions: called.toSpliced(3, 0, 'p1 cc') })).toBe('action 7, "p1 cc": the hand is over');
  });

  test('as many as a pack allows are dealt in, and not one more', () => {
    const crowd = (count: number): Told => ({
      blinds: [5, 10, ...Array.from({ length: count - 2 }, () => 0)],
      stacks: Array.from({ length: count }, () => 100),
      actions: [
        ...Array.from({ length: count - 2 }, (_, place) => `p${place + 3} f`),
        'p1 cc',
        'p2 cc',
        'd db 3dAsKs',
        'p1 cc',
        'p2 cc',
        'd db 4h',
        'p1 cc',
        'p2 cc',
        'd db 5h',
        'p1 cc',
        'p2 cc',
        'p1 sm AhKh',
        'p2 sm',
      ],
    });
    expect(replayed(crowd(22))).toMatchObject({ ok: true });
    expect(replayed(crowd(23))).toMatchObject({ ok: false, outcome: 'unreadable', error: '23 players cannot be dealt in' });
    expect(replayed({ blinds: [5, 10], stacks: [100, 0], actions: [] })).toMatchObject({
      outcome: 'unreadable',
      error: 'a player without chips cannot be dealt in',
    });
  });
});
