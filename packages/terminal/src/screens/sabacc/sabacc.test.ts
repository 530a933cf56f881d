import { fileURLToPath } from 'node:url';
import { inFull, LANGUAGES, speakBy } from '@baize/engine';
import { cardSign, cardsAt, type Event, type Sabacc, type State, sabaccModule } from '@baize/games/sabacc';
import { afterEach, describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { expectKept, expectScreen, NARROW, SIZES, WIDE } from '../../golden.fixture.ts';
import { screenRoles } from '../../kit/cells.ts';
import type { Model } from '../../model.ts';
import { answerPlain, startPlain } from '../../plain.ts';
import { init } from '../../program.ts';
import { draw } from '../../view.ts';
import { truthOf } from '../laid.fixture.ts';
import { cards, deckOf, drawn, hand, modelWith, press, room, SEED } from './sabacc.fixture.ts';
import { sabaccScreen } from './sabacc.ts';

const golden = (name: string): string => fileURLToPath(new URL(`../golden/sabacc-${name}`, import.meta.url));

const discard = cards('s-6 c+3 t-8 s-2 c+9');
const action: Partial<State> = {
  game: 1,
  round: 2,
  phase: 'action',
  queue: [3],
  stacks: [2210, 710, 1410, 1160],
  staked: [40, 40, 40, 40],
  bets: [0, 0, 0, 0],
  raises: 0,
  hands: [hand('s+8 t-10'), hand('c-1 t+4*'), hand('s+10 c-7 t-4'), hand('c+7 s-3')],
  deeds: [{ type: 'stood' }, { type: 'swapped', took: 't+4' }, { type: 'drew', released: 'c+9' }, null],
  discard,
  deck: deckOf(48, discard),
  sabaccPot: 850,
  dice: [2, 5],
};
const took: Event = { type: 'released', seat: 2, card: 'c+9' };

const release: Partial<State> = {
  ...action,
  phase: 'release',
  hands: [...(action.hands ?? []).slice(0, 3), hand('c+7 s-3 t-5')],
  deck: deckOf(47),
};

const betting: Partial<State> = {
  ...release,
  phase: 'betting',
  stacks: [2150, 650, 1350, 1160],
  staked: [100, 100, 100, 40],
  bets: [60, 60, 60, 0],
  raises: 1,
  deeds: [
    { type: 'raised', amount: 60 },
    { type: 'called', amount: 60 },
    { type: 'called', amount: 60 },
    { type: 'drew', released: null },
  ],
};
const bets: readonly Event[] = [
  { type: 'bet-laid', seat: 0, how: 'raised', amount: 60, by: 60 },
  { type: 'bet-laid', seat: 1, how: 'called', amount: 60, by: 0 },
  { type: 'bet-laid', seat: 2, how: 'called', amount: 60, by: 0 },
];

const swept = [...discard, ...cards('s+8 t-10 c-1 t+4 s+10 c-7 t-4 c+7 s-3 t-5')];
const storm: Partial<State> = {
  ...betting,
  queue: [],
  stacks: [2150, 650, 1350, 1100],
  staked: [100, 100, 100, 100],
  bets: [60, 60, 60, 60],
  hands: [hand('s+5 c-4'), hand('s-7 s+4'), hand('c+5 c+6 c+8'), hand('t+2 c-9 s+6')],
  deeds: [2, 2, 3, 3].map((count) => ({ type: 'redealt', cards: count })),
  discard: swept,
  deck: deckOf(37),
  dice: [4, 4],
};
const double: readonly Event[] = [
  { type: 'dice-rolled', dice: [4, 4] },
  { type: 'hands-swept', cards: 10 },
  { type: 'hands-dealt', again: true },
];

const reveal: Partial<State> = {
  ...storm,
  round: 3,
  phase: 'between',
  stacks: [2100, 600, 1350, 2450],
  staked: [0, 0, 0, 0],
  bets: [0, 0, 0, 0],
  standing: ['in', 'in', 'junked', 'in'],
  hands: [hand('s+5* c-4*'), hand('s-7* s+4*'), [], hand('t+2* c-9* s+6* c+1*')],
  dice: [3, 6],
  sabaccPot: 0,
  finish: {
    by: 'showdown',
    pots: [{ amount: 550, seats: [0, 1, 3], winners: [3] }],
    sabacc: { amount: 850, winners: [3] },
    places: [[3], [0], [1]],
  },
  ready: [0, 1, 2],
};

const screens = {
  action: { state: action, events: [took] },
  release: { state: release, events: [took] },
  betting: { state: betting, events: bets },
  dice: { state: storm, events: double, isMoving: true },
  reveal: { state: reveal, events: [] },
} as const;
type Name = keyof typeof screens;
const at = (name: Name, size = WIDE): Model<Sabacc> => modelWith({ size, ...screens[name] });

describe('how many opponents there shall be', claims('CAS-5.3'), () => {
  const seating = { preset: 'house', opponents: undefined, seed: SEED };
  test('is asked line by line before the first game', () => {
    const asked = startPlain(sabaccScreen, seating);
    expect(asked.text).toBe('Sabacc, house rules. You have 1,000 chips.\nHow many opponents, 1 to 3? Enter for 3 > ');
    expect(answerPlain(sabaccScreen, asked.plain, '4').text).toContain('Type a number from 1 to 3');
    expect(truthOf(answerPlain(sabaccScreen, asked.plain, '2').plain.model).names).toHaveLength(3);
    expect(truthOf(answerPlain(sabaccScreen, asked.plain, '').plain.model).names).toHaveLength(4);
  });
  test('is set by a digit on the welcome, and never after it', () => {
    const welcome = init(room, seating, WIDE);
    expect(drawn(welcome)).toContain('Press a number from 1 to 3 to choose how many opponents you want.');
    const two = press(welcome, '2');
    expect(truthOf(two).names).toHaveLength(3);
    expect(truthOf(press(two, 'enter', '1')).names).toHaveLength(3);
  });
});

describe('the end of a game', () => {
  const settled = (net: number): Event => ({
    type: 'settled',
    results: [null, null, null, { net, result: net > 0 ? 'won' : net < 0 ? 'lost' : 'pushed' }],
    finish: reveal.finish ?? { by: 'last-one', pots: [], sabacc: { amount: 0, winners: [] }, places: [] },
  });
  test.each(SIZES)('tells what it brought the player, and the dice stay, at $columns columns', claims('CAS-5.1'), (size) => {
    for (const [net, words] of [
      [1200, 'Won: 1,200'],
      [-230, 'Lost: 230'],
      [0, 'Even'],
    ] as const)
      expect(drawn(modelWith({ size, state: reveal, events: [settled(net)] }))).toContain(words);
    const text = drawn(modelWith({ size, state: reveal, events: [] }));
    expect(text).toMatch(size === WIDE ? /│• {3}•│ {2}.*\n.*│• {3}•│[\s\S]*Last roll/ : /Last roll: 3 and 6/);
  });
});

test('a card that lies alone on the discards has its suit in the middle', () => {
  const text = drawn(modelWith({ state: { ...action, discard: cards('c+9') } }));
  expect(text).toContain('│  ●  │                        ');
});

describe('the screens', () => {
  test.each(Object.keys(screens))('%s', claims('CAS-5.1', 'CAS-5.2'), async (name) => {
    await expectScreen(golden(name), (size) => draw(room, at(name as Name, size)));
  });
  test('every cell has its role, and a colour is never the only sign', async () => {
    await expectKept(golden('action-80-roles.txt'), `${screenRoles(draw(room, at('action')))}\n`);
  });
  test('a discard pile keeps to the narrow frame however long its last row is', () => {
    for (let count = 1; count <= swept.length; count += 1) {
      const lines = drawn(modelWith({ size: NARROW, state: { ...action, discard: swept.slice(-count) } })).split('\n');
      expect(lines.slice(3, 19).every((text) => text.startsWith('║') && text.endsWith(' ║'))).toBe(true);
      expect(lines.join('\n')).toContain('◂');
    }
  });
  test('long names and large stakes keep their distance in the narrow frame', () => {
    const state = { ...action, stacks: action.stacks?.map(() => 12_345) ?? [], staked: action.staked?.map(() => 1160) ?? [] };
    const model = modelWith({ size: NARROW, state });
    const names = model.table.facts.names.map(() => 'Lorcan');
    const text = drawn({ ...model, table: { ...model.table, facts: { ...model.table.facts, names } } });
    expect(text).toMatch(/║ Lorcan ░░ .* 12,345 in 1,160 ║/);
  });
  test.each(SIZES)('every card of a long discard pile can be read at $columns columns', claims('CAS-5.2'), (size) => {
    const long = deckOf(14);
    const model = modelWith({ size, state: { ...action, discard: long } });
    const shown = drawn(model);
    const wanted = size === WIDE ? long : long.slice(-10);
    for (const card of wanted) expect(shown).toContain(cardSign(card));
  });
  test('five cards of my own, an opponent who has left and a junked hand fit', async () => {
    const state: Partial<State> = {
      ...action,
      standing: ['left', 'in', 'junked', 'in'],
      hands: [[], hand('c-10* t-10* s-10* t+10 s+10'), [], hand('c+10 z1 z2 s-9 t+8')],
      deeds: [null, { type: 'swapped', took: 's-10' }, { type: 'junked' }, null],
    };
    await expectScreen(golden('crowded'), (size) => draw(room, modelWith({ size, state })));
  });
});

describe('the keys', () => {
  test('after a draw letters name cards, and Enter keeps all', claims('CAS-5.11'), () => {
    expect(drawn(at('release'))).toContain('[a]-[c] Discard  [Enter] Keep all');
    const kept = press(at('release'), 'enter');
    expect(truthOf(kept).log.last[0]).toMatchObject({ action: { type: 'keep' } });
    const released = press(at('release'), 'c');
    expect(truthOf(released).log.last[0]).toMatchObject({ action: { type: 'release', card: 't-5' } });
  });
  test('W asks for a card, its letter gives it, Esc goes back, and nothing else happens meanwhile', claims('CAS-5.12'), () => {
    const picking = press(at('action'), 'w');
    expect(drawn(picking)).toContain('Which card will you give for +9●?');
    expect(drawn(picking)).toContain('[a]-[b] Give it  [Esc] Back');
    expect(drawn(press(picking, 'd'))).toContain('D does nothing here.');
    expect(truthOf(press(picking, 'd')).log).toHaveLength(0);
    // Each card is its own place for the mouse.
    const under = draw(room, picking)
      .cells.flat()
      .map(({ key }) => key);
    for (const letter of ['a', 'b']) expect(under.filter((key) => key === letter).length).toBeGreaterThan(30);
    expect(drawn(press(picking, 'escape'))).toContain('Draw, swap, stand or junk?');
    const given = press(picking, 'b');
    expect(truthOf(given).log.last[0]).toMatchObject({ action: { type: 'swap', card: 's-3' } });
    expect(truthOf(given).state.hands[3]?.[1]).toEqual({ card: 'c+9', open: true });
  });
  test('stand and junk', claims('CAS-5.13', 'CAS-5.14'), () => {
    expect(truthOf(press(at('action'), 's')).log.last[0]).toMatchObject({ action: { type: 'stand' } });
    expect(truthOf(press(at('action'), 'j')).log.last[0]).toMatchObject({ action: { type: 'junk' } });
  });
  test('a raise is typed and told in the prompt; a call is one key', claims('CAS-5.18'), () => {
    const typing = press(at('betting'), 'r', '7', '5');
    expect(drawn(typing)).toContain('Raise by (1-1,100): 75_');
    expect(truthOf(press(typing, 'enter')).log.last[0]).toMatchObject({ action: { type: 'raise', by: 75 } });
    expect(truthOf(press(at('betting'), 'c')).log.last[0]).toMatchObject({ action: { type: 'call' } });
  });
  test('what cannot be done is answered with the reason', () => {
    expect(drawn(press(at('betting'), 'd'))).toContain('You can’t change your cards during the betting.');
    expect(drawn(press(at('betting'), 'j'))).toContain('You can’t junk during the betting.');
    expect(drawn(press(at('action'), 'c'))).toContain('Betting comes once everyone has acted.');
  });
  test('a hint says why', () => {
    const hinted = press(at('action'), 'i');
    expect(inFull(hinted.note ?? '')).toMatch(/^[A-Z].{12,}\.$/);
  });
  test('leaving in a game says what is forfeited; between games nothing is asked', claims('CAS-5.26'), () => {
    expect(drawn(press(at('betting'), 'q'))).toContain('Leave and lose 90?');
    expect(sabaccScreen.leaveQuestion(at('reveal').table)).toBeUndefined();
  });
  test('the rules and the score lie over the table at any time', () => {
    expect(drawn(press(at('action'), '?', 'right'))).toContain('The aim');
    expect(drawn(press(at('betting'), 'tab'))).toContain('Sabacc pot');
  });
});

describe('the end of a sitting', () => {
  const ended = (ending: NonNullable<State['ending']>, mine: number): Model<Sabacc> =>
    modelWith({
      state: {
        ...reveal,
        phase: 'ended',
        ending,
        stacks: [0, 0, 0, mine],
        standing: ending === 'table-won' ? ['left', 'left', 'left', 'in'] : ['in', 'in', 'in', ending === 'broke' ? 'left' : 'in'],
        ready: [],
      },
      events: [{ type: 'sitting-ended', because: ending }],
    });
  test('table won, broke and too few chips are told', claims('CAS-5.27', 'CAS-5.28'), () => {
    expect(drawn(ended('table-won', 5000))).toContain('You’ve won the table: every opponent is out. Well played!');
    expect(drawn(ended('broke', 0))).toContain('You have no chips left.');
    expect(drawn(ended('too-few-chips', 40))).toContain('You have 40 chips left, and a game costs 50.');
  });
});

describe('line by line', () => {
  const start = () => startPlain(sabaccScreen, { preset: 'house', opponents: 3, seed: SEED });
  test('it welcomes, tells the pots and asks with every answer in brackets', claims('CAS-5.3', 'CAS-5.6'), () => {
    const { text } = start();
    expect(text).toContain('Sabacc, house rules. You have 1,000 chips.');
    expect(text).toMatch(/Everyone puts 50 into the sabacc pot\. It now holds [\d,]+\./);
    expect(text.replaceAll('\n', ' ')).toContain('Draw a card (d), swap (w), stand (s) or junk (j)? > ');
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });
  test('words and letters, cards by letter, and what each wants is said', () => {
    const first = start();
    const asked = answerPlain(sabaccScreen, first.plain, 'w');
    expect(asked.text).toContain('Which card will you give? a: ');
    expect(answerPlain(sabaccScreen, asked.plain, 'b').text).toContain('You swap ');
    expect(answerPlain(sabaccScreen, asked.plain, 'back').text).toContain('swap (w)');
    expect(answerPlain(sabaccScreen, first.plain, 'dance').text).toContain('"dance" is not a move here.');
    expect(answerPlain(sabaccScreen, first.plain, 'discard').text).toContain('Discard pile, top first: ');
    const taken = answerPlain(sabaccScreen, first.plain, 'draw');
    expect(taken.text.replaceAll('\n', ' ')).toMatch(/You draw .*Discard a card\? a: .* A letter, or Enter to keep all\. > $/);
    const kept = answerPlain(sabaccScreen, taken.plain, '');
    expect(kept.text).toContain('You keep all three.');
    for (const [letter, at] of [
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ] as const) {
      const table = truthOf(answerPlain(sabaccScreen, taken.plain, letter).plain.model);
      const mine = cardsAt(sabaccModule.game.view(truthOf(taken.plain.model).state, table.me), table.me);
      expect(table.log.last.find(({ seat, action }) => seat === table.me && action.type === 'release')).toMatchObject({
        action: { type: 'release', card: mine[at] },
      });
    }
    const swapped = answerPlain(sabaccScreen, first.plain, 'swap b');
    expect(swapped.text).toContain('You swap ');
  });
  test('a raise takes its amount behind it', () => {
    const toBet = answerPlain(sabaccScreen, start().plain, 's').plain;
    expect(truthOf(toBet.model).state.phase).toBe('betting');
    const asked = answerPlain(sabaccScreen, toBet, 'r');
    expect(asked.text).toMatch(/^How much, \d+ to [\d,]+\?/);
    expect(answerPlain(sabaccScreen, asked.plain, '20').text).toMatch(/You (bet|raise by) 20\./);
    expect(answerPlain(sabaccScreen, toBet, 'r 20').text).toMatch(/You (bet|raise by) 20\./);
  });
});

describe('in German', () => {
  afterEach(() => speakBy(() => 'en'));
  test.each(Object.keys(screens))('%s has no English', (name) => {
    speakBy(() => 'de');
    for (const size of SIZES) {
      expect(drawn(at(name as Name, size))).toMatch(/DEIN BLATT/);
      expect(drawn(at(name as Name, size))).not.toMatch(/\b(YOUR|Deck|Discards|Draw|Junk|Round)\b/);
    }
  });
  test.each(LANGUAGES)('what is typed is heard in both languages, while %s is spoken', (language) => {
    speakBy(() => language);
    const { plain } = startPlain(sabaccScreen, { preset: 'house', opponents: 3, seed: SEED });
    const done = (said: string): unknown =>
      truthOf(answerPlain(sabaccScreen, plain, said).plain.model).log.last.find(({ seat }) => seat === 3)?.action;
    for (const [english, other] of [
      ['draw', 'ziehen'],
      ['stand', 'passen'],
      ['junk', 'aussteigen'],
      ['swap b', 'tauschen b'],
    ] as const) {
      expect(done(english)).toBeDefined();
      expect(done(other)).toEqual(done(english));
    }
    const told = (said: string): string => answerPlain(sabaccScreen, plain, said).text;
    expect(told('blatt')).toBe(told('hand'));
    expect(told('ablage')).toBe(told('discards'));
  });
});
