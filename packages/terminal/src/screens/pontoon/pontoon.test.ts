import { fileURLToPath } from 'node:url';
import { openingFor } from '@baize/casino';
import { type Event, pontoonModule, type State } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { expectScreen, SIZES, WIDE } from '../../golden.fixture.ts';
import type { Size } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { update } from '../../program.ts';
import { faultIn } from '../../runtime/assault.fixture.ts';
import { draw } from '../../view.ts';
import { truthOf } from '../laid.fixture.ts';
import { cards, drawn, hand, modelWith, press, room, SEED } from './pontoon.fixture.ts';
import { pontoonScreen } from './pontoon.ts';

const LARGE = { columns: 110, rows: 40 };

type PontoonModel = Model<import('@baize/games/pontoon').Pontoon>;
const golden = (name: string): string => fileURLToPath(new URL(`../golden/${name}`, import.meta.url));
const expectModel = (name: string, at: (size: Size) => PontoonModel): Promise<void> =>
  expectScreen(golden(name), (size) => draw(room, at(size)));

// The deck only has to have its length; nothing is drawn from it.
const deckOf = (count: number): State['deck'] =>
  cards('2c 3c 4c 5c 6c 7c 8c 9c 10c Jc Qc Kc Ac').concat(cards('2h 3h 6h 7h 8h 9h 10h Jh Qh Kh 2d 3d 5d 6d 7d 8d 9d 10d')).slice(0, count);
const spent = cards('Qd');

const turn: Partial<State> = {
  round: 7,
  spent,
  deck: deckOf(31),
  hands: [[hand('Ah 4d 2s', { twisted: true })], [hand('Ks (5h)')]],
};
const twisted: Event = { type: 'twisted', place: 0, hand: 0, card: '2s' };
const soFar = { rounds: 6, won: 2, lost: 4 };

const settled: Partial<State> = {
  round: 7,
  phase: 'between',
  spent,
  deck: deckOf(29),
  hands: [[hand('Ah 4d 2s 3c', { status: 'stuck' })], [hand('Ks 5h 4c', { status: 'stuck' })]],
  verdicts: [{ place: 0, hand: 0, result: 'won', times: 1 }],
};
const bankersTurn: readonly Event[] = [
  { type: 'stuck', place: 0, hand: 0 },
  { type: 'banker-revealed', cards: ['5h'] },
  { type: 'twisted', place: 1, hand: 0, card: '4c' },
  { type: 'stuck', place: 1, hand: 0 },
];
const afterwards = { rounds: 7, won: 3, lost: 4 };

const turnAt = (size: Size): PontoonModel => modelWith({ size, state: turn, statistics: soFar, events: [twisted] });
const resultAt = (size: Size): PontoonModel => modelWith({ size, state: settled, statistics: afterwards, events: bankersTurn });

describe('against the house', () => {
  test(
    'a turn shows both hands, the optimal total, the hidden card and the actions, and red is never the only sign of a suit',
    claims('PON-1.5', 'PON-2.1', 'PON-7.2', 'PON-7.3', 'PON-7.5', 'PON-12.5'),
    async () => {
      await expectModel('pontoon-turn', (size) => turnAt(size));
    },
  );
  test('a pontoon has its name and its total', claims('PON-7.2'), () => {
    const natural = hand('Ks Ad', { status: 'pontoon' });
    const hands = [[hand('Ah 4d 2s', { status: 'stuck' })], [natural]];
    for (const size of SIZES) {
      expect(drawn(modelWith({ size, state: { ...settled, hands } }))).toContain('BANKER (pontoon, 21)');
      const both = modelWith({ size, state: { ...settled, hands: [[natural], [natural]] } });
      expect(faultIn(draw(room, both), size)).toBeUndefined();
      expect(drawn(both)).toMatch(/YOUR HAND \(pontoon(?:, 21)?\)[ │]/);
    }
  });
  test('Y and N answer whether there is another round', claims('PON-5.1'), () => {
    expect(drawn(resultAt(WIDE))).toContain('[Y]es, another round  [N]o');
    for (const key of ['y', 'enter']) expect(truthOf(press(resultAt(WIDE), key)).state.round).toBe(8);
    const [, commands] = update(room, resultAt(WIDE), { type: 'key', key: 'n', at: 0 });
    expect(commands).toMatchObject([{ type: 'quit' }]);
  });
  test(
    'a result shows both whole hands side by side and asks for another round, in ASCII too',
    claims('PON-5.1', 'PON-7.6', 'PON-11.6'),
    async () => {
      await expectModel('pontoon-result', (size) => resultAt(size));
    },
  );
  test('a larger window has the same frame in its middle', () => {
    const [wide, large] = [WIDE, LARGE].map((size) => drawn(turnAt(size)).trim().split('\n'));
    expect(large?.map((line) => line.replace(/^ {15}/, '').trimEnd())).toEqual(wide?.map((line) => line.trimEnd()));
  });
  test('a reshuffled deck is told on the felt', () => {
    const model = modelWith({ state: { ...turn, spent: [] }, statistics: soFar });
    expect(drawn(model)).toContain('↻ Deck reshuffled');
    expect(drawn(turnAt(WIDE))).not.toContain('reshuffled');
  });
  test('five cards each and a long headline fit', async () => {
    await expectModel('pontoon-tricks', (size) =>
      modelWith({
        size,
        state: {
          ...settled,
          hands: [[hand('Qd 2s 3c 2h 3h', { status: 'trick' })], [hand('Qh 2d 3d 2c 3s', { status: 'trick' })]],
          verdicts: [{ place: 0, hand: 0, result: 'lost', times: 1 }],
        },
        statistics: afterwards,
        events: bankersTurn,
      }),
    );
  });
  test('the banker draws', async () => {
    await expectModel('pontoon-banker', (size) =>
      modelWith({
        size,
        state: {
          ...turn,
          phase: 'banker',
          turn: { place: 1, hand: 0 },
          hands: [[hand('Qd Qs', { status: 'stuck' })], [hand('2s 3d 2h 3c')]],
        },
        statistics: soFar,
        events: [{ type: 'twisted', place: 1, hand: 0, card: '3c' }],
        isMoving: true,
      }),
    );
  });
});

describe('over the table', () => {
  test('the welcome tells how to play', claims('PON-1.1', 'PON-12.1'), async () => {
    await expectModel('pontoon-welcome', (size) => ({ ...turnAt(size), page: { at: 'welcome' } }));
  });
  test('help has the keys and the rules', claims('PON-12.2'), async () => {
    await expectModel('pontoon-help', (size) => press(turnAt(size), '?'));
    await expectModel('pontoon-rules', (size) => press(turnAt(size), '?', 'right'));
  });
  test('leaving in the middle of a round asks first', async () => {
    await expectModel('pontoon-leave', (size) => press(turnAt(size), 'q'));
  });
  test('the score is on Tab', claims('PON-5.5'), async () => {
    await expectModel('pontoon-score', (size) => press(resultAt(size), 'tab'));
  });
});

// --- among players ---------------------------------------------------------------------------------------------

const names = ['You', 'Margot', 'Edmund', 'Odette', 'Felix', 'Hugo', 'Clara', 'Dmitri'];
const down = { firstStake: 10, stake: 10 };
const seven: Partial<State> = {
  round: 3,
  phase: 'turns',
  banker: 5,
  turn: { place: 0, hand: 0 },
  stacks: [470, 490, 480, 450, 0, 1390, 440, 460],
  playing: [true, true, true, true, false, true, true, true],
  hands: [
    [hand('(8s) (8d)', { firstStake: 20, stake: 20 })],
    [hand('(2c) (4h)', down)],
    [hand('(Qc) (5h)', down)],
    [hand('(9c) (Jh)', down)],
    [],
    [hand('(7c) (7h)')],
    [hand('(6c) (5c) 10h 9h', { ...down, status: 'bust' })],
    [hand('Ac Kd', { ...down, status: 'pontoon' })],
  ],
};
const british = (size: Size, state: Partial<State>, events: readonly Event[] = []): PontoonModel =>
  modelWith({ preset: 'british', opponents: 7, size, names, state, events });

describe('among players', () => {
  test('seven opponents have a line each', async () => {
    await expectModel('british-turn', (size) => british(size, seven, [{ type: 'turn-began', place: 0, hand: 0 }]));
  });
  test('a stake is typed into the prompt', async () => {
    const state: Partial<State> = {
      ...seven,
      phase: 'staking',
      hands: seven.hands?.map((held, seat) => (held.length === 0 ? [] : [hand('(8s)', seat === 6 || seat === 7 ? down : {})])) ?? [],
    };
    await expectModel('british-stake', (size) => press(british(size, state), '2', '5'));
  });
  test('split hands lie side by side, the active one marked', async () => {
    const split = { firstStake: 20, stake: 20, split: true };
    const own = [hand('(8s) (10d)', { ...split, status: 'stuck' }), hand('(8d) (3s)', split)];
    await expectModel('british-split', (size) =>
      british(size, { ...seven, turn: { place: 0, hand: 1 }, hands: [own, ...(seven.hands ?? []).slice(1)] }),
    );
  });
  test('four split hands of five cards fit', async () => {
    const split = { firstStake: 20, stake: 120, split: true };
    const own = ['(8s) (2s) (2d) 2h 3s', '(8d) (3d) (4s) 4d Ah', '(8h) (As) (Ad)', '(8c) 3c'].map((text) => hand(text, split));
    await expectModel('british-four', (size) =>
      british(size, { ...seven, turn: { place: 0, hand: 2 }, hands: [own, ...(seven.hands ?? []).slice(1)] }),
    );
  });
  test('split hands of opponents fit on their lines', async () => {
    const split = { firstStake: 10, stake: 10, split: true };
    const open = (text: string): ReturnType<typeof hand> => hand(text, { firstStake: 10, split: true, status: 'stuck' });
    const hands = [
      [hand('(8s) (8d)', { firstStake: 20, stake: 20 })],
      [hand('(Qs) (8d)', { ...split, status: 'stuck' }), hand('(Qd) 3d 9c', { ...split, status: 'bust' }), hand('Qc Ah', split)],
      [hand('(9c) (Jh)', { ...split, status: 'stuck' }), hand('(9d) (2h)', split)],
      [hand('2s 6h 7c Ad 5c', { ...down, status: 'trick' })],
      [open('10d 2h 8h'), open('10h 9s')],
      [hand('(7c) (7h)')],
      [open('10d 2h 8h 10h'), open('10s 9s 10c'), open('Ks 10c'), open('10h 3s 2d')],
    ];
    const verdicts: State['verdicts'] = [4, 6].flatMap((place) =>
      (hands[place] ?? []).map((_, at) => ({
        place,
        hand: at,
        result: at === 1 ? ('won' as const) : ('lost' as const),
        times: 2 as const,
      })),
    );
    const playing = names.map((_, seat) => seat < 7);
    await expectModel('british-splits', (size) => british(size, { ...seven, hands: [...hands, []], verdicts, playing }));
  });
  test('a session seats the guests that the floor seats, with the same chips', () => {
    const opening = pontoonScreen.opening({ preset: 'british', opponents: 4, seed: SEED });
    expect(opening).toEqual(openingFor(pontoonModule, { preset: 'british', others: 4, buyIn: 1000, serverSeed: SEED }));
  });
  test('the human keeps the bank', async () => {
    const hands = [
      [hand('Ks 6s')],
      ...(seven.hands ?? []).slice(1, 5),
      [hand('(7c) (7h) (3h)', { ...down, status: 'stuck' })],
      ...(seven.hands ?? []).slice(6),
    ];
    await expectModel('british-bank', (size) =>
      british(size, { ...seven, banker: 0, phase: 'banker', turn: { place: 0, hand: 0 }, hands }),
    );
  });
  test('a settled round says who won', async () => {
    const open = (text: string, status: 'stuck' | 'bust' | 'pontoon'): ReturnType<typeof hand> => hand(text, { firstStake: 10, status });
    const state: Partial<State> = {
      ...seven,
      phase: 'between',
      hands: [
        [open('8s 8d 3s', 'stuck')],
        [open('2c 4h Kc', 'stuck')],
        [open('Qc 5h', 'stuck')],
        [open('9c Jh', 'stuck')],
        [],
        [hand('7c 7h 4s', { status: 'stuck' })],
        [open('6c 5c 10h 9h', 'bust')],
        [open('Ac Kd', 'pontoon')],
      ],
      verdicts: [
        { place: 6, hand: 0, result: 'lost', times: 1 },
        { place: 7, hand: 0, result: 'won', times: 2 },
        { place: 0, hand: 0, result: 'won', times: 1 },
        { place: 1, hand: 0, result: 'lost', times: 1 },
        { place: 2, hand: 0, result: 'lost', times: 1 },
        { place: 3, hand: 0, result: 'won', times: 1 },
      ],
    };
    const result = (net: number): { net: number; result: 'won' | 'lost' } => ({ net, result: net > 0 ? 'won' : 'lost' });
    const event: Event = {
      type: 'settled',
      results: [result(20), result(-10), result(-10), result(10), null, result(-10), result(-10), result(20)],
      verdicts: state.verdicts ?? [],
    };
    await expectModel('british-result', (size) => british(size, state, [event, { type: 'bank-passed', to: 7, because: 'pontoon' }]));
  });
  test('the banker of the round just played is marked as such, and who has the bank next is said', () => {
    const state: Partial<State> = {
      ...seven,
      phase: 'between',
      banker: 1,
      hands: [[hand('8s 8d 3s', { status: 'stuck' })], [hand('Ac Kd', { status: 'pontoon' })], [], [], [], [], [], []],
      verdicts: [{ place: 1, hand: 0, result: 'won', times: 2 }],
    };
    const text = drawn(british(WIDE, state));
    expect(text).toContain('YOUR HAND, THE BANK (19)');
    expect(text).not.toContain('Margot (bank)');
    expect(text).toContain('the bank goes to Margot');
  });
  test('leaving says what stays behind', async () => {
    await expectModel('british-leave', (size) => press(british(size, seven), 'q'));
  });
});

test('every screen keeps the grid: frame, status, felt, log, prompt and bar in the same rows', claims('PON-7.4', 'PON-12.3'), () => {
  for (const size of SIZES) {
    for (const model of [turnAt(size), resultAt(size), british(size, seven), press(turnAt(size), '?'), press(turnAt(size), 'q')]) {
      const lines = drawn(model).split('\n');
      expect(lines.slice(0, 24).map((text) => [...text].length)).toEqual(Array.from({ length: 24 }, () => size.columns));
      expect([2, 19].map((row) => lines[row]?.charAt(0))).toEqual(['╟', '╟']);
      expect(lines.slice(3, 19).every((text) => text.startsWith('║') && text.endsWith('║'))).toBe(true);
    }
  }
});
