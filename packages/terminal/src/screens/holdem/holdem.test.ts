import { fileURLToPath } from 'node:url';
import { inFull, speakBy } from '@baize/engine';
import type { Event, Holdem, State } from '@baize/games/holdem';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { expectKept, expectScreen, NARROW, SIZES, WIDE } from '../../golden.fixture.ts';
import type { Model } from '../../model.ts';
import { update } from '../../program.ts';
import { draw } from '../../view.ts';
import { handsAt, truthOf } from '../laid.fixture.ts';
import { cards, deedsOn, modelWith, press, room, showdown, toAct } from './holdem.fixture.ts';
import { holdemScreen } from './holdem.ts';

/** The reference screens are of a table on the floor: one leaves it, and does not quit. */
const onFloor = { ...room, policy: { isKept: false, asks: true, hints: true } };
const { drawn, rolesOf } = handsAt(onFloor);
const golden = (name: string): string => fileURLToPath(new URL(`../golden/holdem-${name}`, import.meta.url));
const lineOf = (model: Model<Holdem>, row: number): string => drawn(model).split('\n')[row] ?? '';
const lastAction = (model: Model<Holdem>) => truthOf(model).log.last.find(({ seat }) => seat === truthOf(model).me)?.action;

/** Nobody has bet in this round yet, and the player is asked. */
const freeTurn: Partial<State> = {
  ...toAct,
  bets: [0, 0, 0, 0, 0, 0],
  level: 0,
  raise: 20,
  met: [null, null, null, null, 0, null],
  aggressor: null,
  deeds: deedsOn('flop', [[4, 'check', 0]]),
};

/** Ten at the table, and hands of every length at the showdown. */
const crowd: Partial<State> = {
  ...showdown,
  stacks: [12_480, 0, 980, 2970, 580, 1990, 640, 20, 7300, 88_000],
  bets: Array.from({ length: 10 }, () => 0),
  paid: Array.from({ length: 10 }, () => 0),
  antes: Array.from({ length: 10 }, () => 0),
  standing: ['in', 'all-in', 'folded', 'in', 'folded', 'in', 'in', 'out', 'in', 'in'],
  hands: ['QdJd', 'AcQc', '7s2h', 'TcTh', 'Kd5s', '9s9h', '4h4c', '3s3d', 'KhTs', 'QsJs'].map(cards),
  shown: [true, true, false, true, false, true, true, false, true, true],
  button: 0,
  small: 1,
  big: 2,
  won: [
    { amount: 14_480, winners: [{ seat: 8, amount: 14_480 }] },
    { amount: 601, winners: [{ seat: 8, amount: 601 }] },
  ],
  ready: [0, 2, 3, 4, 5, 6, 8],
};

/** The same ten while they bet: two side pots lie in the middle, and the player has bet before. */
const crowded: Partial<State> = {
  ...crowd,
  phase: 'betting',
  street: 'turn',
  board: cards('Qh9c4d2c'),
  shown: Array.from({ length: 10 }, () => false),
  bets: [0, 0, 0, 400, 0, 0, 0, 0, 12_000, 200],
  paid: [500, 200, 20, 500, 20, 300, 500, 0, 500, 500],
  turn: 9,
  level: 12_000,
  raise: 11_800,
  met: [null, null, null, 200, null, null, null, null, 200, 200],
  deeds: deedsOn('turn', [
    [9, 'bet', 200],
    [0, 'fold', 0],
    [3, 'raise', 400],
    [8, 'raise', 12_000],
  ]),
  standing: ['folded', 'all-in', 'folded', 'in', 'folded', 'all-in', 'all-in', 'out', 'in', 'in'],
  won: [],
};

const run: Partial<State> = {
  ...toAct,
  street: 'flop',
  turn: null,
  level: 0,
  bets: [0, 0, 0, 0, 0, 0],
  paid: [0, 1190, 0, 0, 60, 1190],
  stacks: [1480, 700, 980, 3170, 580, 0],
  standing: ['folded', 'in', 'folded', 'folded', 'folded', 'all-in'],
  shown: [false, true, false, false, false, true],
};

const screens = {
  'to-act': { state: toAct },
  showdown: { state: showdown },
  free: { state: freeTurn },
  'run-out': { state: run, isMoving: true },
  crowd: { state: crowd, opponents: 9 },
  crowded: { state: crowded, opponents: 9 },
} as const;
type Name = keyof typeof screens;
const at = (name: Name, size = WIDE): Model<Holdem> => modelWith({ size, ...screens[name] });

test.each([5, 8, 9])('the end of the sitting hides no card, with %i opponents in a narrow window', (opponents) => {
  const everyone = Array.from({ length: opponents + 1 }, (_, seat) => seat);
  const me = opponents;
  const state: Partial<State> = {
    ...crowd,
    phase: 'ended',
    stacks: everyone.map((seat) => (seat === me ? 0 : 1000)),
    standing: everyone.map((seat) => (seat === me ? 'all-in' : 'folded')),
    shown: everyone.map((seat) => seat === me),
    won: [],
  };
  const text = drawn(modelWith({ size: NARROW, state, opponents }));
  expect(text.match(/│ {4}[Q942J]│/g)).toHaveLength(5 + (opponents > 5 ? 0 : 2));
  if (opponents < 9) expect(text).toContain('Your chips are gone.');
});

describe('the screens', () => {
  test.each(Object.keys(screens))('%s', claims('CAS-2.1', 'CAS-2.4', 'CAS-2.5', 'CAS-2.6'), async (name) => {
    await expectScreen(golden(name), (size) => draw(onFloor, at(name as Name, size)));
  });
  test('every cell has its role, and a colour is never the only sign', async () => {
    await expectKept(golden('showdown-80-roles.txt'), rolesOf(at('showdown')));
  });
  test('in a large window the table stands in the middle', () => {
    const lines = drawn(at('to-act', { columns: 110, rows: 40 })).split('\n');
    expect(lines[8]).toBe(`${' '.repeat(15)}${lineOf(at('to-act'), 0)}`);
  });
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('%i opponents, and no empty chair', claims('CAS-2.2'), (opponents) => {
    for (const size of SIZES) {
      const model = modelWith({ size, opponents });
      const felt = drawn(model);
      const names = truthOf(model).names.slice(0, -1);
      for (const name of names) expect(felt).toContain(name);
      expect(names).toHaveLength(opponents);
    }
  });
  test.each(SIZES)('whoever is out of chips is gone from the table at $columns columns', claims('CAS-2.13'), (size) => {
    const standing: State['standing'] = ['folded', 'in', 'out', 'in', 'folded', 'in'];
    const felt = drawn(modelWith({ size, state: { ...toAct, standing } }));
    expect(felt).not.toContain('Clara');
    expect(felt).toContain('Bruno');
  });
  test.each(SIZES)('pot, bets, stacks and the highest bet are there at $columns columns', claims('CAS-2.1', 'CAS-2.8'), (size) => {
    const felt = drawn(at('to-act', size));
    for (const text of ['Pot', '400', 'bet 80', 'call 80', '2,000', '3,170', '1,190', 'o call']) expect(felt).toContain(text);
    const raised = drawn(modelWith({ size, state: { ...toAct, bets: [0, 260, 0, 260, 0, 80], level: 260 } }));
    expect(raised).toContain('Highest bet 260');
  });
  test.each(SIZES)(
    'what a player has bet lies there after a fold until the pot takes it, at $columns columns',
    claims('CAS-2.5'),
    (size) => {
      const bets = [60, 80, 0, 80, 12_000, 40];
      const standing: State['standing'] = ['folded', 'in', 'folded', 'in', 'folded', 'folded'];
      const felt = drawn(modelWith({ size, state: { ...toAct, bets, standing, turn: 3 } }));
      for (const text of ['folded · 60', 'folded · 12,000', 'in front: 40']) expect(felt).toContain(text);
      expect(felt).toMatch(/Clara[^\n]*(\n.*){0,3}folded(?! ·)/);
      const many = [...standing, 'in', 'out', 'in', 'folded'] as const;
      const state = { ...crowded, bets: [60, 80, 0, 80, 0, 0, 0, 0, 0, 40], standing: many, turn: 3 };
      const row = drawn(modelWith({ size, state, opponents: 9 }));
      expect(row).toContain('folded · 60');
      expect(row).toMatch(size.columns < 80 ? /YOU.*folded · 40/ : /in front: 40/);
    },
  );
  test.each(SIZES)('what I have can always be read at $columns columns', (size) => {
    for (const name of ['to-act', 'free', 'run-out'] as const) expect(drawn(at(name, size))).toContain('pair of queens');
    expect(drawn(modelWith({ size, state: { ...toAct, street: 'preflop', board: [] } }))).toContain('queen high');
    expect(drawn(at('crowded', size))).toContain('pair of queens');
  });
  test('a table without blinds says nothing of them', () => {
    const felt = drawn(modelWith({ preset: 'casino' }));
    expect(felt).not.toMatch(/blind|button/);
    expect(felt).toContain('Hand 1 · flop');
  });
});

describe('the showdown', () => {
  test.each(SIZES)('names each hand and marks the five cards that win at $columns columns', claims('CAS-2.12', 'HOL-9'), (size) => {
    const felt = drawn(at('showdown', size));
    for (const text of ['A♣ Q♦', 'pair of queens', '10♣ 10♥', 'pair of tens', 'two pair,', 'queens and jacks'])
      expect(felt).toContain(text);
    const row = size === WIDE ? 12 : 13;
    expect(lineOf(at('showdown', size), row)).toMatch(/^║ +━{7} ━{7} {17}━{7} +║$/);
  });
  test('chips slide to the winner, who is told by name', claims('HOL-15'), () => {
    const won: State['won'] = [{ amount: 1080, winners: [{ seat: 1, amount: 1080 }] }];
    const lost = modelWith({ state: { ...showdown, won } });
    expect(lineOf(lost, 3)).toContain('Bruno +1,080');
    expect(lineOf(lost, 20)).toContain('Dmitri shows a pair of tens, you two pair, queens and jacks.');
    expect(lineOf(lost, 21)).toContain('Bruno wins 1,080 with a pair of queens.');
  });
  test('a pot that is shared', claims('HOL-16'), () => {
    const shared: State['won'] = [
      {
        amount: 1080,
        winners: [
          { seat: 5, amount: 540 },
          { seat: 1, amount: 540 },
        ],
      },
    ];
    const model = modelWith({ state: { ...showdown, won: shared } });
    expect(lineOf(model, 21)).toContain('You and Bruno split 1,080, 540 each.');
    expect(drawn(model)).toContain('WINS 540');
    expect(drawn(model)).toContain('Bruno +540');
  });
  test('side pots are told each', () => {
    const won: State['won'] = [
      { amount: 900, winners: [{ seat: 5, amount: 900 }] },
      { amount: 300, winners: [{ seat: 3, amount: 300 }] },
    ];
    expect(lineOf(modelWith({ state: { ...showdown, won } }), 21)).toContain(
      'You win the main pot of 900. Dmitri wins the side pot of 300.',
    );
  });
  test('a card that does not count is told', () => {
    const hands = [...(showdown.hands ?? []).slice(0, 5), cards('Qs2h')];
    expect(drawn(modelWith({ state: { ...showdown, hands, board: cards('QhQdAcKd3s') } }))).toContain('one of the two counts');
    const low = [...hands.slice(0, 5), cards('3s2h')];
    expect(drawn(modelWith({ state: { ...showdown, hands: low, board: cards('AhKhQdJcTs') } }))).toContain('the board plays');
  });
  test('the last one left wins without showing', claims('HOL-17'), () => {
    const state: Partial<State> = {
      ...showdown,
      street: 'flop',
      board: cards('Qh9c4d'),
      shown: [false, false, false, false, false, false],
      standing: ['folded', 'folded', 'folded', 'folded', 'folded', 'in'],
      deeds: deedsOn('flop', [
        [5, 'bet', 80],
        [1, 'fold', 0],
        [3, 'fold', 0],
      ]),
      won: [{ amount: 240, winners: [{ seat: 5, amount: 240 }] }],
    };
    const model = modelWith({ state });
    expect(lineOf(model, 20)).toContain('You bet 80, Bruno and Dmitri fold.');
    expect(lineOf(model, 21)).toContain('You win 240.');
    expect(drawn(model)).not.toContain('A♣');
    expect(drawn(model)).not.toContain('━━━');
  });
});

describe('keys', () => {
  test('fold, check and call are one key each', claims('CAS-2.9', 'CAS-2.11'), () => {
    expect(lastAction(press(at('to-act'), 'f'))).toEqual({ type: 'fold' });
    expect(lastAction(press(at('to-act'), 'c'))).toEqual({ type: 'call' });
    expect(lastAction(press(at('free'), 'c'))).toEqual({ type: 'check' });
  });
  test('a raise is typed; its bounds stand in the prompt, and what is outside is answered', claims('CAS-2.8', 'HOL-13'), () => {
    const typing = press(at('to-act'), 'r', '3', '0', '0');
    expect(lineOf(typing, 21)).toContain('Raise to (160-1,190): 300_');
    expect(lastAction(press(typing, 'enter'))).toEqual({ type: 'raise', to: 300 });
    expect(lineOf(press(at('to-act'), 'r', '9', 'enter'), 20)).toContain(
      'That raise is too small. You can raise to between 160 and 1,190.',
    );
    expect(lastAction(press(at('to-act'), 'r', 'enter'))).toEqual({ type: 'raise', to: 160 });
    expect(lineOf(press(typing, 'escape'), 21)).toContain('Call 80 to stay in');
  });
  test('half the pot and the pot by key, within the bounds', () => {
    expect(lineOf(press(at('to-act'), 'r', 'h'), 21)).toContain('Raise to (160-1,190): 320_');
    expect(lineOf(press(at('to-act'), 'r', 'p'), 21)).toContain('Raise to (160-1,190): 560_');
    expect(lineOf(press(at('free'), 'b', 'p'), 21)).toContain('Bet (20-1,190): 240_');
    expect(lastAction(press(at('free'), 'b', 'h', 'enter'))).toEqual({ type: 'bet', amount: 120 });
    const short = modelWith({ state: { ...toAct, stacks: [1480, 2000, 980, 3170, 580, 300] } });
    expect(lineOf(press(short, 'r', 'p'), 21)).toContain('Raise to (160-300): 300_');
    expect(lineOf(press(at('to-act'), 'r'), 22)).toContain('[H]alf pot  [P]ot  [Enter] Raise to 160  [Esc] Back');
    expect(lineOf(press(at('to-act', NARROW), 'r'), 22)).toContain('[H]alf  [P]ot  [Enter] Raise to 160');
  });
  test('all-in goes in at once', claims('CAS-2.10'), () => {
    expect(lastAction(press(at('to-act'), 'a'))).toEqual({ type: 'raise', to: 1190 });
    const typed = [...'all-in'].reduce((now, key, nth) => update(room, now, { type: 'key', key, at: nth * 100 })[0], at('to-act'));
    expect(lastAction(typed)).toEqual({ type: 'raise', to: 1190 });
  });
  test('who wants to is asked before all chips go in, however they would', claims('CAS-2.10'), () => {
    const asks = (model: Model<Holdem>): Model<Holdem> => ({ ...model, asksAllIn: true });
    const short = { ...toAct, stacks: [1480, 2000, 980, 3170, 580, 50] };
    const ways = [press(asks(at('to-act')), 'a'), press(asks(at('to-act')), 'r', ...'1190', 'enter')];
    for (const asked of ways) {
      expect(truthOf(asked).log).toHaveLength(0);
      expect(lineOf(asked, 21)).toContain('All-in with 1,190, all you have?');
      expect(lineOf(asked, 22)).toContain('[Y]es, all-in  [N]o');
      expect(lastAction(press(asked, 'y'))).toEqual({ type: 'raise', to: 1190 });
      expect(lastAction(press(asked, 'enter'))).toEqual({ type: 'raise', to: 1190 });
      for (const key of ['n', 'escape']) expect(lineOf(press(asked, key), 21)).toContain('Call 80 to stay in');
      expect(lineOf(press(asked, 'c'), 20)).toContain('C does nothing here.');
    }
    const call = press(asks(modelWith({ state: short })), 'c');
    expect(lineOf(call, 21)).toContain('All-in with 50, all you have?');
    expect(lastAction(press(call, 'y'))).toEqual({ type: 'call' });
    expect(lastAction(press(asks(at('to-act')), 'r', ...'1189', 'enter'))).toEqual({ type: 'raise', to: 1189 });
  });
  test('the whole word is no answer to the question', () => {
    const first: Model<Holdem> = { ...at('to-act'), asksAllIn: true };
    const typed = [...'all-in'].reduce((now, key, nth) => update(room, now, { type: 'key', key, at: nth * 100 })[0], first);
    expect(lineOf(typed, 21)).toContain('All-in with 1,190');
    expect(lineOf(update(room, typed, { type: 'key', key: 'enter', at: 700 })[0], 21)).toContain('All-in with 1,190');
    expect(lastAction(press({ ...typed, wordRest: undefined }, 'enter'))).toEqual({ type: 'raise', to: 1190 });
    expect(lineOf(press(typed, 'n'), 21)).toContain('Call 80 to stay in');
  });
  test('too few chips to match is a call all-in, and says so', claims('HOL-14'), () => {
    const short = modelWith({ state: { ...toAct, stacks: [1480, 2000, 980, 3170, 580, 50] } });
    expect(lineOf(short, 22)).toContain('[F]old  [C]all 50, all-in  Raise  [A]ll-in');
    expect(lineOf(press(short, 'r'), 20)).toContain('Calling takes all your chips.');
    expect(lastAction(press(short, 'a', 'y'))).toEqual({ type: 'call' });
  });
  test('folding with nothing to call is refused, and check suggested', claims('HOL-12'), () => {
    expect(lineOf(at('free'), 22)).toMatch(/^║ {2}Fold {2}\[C\]heck/);
    expect(lineOf(press(at('free'), 'f'), 20)).toContain('There’s nothing to call, so no need to fold: checking is free.');
  });
  test('Enter deals the next hand', () => {
    expect(lineOf(at('showdown'), 22)).toContain('[Enter] Next hand');
    expect(truthOf(press(at('showdown'), 'enter')).state.hand).toBe(2);
    expect(lineOf(press(at('showdown'), 'c'), 20)).toContain('This hand is over. Go on to the next one.');
  });
  test('a hint tells the equity and what the pot offers', () => {
    expect(inFull(press(at('to-act'), 'i').note ?? '')).toMatch(
      /^(?:Raise to \d+|Call 80|Fold)\. Calling 80 to win 400 needs 17 wins in 100\. Against two likely hands you win about \d+: .+\.$/,
    );
  });
  test('in a narrow window the hint has room to its last word', () => {
    const hinted = press(at('to-act', NARROW), 'i');
    const said = `${lineOf(hinted, 20)} ${lineOf(hinted, 21)}`.replaceAll(/[║ ]+/g, ' ');
    expect(said).toMatch(/[A-Z][a-z ]+\d*\. Calling 80 to win 400 needs 17 wins in 100\. You win about \d+\. $/);
  });
  test('leaving in a hand says what is forfeited; between hands nothing is asked', claims('CAS-2.14'), () => {
    const asked = press(at('to-act'), 'q');
    expect(drawn(asked)).toContain('Leave and lose 60?');
    expect(holdemScreen.leaveQuestion(at('showdown').table)).toBeUndefined();
  });
  test('the rules, the moves and the order of the hands lie over the table at any time', claims('CAS-2.17'), () => {
    const pages = Array.from({ length: 8 }, (_, page) =>
      drawn(press(at('to-act'), '?', ...Array.from({ length: page }, () => 'right'))),
    ).join();
    for (const text of ['The aim', 'The hands, best first', 'A hand', 'What you can do']) expect(pages).toContain(text);
  });
  test.each(SIZES)('Tab shows the hands from the best down, mine marked, at $columns columns', claims('CAS-2.17'), (size) => {
    const sheet = drawn(press(modelWith({ size }), 'tab'));
    for (const text of ['Royal flush', 'Full house', 'High card', 'No hand is over yet.']) expect(sheet).toContain(text);
    expect(drawn(press(modelWith({ size, preset: 'casino' }), 'tab'))).toMatch(/▸ +\d+ [A-Z]/);
  });
});

describe('what is told', () => {
  const gone: Event = { type: 'seat-left', seat: 4 };
  test('a beaten opponent is told with a compliment', claims('CAS-2.13'), () => {
    const model = modelWith({ state: { ...showdown, stacks: [1480, 1800, 980, 2970, 0, 2570] }, events: [gone] });
    expect(lineOf(model, 20)).toContain('Elsie is out of chips and leaves the table. Well played!');
    expect(lineOf(model, 21)).toContain('You win 1,080');
    expect(lineOf({ ...model, size: NARROW }, 20)).toContain('Elsie is out of chips. Well played!');
  });
  test.each(SIZES)('a table won is celebrated at $columns columns', claims('CAS-2.16'), (size) => {
    const state: Partial<State> = { ...showdown, phase: 'ended', stacks: [0, 0, 0, 0, 0, 9400], ready: [] };
    const model = modelWith({ size, state, events: [gone, { type: 'sitting-ended', winner: 5 }] });
    expect(drawn(model)).toContain('THE TABLE IS YOURS');
    expect(lineOf(model, 20)).toContain('You’ve won the table. Congratulations!');
    expect(lineOf(model, 22)).toContain('[Enter] Leave');
  });
  test.each(SIZES)('broke is told at $columns columns, and the way out', claims('CAS-2.15'), (size) => {
    const won: State['won'] = [{ amount: 1080, winners: [{ seat: 1, amount: 1080 }] }];
    const model = modelWith({
      size,
      state: { ...showdown, won, stacks: [1480, 4000, 980, 2970, 580, 0] },
      events: [{ type: 'seat-left', seat: 5 }],
    });
    expect(lineOf(model, 20)).toContain('You’re out of chips and leave the table.');
    expect(drawn(model)).toMatch(/chips? (is|are) gone\./);
    expect(lineOf(model, 22)).toContain('[Enter] Leave');
  });
  test('all-in is told of whoever goes', () => {
    const state: Partial<State> = {
      ...toAct,
      standing: ['folded', 'all-in', 'folded', 'all-in', 'folded', 'in'],
      bets: [0, 900, 0, 400, 0, 0],
      level: 900,
      deeds: deedsOn('flop', [
        [5, 'check', 0],
        [1, 'bet', 900],
        [3, 'call', 400],
      ]),
    };
    const model = modelWith({ state });
    expect(lineOf(model, 20)).toContain('You check, Bruno goes all-in with 900, Dmitri calls all-in.');
    expect(lineOf(model, 5)).toContain('all-in 900');
  });
});

describe('in German', () => {
  beforeEach(() => speakBy(() => 'de'));
  afterEach(() => speakBy(() => 'en'));

  test.each(Object.keys(screens))('%s has no English', (name) => {
    for (const size of SIZES) expect(drawn(at(name as Name, size))).not.toMatch(/undefined|NaN|\b(folded|pair|blind of|wins?|You)\b/);
  });

  test.each(SIZES)('the help and the sheet have room for their words at $columns columns', (size) => {
    for (const preset of ['holdem', 'casino'] as const) {
      const model = modelWith({ size, preset });
      expect(drawn(press(model, '?'))).toContain('Check oder Call');
      expect(drawn(press(model, 'tab'))).toContain('Zwei Paare');
      for (const row of drawn(press(model, 'tab')).trimEnd().split('\n')) expect(row).toHaveLength(size.columns);
    }
  });

  test('a hand is named, won and asked for as players say it', () => {
    expect(lineOf(at('showdown'), 21)).toContain('Du gewinnst 1.080 mit zwei Paaren, Damen und Buben.');
    expect(lineOf(at('showdown'), 20)).toContain('zeigt ein Paar Damen');
    expect(lineOf(at('to-act'), 20)).toContain('Elsie und du checkt, Bruno setzt 80, Dmitri callt, Elsie foldet.');
    expect(lineOf(at('to-act'), 21)).toContain('Du kannst 80 callen oder auf 160 bis 1.190 raisen.');
    expect(lineOf(at('to-act', NARROW), 21)).toContain('Call 80 oder Raise von 160 bis 1.190.');
  });
});
