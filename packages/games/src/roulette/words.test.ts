import { type Audience, figure, inFull, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { spotById, spots } from './layout.ts';
import { betsOn, playOut, tableWith } from './roulette.fixture.ts';
import { roulette } from './roulette.ts';
import { presets } from './rules.ts';
import type { Action, Reason, State, View } from './state.ts';
import { payouts } from './summary.ts';
import { traitsOf } from './traits.ts';
import { ballWords, betName, betWords, favours, rulesAround, spotTitle, sumWords, words } from './words.ts';

const me: Audience = { me: 0, names: ['You'] };
const tellAll = (state: State, actions: readonly Action[], audience = me): readonly string[] =>
  playOut(state, ...actions).beats.flatMap(({ event, state: after }) => words.event(event, roulette.view(after, 0), audience).map(inFull));
const sight = (state: State) => sightOf(roulette, state, 0);
const tellBets = (view: View): readonly string[] => [...betWords(view), ...sumWords(view)].map(inFull);
const place = (spot: string, amount: number): Action => ({ type: 'place', spot, amount });

const laying = [place('17', 25), place('17/20', 10), place('25/26/28/29', 10), place('red', 50), place('dozen-2', 20)];

describe('a spin, line by line', () => {
  test('each bet is told with its kind and what it pays', () => {
    expect(tellAll(tableWith({ stack: 1250 }), laying)).toEqual([
      '25 on 17 straight up pays 35 to 1. On the board: 25. Chips: 1,225.',
      '10 on the 17/20 split pays 17 to 1. On the board: 35. Chips: 1,215.',
      '10 on the 25/26/28/29 corner pays 11 to 1. On the board: 45. Chips: 1,205.',
      '50 on red pays 1 to 1. On the board: 95. Chips: 1,155.',
      '20 on the 2nd dozen pays 2 to 1. On the board: 115. Chips: 1,135.',
    ]);
  });

  test('the bets are summed up with what each would win, and the best and the worst case', claims('CAS-4.21'), () => {
    const { state } = playOut(tableWith({ stack: 1250 }), ...laying);
    expect(tellBets(roulette.view(state, 0))).toEqual([
      '1. 25 on 17 straight up wins 875.',
      '2. 10 on the 17/20 split wins 170.',
      '3. 10 on the 25/26/28/29 corner wins 110.',
      '4. 50 on red wins 50.',
      '5. 20 on the 2nd dozen wins 40.',
      '115 chips in five bets.',
      // 875 + 170 + 40, less the 60 on the corner and on red. All is lost on 0, 2, 4, 6, 8, 10, 11, 31, 33 and 35.
      'At best +1,025, on 17; at worst −115, on 10 numbers.',
    ]);
    expect(tellBets(roulette.view(tableWith(), 0))).toEqual(['There are no bets on the board.']);
    const few = roulette.view(tableWith({ bets: betsOn({ red: 10, black: 10 }) }), 0);
    expect(tellBets(few).at(-1)).toBe('At best nothing, on 36 numbers; at worst −20, on 0.');
  });

  test('the ball, every bet and the sum are told', claims('CAS-4.16', 'CAS-4.17'), () => {
    const { state } = playOut(tableWith({ stack: 1250 }), ...laying);
    expect(tellAll(state, [{ type: 'spin' }])).toEqual(['No more bets. The wheel is spinning.']);
    expect(tellAll({ ...state, phase: 'spinning', number: 20 }, [{ type: 'rest' }])).toEqual([
      '20, black, even, high, second dozen, middle column.',
      '10 on 17/20 wins 170.',
      '20 on the 2nd dozen wins 40.',
      '25 on 17, 10 on 25/26/28/29 and 50 on red lose.',
      'You win 125. Chips: 1,375.',
    ]);
  });
});

describe('what happens', () => {
  const rest = (bets: Readonly<Record<string, number>>, number: number, audience = me, preset: keyof typeof presets = 'house') =>
    tellAll(tableWith({ preset, bets: betsOn(bets), stack: 100, number }), [{ type: 'rest' }], audience);

  test('zero, halves, even scores and a lost last chip have their sentences', () => {
    expect(rest({ red: 5, 'dozen-1': 4 }, 0, me, 'french')).toEqual([
      '0, green.',
      '5 on red gets 2 back.',
      '4 on the 1st dozen loses.',
      'You lose 7. Chips: 102.',
    ]);
    expect(rest({ red: 1 }, 0, me, 'french').at(1)).toBe('1 on red loses.');
    expect(rest({ red: 3 }, 0, me, 'french').at(1)).toBe('3 on red gets 1 back.');
    expect(rest({ red: 5, black: 5 }, 7).at(-1)).toBe('You break even. Chips: 110.');
    expect(tellAll(tableWith({ bets: betsOn({ red: 5 }), stack: 0, number: 2 }), [{ type: 'rest' }]).at(-1)).toBe(
      'You have no chips left.',
    );
    expect(rest({ '1': 1, '2': 1, '3': 1, '4': 1 }, 9).at(1)).toBe('Four bets lose, 4 chips in all.');
  });

  test('the rail is told it of the player by name', () => {
    expect(rest({ red: 5 }, 7, { me: 'rail', names: ['Ada'] }).at(-1)).toBe('Ada wins 5. Chips: 110.');
  });

  test('undo, clear, repeat, double and calls', () => {
    const table = tableWith({ preset: 'french', stack: 1000, last: betsOn({ '5': 10, red: 20 }) });
    const actions: readonly Action[] = [
      place('17', 25),
      place('17', 10),
      { type: 'undo' },
      { type: 'repeat' },
      { type: 'double' },
      { type: 'undo' },
      { type: 'clear' },
      { type: 'undo' },
      { type: 'call', name: 'tiers', unit: 5 },
      { type: 'neighbours', of: 17, unit: 2 },
    ];
    expect(tellAll(table, actions)).toEqual([
      '25 on 17 straight up pays 35 to 1. On the board: 25. Chips: 975.',
      '10 more on 17 straight up, 35 in all, pays 35 to 1. On the board: 35. Chips: 965.',
      'Taken back: 10 on 17. On the board: 25. Chips: 975.',
      'Same bets again: 30 chips in two bets. On the board: 55. Chips: 945.',
      'All bets doubled: 110 chips in three bets. On the board: 110. Chips: 890.',
      'Taken back: 55 chips in three bets. On the board: 55. Chips: 945.',
      'Board cleared, 55 chips back. Chips: 1,000.',
      'The bets are back, 55 chips. On the board: 55. Chips: 945.',
      'Tiers du cylindre: 30 chips in six bets. On the board: 85. Chips: 915.',
      '17 and its neighbours: 10 chips in five bets. On the board: 95. Chips: 905.',
    ]);
  });
});

describe('names', () => {
  test('numbers are told by all that they win', () => {
    expect(traitsOf(0)).toEqual({ colour: 'green', traits: [] });
    expect(ballWords(17)).toEqual(['17, black, odd, low, second dozen, middle column.', '17, black.']);
    expect(inFull(ballWords(36))).toBe('36, red, even, high, third dozen, last column.');
    expect(inFull(ballWords(1))).toBe('1, red, odd, low, first dozen, first column.');
  });

  test('bets have a whole name for lists and labels, each its own', () => {
    const title = (id: string) => spotTitle(spotById(id));
    expect(['17', '8/11', '2/3/5/6', '13-15', '31-36', 'red', 'dozen-2', 'column-1', 'low', '0/1/2/3'].map(title)).toEqual([
      'Straight up 17',
      'Split 8, 11',
      'Corner 2, 3, 5, 6',
      'Street 13, 14, 15',
      'Six line 31 to 36',
      'Red',
      '2nd dozen',
      'Column 1',
      'Low, 1 to 18',
      'First four 0, 1, 2, 3',
    ]);
    expect(new Set(spots(presets.french).map(spotTitle)).size).toBe(157);
    expect([betName({ spot: 'high', amount: 1500 }), figure(1_234_567)]).toEqual(['1,500 on 19-36', '1,234,567']);
  });
});

describe('what is asked and refused', () => {
  test('the prompt asks for what can be done', () => {
    const laid = tableWith({ bets: betsOn({ red: 115 }), stack: 0 });
    expect(words.prompt(sight(tableWith()))).toBe('Your bet, or spin?');
    expect(words.prompt(sight(laid))).toBe('All your chips are on the board. Spin?');
    expect(words.prompt(sight({ ...laid, phase: 'spinning', number: 3 }))).toEqual([
      'The ball is still rolling. 115 chips ride on it.',
      '115 chips ride on it.',
    ]);
    expect(words.prompt(sight(tableWith({ bets: betsOn({ red: 1 }), number: 3 })))).toEqual([
      'The ball is still rolling. 1 chip rides on it.',
      '1 chip rides on it.',
    ]);
    expect(words.prompt(sight({ ...laid, phase: 'ended' }))).toBe('The session is over.');
  });

  test('actions have names for their buttons', () => {
    const name = (action: Action) => words.action(action, sight(tableWith()));
    expect(name(place('17/20', 1000))).toBe('1,000 on 17/20');
    expect(name({ type: 'call', name: 'jeu-zero', unit: 5 })).toBe('Jeu zéro at 5 a chip');
    expect(name({ type: 'neighbours', of: 7, unit: 5 })).toBe('7 and its neighbours at 5 a chip');
    expect(name({ type: 'take-back', spot: '17' })).toBe('Take back 17 straight up');
    const plain = (['undo', 'clear', 'repeat', 'double', 'spin', 'rest'] as const).map((type) => name({ type }));
    expect(plain).toEqual(['Undo', 'Clear', 'Same bets again', 'Double', 'Spin', 'Let it land']);
  });

  test('every refusal says what is so, and then what to do', claims('CAS-4.2'), () => {
    const reasons: Readonly<Record<Reason, string>> = {
      'no-more-bets': 'No more bets: the ball is rolling. Place a bet, undo, clear or spin.',
      'ball-at-rest': 'The ball isn’t rolling. Place a bet, undo, clear or spin.',
      'not-in-these-rules': 'This table doesn’t take that bet. Place a bet, undo, clear or spin.',
      'bets-are-open': 'Bets are still open. Place a bet, undo, clear or spin.',
      'between-spins': 'This spin is over. Place a bet, undo, clear or spin.',
      'others-are-not-done': 'The wheel spins once everyone is done. Place a bet, undo, clear or spin.',
      'nobody-else-bets': 'Nobody else is betting here. Place a bet, undo, clear or spin.',
      'over-the-limit': 'You can have at most 0 chips on the board in a spin. Place a bet, undo, clear or spin.',
      'bank-cannot-pay': 'The bank has 40 chips and couldn’t pay that if it won. Place a bet, undo, clear or spin.',
      'bet-too-small': 'The smallest bet is 1 chip. Bet 1 or more.',
      'no-chips-left': 'All your chips are on the board. Place a bet, undo, clear or spin.',
      'not-enough-chips': 'You have 40 chips left. Bet 40 or less.',
      'no-such-number': 'The wheel has the numbers 0 to 36. Pick one of those.',
      'nothing-laid': 'There are no bets on the board. Place a bet, undo, clear or spin.',
      'nothing-there': 'You have no bet there. Place a bet, undo, clear or spin.',
      'nothing-to-undo': 'There’s nothing to undo. Place a bet, undo, clear or spin.',
      'nothing-to-repeat': 'You have no last bets to repeat yet. Place a bet, undo, clear or spin.',
      'too-few-to-repeat': 'Your last bets took 75 chips, and you have 40 left. Place a bet, undo, clear or spin.',
      'too-few-to-double': 'Doubling takes 60 more, and you have 40 chips left. Place a bet, undo, clear or spin.',
    };
    const table = sight(tableWith({ bets: betsOn({ red: 60 }), last: betsOn({ black: 75 }), stack: 40 }));
    for (const [reason, sentence] of Object.entries(reasons)) {
      expect(words.refusal({ reason: reason as Reason }, table)).toBe(sentence);
    }
    expect(words.refusal({ reason: 'not-enough-chips', instead: place('17', 40) }, table)).toBe('You have 40 chips left. Bet 40 or less.');
    expect(words.refusal({ reason: 'not-enough-chips', instead: { type: 'call', name: 'tiers', unit: 6 } }, table)).toBe(
      'You have 40 chips left. Bet 6 a chip or less.',
    );
    expect(words.refusal({ reason: 'not-an-action' }, table)).toBe('You can’t do that here. Place a bet, undo, clear or spin.');
    expect(words.refusal({ reason: 'not-your-turn' }, table)).toBe('It isn’t your turn yet. Just a moment.');
    expect(words.refusal({ reason: 'not-your-turn' }, sight({ ...tableWith(), phase: 'ended' }))).toBe('The session is over.');
  });
});

describe('the rules page', () => {
  const lines = (preset: keyof typeof presets) => words.rules(presets[preset]).flatMap((passage) => passage.lines);

  test('it introduces the game, its rules and every payout with what it brings', claims('CAS-4.19'), () => {
    expect(words.rules(presets.house).map(({ heading }) => heading)).toEqual(['The aim', 'Your chips', 'Payouts']);
    expect(words.rules(presets.french).map(({ heading }) => heading)).toContain('Call bets');
    const page = lines('house');
    expect(page).toContain('Straight up, on a number: pays 35 to 1. 100 chips lose 2.70 on average, exactly 1/37 a chip.');
    expect(page).toContain('Corner, where four numbers meet: pays 11 to 1. 100 chips win 29.73 on average, exactly 11/37 a chip.');
    expect(page).toContain(
      'Low or high, in its box, 1 to 18 or 19 to 36: pays 2 to 1. 100 chips win 45.95 on average, exactly 17/37 a chip.',
    );
    expect(page.filter((line) => line.includes('pays'))).toHaveLength(11);
    expect(lines('european').filter((line) => line.includes('pays'))).toHaveLength(12);
  });

  test('a page that draws the payouts itself has all the rest', () => {
    for (const rules of Object.values(presets)) {
      const [before, after] = rulesAround(rules);
      const rest = words.rules(rules).filter(({ heading }) => heading !== 'Payouts');
      expect([...before, ...after]).toEqual(rest);
    }
  });

  test('it says what favours the player, and what zero does', claims('CAS-4.19'), () => {
    expect(favours(presets.house)).toBe('At this table corners and low or high favour you.');
    expect([favours(presets.european), favours(presets.french)]).toEqual(Array(2).fill('At this table every bet favours the house.'));
    expect(lines('house')).toContain('On zero every outside bet loses: dozens, columns, red and black, odd and even, low and high.');
    expect(lines('french').join(' ')).toContain('half your bet back');
    expect(Object.values(presets).map((rules) => words.preset(rules))).toEqual([
      'House payouts',
      'European rules',
      'French rules',
      'Up to seven players',
      'A player keeps the bank',
    ]);
  });

  test('what a chip brings is exact: 37ths, and 74ths where zero gives half back', () => {
    const brings = (preset: keyof typeof presets) =>
      Object.fromEntries(payouts(presets[preset]).map(({ kind, brings: { over, under } }) => [kind, `${over}/${under}`]));
    expect(new Set(Object.values(brings('european')))).toEqual(new Set(['-1/37']));
    expect(brings('french')).toMatchObject({
      straight: '-1/37',
      dozen: '-1/37',
      'red-black': '-1/74',
      'odd-even': '-1/74',
      'low-high': '-1/74',
    });
    expect(brings('house')).toMatchObject({ corner: '11/37', 'low-high': '17/37', 'red-black': '-1/37', 'six-line': '-1/37' });
  });
});
