import { type Audience, inFull, inShort, type Refusal, type Sight, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { reasonsIn } from '../language.fixture.ts';
import { words as en } from './language/words.en.ts';
import { presets } from './rules.ts';
import { all, type Change, cards, double, notDouble, playOut, tableWith } from './sabacc.fixture.ts';
import { sabacc } from './sabacc.ts';
import type { Action, Sabacc, State } from './state.ts';
import { accountWords, cryWords, discardWords, standWords, whyWords, words } from './words.ts';

const names = ['Tovo', 'Mirel', 'Kesh', 'You'];
const you: Audience = { me: 3, names };
type Moves = readonly (readonly [number, Action])[];
const tellAll = (state: State, actions: Moves, audience = you): readonly string[] =>
  playOut(state, ...actions).beats.flatMap(({ event, state: after }) =>
    words.event(sabacc.viewEvent(event, audience.me), sabacc.view(after, audience.me), audience).map(inFull),
  );
const sight = (state: State, seat = 3) => sightOf(sabacc, state, seat);
const asked = (now: Sight<Sabacc>): string => inFull(words.prompt(now));
const refused = (refusal: Refusal<Sabacc>, now: Sight<Sabacc>): string => inFull(words.refusal(refusal, now));
const check: Action = { type: 'check' };
const stand: Action = { type: 'stand' };
const raise = (by: number): Action => ({ type: 'raise', by });

const story = tableWith({
  hands: ['s+5 c-4', 's-7 t+5', 's+9 c+6', 'c+7 s-3'],
  discard: 's-6 c+3 t-8 t+4',
  next: 'c+9 t-5',
  round: 2,
  stacks: [2210, 710, 1410, 1160],
  staked: [40, 40, 40, 40],
  sabaccPot: 850,
  chance: double,
});

describe('a round, as its transcript has it', () => {
  test('the action: others are told of what can be seen, the listener of all', () => {
    const lines = tellAll(story, [
      [0, stand],
      [1, { type: 'swap', card: 't+5' }],
      [2, { type: 'draw' }],
      [2, { type: 'release', card: 'c+9' }],
      [3, { type: 'draw' }],
      [3, { type: 'keep' }],
    ]);
    expect(lines).toEqual([
      'Tovo stands.',
      'Mirel swaps a card for the plus 4 of triangles, face up.',
      'Kesh draws a card and discards the plus 9 of circles.',
      'You draw the minus 5 of triangles.',
      'That makes minus 1.',
      'You keep all three.',
      'That makes minus 1.',
    ]);
  });

  test('betting and a double', () => {
    const betting: State = { ...story, phase: 'betting' };
    const lines = tellAll(betting, [
      [0, raise(60)],
      [1, { type: 'call' }],
      [2, { type: 'call' }],
      [3, { type: 'call' }],
    ]);
    expect(lines).toEqual([
      'Tovo bets 60.',
      'Mirel calls 60.',
      'Kesh calls 60.',
      'You call 60.',
      'The pot is 400.',
      'You have 1,100 chips.',
      'The dice: 6 and 6.',
      'A double!',
      'Every hand goes to the discard pile.',
      expect.stringMatching(/^You’re dealt the (plus|minus) \d+ of (circles|squares|triangles)(,| and) /),
      expect.stringMatching(/^That makes (zero|(plus|minus) \d+)\.$/),
      'Round 3 of 3.',
      'The pot is 400.',
    ]);
  });

  test('the end: hands are shown, ranked and paid', () => {
    const last = tableWith({
      hands: ['s+5 c-4', 's-7 s+4', '', 't+2 c-9 s+6 c+1'],
      round: 3,
      phase: 'betting',
      queue: [0, 1, 3],
      stacks: [2150, 650, 1350, 1100],
      staked: [100, 100, 100, 100],
      sabaccPot: 850,
      chance: notDouble,
    });
    const lines = tellAll(last, [
      [0, check],
      [1, raise(50)],
      [3, { type: 'call' }],
      [0, { type: 'call' }],
    ]);
    expect(lines).toEqual([
      'Tovo checks.',
      'Mirel bets 50.',
      'You call 50.',
      'The pot is 500.',
      'You have 1,050 chips.',
      'Tovo calls 50.',
      'The dice: 1 and 4.',
      'No double.',
      'Tovo shows the plus 5 of squares and the minus 4 of circles: plus 1.',
      'Mirel shows the minus 7 of squares and the plus 4 of squares: minus 3.',
      'You show the plus 2 of triangles, the minus 9 of circles, the plus 6 of squares and the plus 1 of circles: zero.',
      'All hands are shown: you 0, Tovo +1, Mirel −3.',
      'Sabacc! You win the pot of 550 and the sabacc pot of 850.',
      'You win 1,200 overall. You have 2,450 chips.',
    ]);
  });
});

const last = (hands: readonly string[], change: Change = {}) =>
  tableWith({ hands, round: 3, phase: 'betting', staked: hands.map(() => 40), sabaccPot: 850, chance: notDouble, ...change });
const ending = (table: State, audience = you) =>
  tellAll(
    table,
    table.queue.map((seat) => [seat, check]),
    audience,
  );

describe('endings', () => {
  const two: Audience = { me: 1, names: ['Tovo', 'You'] };

  test('a pot without a zero, and the sabacc pot that stays', () => {
    expect(ending(last(['c+7 s-3', 't+1 t-2']), two).slice(-3)).toEqual([
      'You win the pot of 80.',
      'The sabacc pot stays at 850.',
      'You lose 10 overall. You have 1,080 chips.',
    ]);
    expect(ending(last(['c+7 t-6', 't+1 t-2']), two).slice(-3, -1)).toEqual(['Tovo wins the pot of 80.', 'The sabacc pot stays at 850.']);
    expect(ending(last(['c+7 s-3', 't+1 t-2'], { staked: [0, 0] }), two).slice(-3, -1)).toEqual([
      'Nobody bet anything.',
      'The sabacc pot stays at 850.',
    ]);
  });

  test('shared pots, side pots, and a zero that did not reach the bets', () => {
    expect(ending(last(['c+7 s-7', 't+2 t-2'], { staked: [41, 41] }), two).slice(-3, -1)).toEqual([
      'You and Tovo share the pot of 82: 41 each.',
      'Sabacc! You and Tovo share the sabacc pot of 850: 425 each.',
    ]);
    expect(ending(last(['c+7 s-7', 't+2 t-2'], { sabaccPot: 851 }), two)).toContain(
      'Sabacc! You and Tovo share the sabacc pot of 851: you get 425, Tovo 426.',
    );
    const three: Audience = { me: 2, names: ['Tovo', 'Mirel', 'You'] };
    const side = last(['c+7 t-6', 'c+9 c-2', 't+1 t-3'], { staked: [30, 60, 60], stacks: [0, 500, 500], queue: [1, 2] });
    expect(ending(side, three)).toEqual(expect.arrayContaining(['Tovo wins the main pot of 90.', 'You win the side pot of 60.']));
    const sides = last(['c+7 t-6', 'c+9 c-7', 't+1 t-4'], { staked: [30, 60, 90], stacks: [100, 0, 0], queue: [0] });
    expect(
      words
        .event(
          {
            type: 'settled',
            results: [],
            finish: {
              by: 'showdown',
              pots: [
                { amount: 9, seats: [0], winners: [0] },
                { amount: 8, seats: [1], winners: [1] },
                { amount: 7, seats: [2], winners: [2] },
              ],
              sabacc: { amount: 5, winners: [] },
              places: [],
            },
          },
          sabacc.view(sides, 2),
          three,
        )
        .slice(0, 3),
    ).toEqual(['Tovo wins the main pot of 9.', 'Mirel wins side pot 1, 8 chips.', 'You win side pot 2, 7 chips.']);
  });

  test('the last one standing, and a raise that goes back', () => {
    const table = tableWith({ preset: 'spire', hands: ['c+7 s-3', 't+1 t-1'], staked: [40, 40], phase: 'betting' });
    expect(
      tellAll(
        table,
        [
          [0, raise(300)],
          [1, { type: 'junk' }],
        ],
        two,
      ),
    ).toEqual([
      'Tovo bets 300.',
      'You junk your hand and are out of this game.',
      'Tovo gets back 300 chips that nobody matched.',
      'Tovo is the only one left.',
      'Tovo wins the pot of 80.',
      'The sabacc pot stays at 200.',
      'You lose 90 overall. You have 1,000 chips.',
    ]);
  });

  test('spire: the kind of zero is called, and a tie is drawn for', () => {
    const table = last(['c+9 c-9', 't+9 t-9'], { rules: presets.spire });
    const lines = ending({ ...table, deck: ['s+5', 's-2', ...table.deck.filter((card) => card !== 's+5' && card !== 's-2')] }, two);
    expect(lines).toContain('A tie: Tovo draws the plus 5 of squares and you draw the minus 2 of squares.');
    expect(lines).toContain('Sabacc! You win the pot of 80 and the sabacc pot of 850.');
    expect(ending(last(['c+7 s-3', 'z1 z2'], { rules: presets.spire }), two)).toContain(
      'Pure sabacc! You win the pot of 80 and the sabacc pot of 850.',
    );
  });

  test('elimination, too few chips, no chips and a won table have their words', claims('CAS-5.27', 'CAS-5.28'), () => {
    const won = ending(last(['c+7 s-3', 't+1 t-2'], { stacks: [20, 1000] }), two);
    expect(won.slice(-2)).toEqual([
      'Tovo leaves the table with fewer than 50 chips.',
      'You’ve won the table: every opponent is out. Well played!',
    ]);
    const short = last(['t+1 t-2', 'c+7 s-3'], { stacks: [1000, 30] });
    expect(ending(short, two).at(-1)).toBe('You have 30 chips left, and a game costs 50.');
    const over = playOut(short, ...all([0, 1], check)).state;
    expect(asked(sight(over, 1))).toBe('A game costs 50 and you have 30, so it’s time to leave the table.');
    expect(refused({ reason: 'not-your-turn' }, sight(over, 1))).toBe('A game costs 50 and you have 30, so it’s time to leave the table.');
    expect(asked(sight(over, 0))).toBe('The session is over.');
    const broke = last(['t+1 t-2', 'c+7 s-3'], { stacks: [1000, 0], queue: [0] });
    expect(ending(broke, { me: 0, names: ['You', 'Max'] }).at(-1)).toBe('Max has no chips left.');
    expect(asked(sight(playOut(broke, [0, check]).state, 1))).toBe('The session is over.');
    expect(asked(sight(playOut(last(['c+7 s-3', 't+1 t-2'], { stacks: [20, 1000] }), ...all([0, 1], check)).state, 1))).toBe(
      'You’ve won the table. Leave with your chips.',
    );
  });
});

test('the deal: the entry, the discard, the own hand', () => {
  const opened = sabacc.open({ rules: presets.house, stacks: [2300, 800, 1500, 1250], chance: notDouble });
  const lines = (audience: Audience) =>
    opened.beats.flatMap(({ event, state }) =>
      words.event(sabacc.viewEvent(event, audience.me), sabacc.view(state, audience.me), audience).map(inFull),
    );
  expect(lines(you)).toEqual([
    expect.stringMatching(/^The sabacc pot stands at [\d,]+\.$/),
    'Game 1.',
    expect.stringMatching(/^Everyone puts 50 into the sabacc pot\. It now holds [\d,]+\.$/),
    'You have 1,200 chips.',
    expect.stringMatching(/^The discard pile starts with .*\.$/),
    expect.stringMatching(/^You have .* and .*\.$/),
    expect.stringMatching(/^That makes .*\.$/),
    'Round 1 of 3.',
    'The pot is empty.',
  ]);
  expect(lines({ me: 'rail', names }).join(' ')).not.toMatch(/You /);
});

test('more that happens: all-in, raises, a card kept or swapped, a short deck', () => {
  const betting: State = { ...story, phase: 'betting', stacks: [2210, 50, 1410, 1160] };
  expect(
    tellAll(betting, [
      [0, raise(60)],
      [1, { type: 'all-in' }],
      [2, raise(1350)],
    ]),
  ).toEqual(['Tovo bets 60.', 'Mirel goes all-in with 50.', 'Kesh goes all-in with 1,410.']);
  expect(
    tellAll(betting, [
      [0, raise(60)],
      [1, { type: 'all-in' }],
      [2, raise(100)],
    ]).at(-1),
  ).toBe('Kesh raises by 100.');
  const mine: State = { ...story, queue: [2, 3] };
  expect(
    tellAll(mine, [
      [2, { type: 'draw' }],
      [2, { type: 'keep' }],
      [3, { type: 'swap', card: 's-3' }],
    ]).slice(0, 3),
  ).toEqual([
    'Kesh draws a card and keeps it.',
    'You swap the minus 3 of squares for the plus 4 of triangles, face up.',
    'That makes plus 11.',
  ]);
  expect(
    tellAll({ ...mine, queue: [3] }, [
      [3, { type: 'draw' }],
      [3, { type: 'release', card: 'c+7' }],
    ]).slice(2, 4),
  ).toEqual(['You discard the plus 7 of circles.', 'That makes plus 6.']);
  expect(tellAll({ ...mine, deck: [], queue: [2] }, [[2, { type: 'draw' }]])).toEqual([
    'The deck has run out. All the discards but the top one are shuffled back in.',
  ]);
  expect(words.event({ type: 'excess-returned', seat: 3, amount: 1 }, sabacc.view(story, 3), you).map(inFull)).toEqual([
    'You get back 1 chip that nobody matched.',
  ]);
});

test('the discard pile can be read out from its top', claims('CAS-5.2'), () => {
  expect(discardWords(sabacc.view({ ...story, discard: ['z1', 's-2', 'c+9'] }, 3))).toBe(
    'Discard pile, top first: plus 9 of circles, minus 2 of squares, sylop.',
  );
});

describe('asking', () => {
  const mine: State = { ...story, queue: [3] };
  const betting: State = { ...mine, phase: 'betting' };

  test('prompts ask for what can be done', () => {
    expect(asked(sight(mine))).toBe('Draw, swap, stand or junk? Closest to zero wins.');
    expect(asked(sight(playOut(mine, [3, { type: 'draw' }]).state))).toBe('Discard a card, or keep them all?');
    expect(asked(sight(betting))).toBe('Check, or bet up to 1,160? Raises left: 3.');
    const raised: State = { ...betting, bets: [60, 60, 60, 0], raises: 1 };
    expect(asked(sight(raised))).toBe('Call 60 to stay in, or raise by up to 1,100? Raises left: 2.');
    expect(inShort(words.prompt(sight(raised)))).toBe('Call 60 or raise?');
    expect(asked(sight({ ...raised, raises: 3 }))).toBe('Call 60 to stay in?');
    expect(asked(sight({ ...raised, stacks: [0, 0, 0, 40] }))).toBe('It’s 60 to match: go all-in with your last 40?');
    expect(asked(sight({ ...mine, phase: 'between' }))).toBe('Another game for 50?');
    expect(asked(sight(story))).toBe('The others are playing.');
  });

  test('actions have names', () => {
    const name = (action: Action, state = betting) => words.action(action, sight(state));
    expect(name({ type: 'swap', card: 's-3' }, mine)).toBe('Swap the minus 3 of squares');
    expect(name({ type: 'release', card: 's-3' }, mine)).toBe('Discard the minus 3 of squares');
    expect([name(raise(50)), name(check), name({ type: 'ready' }), name({ type: 'all-in' })]).toEqual([
      'Bet 50',
      'Check',
      'Next game',
      'All-in',
    ]);
    const raised: State = { ...betting, bets: [60, 60, 60, 0], raises: 1 };
    expect([name(raise(50), raised), name({ type: 'call' }, raised)]).toEqual(['Raise by 50', 'Call 60']);
  });

  test('a refusal says what is so, and then what to do', () => {
    expect(refused({ reason: 'no-betting-yet' }, sight(mine))).toBe(
      'Betting comes once everyone has acted. You can draw, swap, stand or junk.',
    );
    expect(refused({ reason: 'raise-too-large' }, sight(betting))).toBe('You can raise by at most 1,160. You can check, bet or go all-in.');
    expect(refused({ reason: 'not-an-action' }, sight(mine))).toBe('You can’t do that here. You can draw, swap, stand or junk.');
    expect(refused({ reason: 'not-your-turn' }, sight(story))).toBe('It isn’t your turn yet.');
    const drawn = playOut(mine, [3, { type: 'draw' }]).state;
    expect(refused({ reason: 'keep-or-release-first' }, sight(drawn))).toBe(
      'You’ve drawn a card. You can discard a card or keep them all.',
    );
  });

  test('for every reason', () => {
    const others = reasonsIn(en.refused).filter(
      (reason) => !refused({ reason }, sight(betting)).endsWith('. You can check, bet or go all-in.'),
    );
    expect(others).toEqual(['not-your-turn']);
  });
});

test('the rules page covers cards, entry, action, betting, dice, winning and leaving, for each preset', () => {
  for (const rules of Object.values(presets)) {
    const page = words.rules(rules);
    const headings = ['The aim', 'A game', 'The action', 'Betting', 'The dice', 'Who wins', 'Leaving'];
    expect(page.map(({ heading }) => heading)).toEqual(expect.arrayContaining(headings));
    const text = page.flatMap(({ lines }) => lines).join(' ');
    for (const said of ['62 cards', '50 into the sabacc pot', 'face up', 'three raises', 'side pot', 'double', 'forfeits'])
      expect(text).toContain(said);
  }
  const junking = (preset: keyof typeof presets) => words.rules(presets[preset]).flatMap(({ lines }) => lines);
  expect(junking('house')).toContain('You can’t junk during the betting.');
  expect(junking('spire')).toContain('You can junk during the betting too.');
  expect([words.preset(presets.house), words.preset(presets.spire)]).toEqual(['House rules', 'Spire rules']);
});

describe('why a hand won', () => {
  /** The end of a game between Tovo and the listener, in which everybody stands and checks. */
  const why = (theirs: string, mine: string, preset: 'house' | 'spire' = 'house'): string => {
    const table = tableWith({ preset, hands: [theirs, mine], round: 3, chance: notDouble });
    const { state } = playOut(table, ...all([0, 1], stand), ...all([0, 1], check));
    return inFull(whyWords(sabacc.view(state, 1), { me: 1, names: ['Tovo', 'You'] }));
  };

  test('nearer to zero, plus before minus, more cards', claims('CAS-5.22', 'CAS-5.23'), () => {
    expect(why('s+5 c-4', 'c+7 s-7')).toBe('Your 0 beats Tovo’s +1: closer to zero.');
    expect(why('s+5 c-4', 'c+7 s-8')).toBe('Tovo’s +1 beats your −1: plus beats minus.');
    expect(why('s+5 c-4', 'c+7 s-8 t+2')).toBe('Your +1 beats Tovo’s +1: more cards.');
  });

  test('the cry and the account of a game stand apart', () => {
    const ended = (theirs: string, mine: string) => {
      const table = tableWith({ hands: [theirs, mine], round: 3, staked: [40, 40], sabaccPot: 850, chance: notDouble });
      const view = sabacc.view(playOut(table, ...all([0, 1], stand), ...all([0, 1], check)).state, 1);
      return [cryWords(view), accountWords(view, { me: 1, names: ['Tovo', 'You'] }).map(inFull)];
    };
    expect(ended('s+5 c-4', 'c+7 s-7')).toEqual(['Sabacc!', ['You win the pot of 80 and the sabacc pot of 850.']]);
    expect(ended('s+5 c-4', 'c+7 s-5')).toEqual(['', ['Tovo wins the pot of 80.', 'The sabacc pot stays at 850.']]);
  });

  test('what a hand counts for is told to who has never heard of it', () => {
    const { rules } = tableWith({ hands: ['s+5', 'c+7'] });
    expect(standWords({ rules }, cards('c+7 s-5'))).toBe('2 from zero');
    expect(standWords({ rules }, cards('c+7 s-7'))).toBe('a sabacc, worth both pots');
  });
});
