import { fork, type Game, inFull, openChance, play, type Reader, read, type Seat } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { bots } from './bots/index.ts';
import { counters, luck } from './counters.ts';
import { rouletteModule } from './index.ts';
import { spots } from './layout.ts';
import { playerAt } from './places.ts';
import { betsOn } from './roulette.fixture.ts';
import { roulette } from './roulette.ts';
import { presets, type Rules } from './rules.ts';
import { netOn } from './settle.ts';
import type { Action, Event, Reason, Roulette, State } from './state.ts';
import { NUMBERS, POCKETS } from './wheel.ts';
import { words } from './words.ts';

const game: Game<Roulette> = roulette;
const open = (preset: 'shared' | 'banked', stacks: readonly number[], seed = 'a1'.repeat(32)): State =>
  game.open({ rules: presets[preset], stacks, chance: openChance(seed) }).state;
const place = (spot: string, amount: number): Action => ({ type: 'place', spot, amount });
const DONE: Action = { type: 'done' };
const READY: Action = { type: 'ready' };

/** Takes one action after another, by seat, and tells everything that happened. */
const go = (state: State, ...moves: readonly (readonly [Seat, Action])[]) => {
  let now = state;
  const events: Event[] = [];
  const told: string[] = [];
  for (const [seat, action] of moves) {
    const played = play(game, now, seat, action);
    if (!played.ok) throw new Error(`${seat} ${action.type}: ${played.refusal.reason}`);
    now = played.step.state;
    for (const { event, state: after } of played.step.beats) {
      events.push(event);
      told.push(...words.event(event, game.view(after, 1), { me: 1, names: ['Ann', 'Bo', 'Cy', 'Di'] }).map(inFull));
    }
  }
  return { state: now, events, told };
};
const refused = (state: State, seat: Seat, action: Action) => {
  const played = play(game, state, seat, action);
  return played.ok ? 'taken' : played.refusal;
};
const total = (state: State): number =>
  (game.unowned?.(state) ?? 0) +
  state.players.reduce((sum, _, seat) => sum + game.chips(state, seat).stack + game.chips(state, seat).atRisk, 0);

describe('one board for several', () => {
  const table = open('shared', [1000, 1000, 1000]);

  test('everybody is asked at the same time, until each has said that they are done', () => {
    expect(game.toAct(table)).toEqual([0, 1, 2]);
    const { state } = go(table, [2, place('red', 20)], [0, place('17', 5)], [2, DONE]);
    expect(game.toAct(state)).toEqual([0, 1]);
    expect(refused(state, 2, { type: 'undo' })).toEqual({ reason: 'not-your-turn' });
    expect(state.players.map(({ stack }) => stack)).toEqual([995, 1000, 980]);
  });

  test('a bet is taken back by who laid it, and by nobody else', () => {
    const { state } = go(table, [0, place('red', 20)], [1, place('red', 5)]);
    expect(go(state, [0, { type: 'take-back', spot: 'red' }]).state.players.map(({ bets }) => bets)).toEqual([[], betsOn({ red: 5 }), []]);
    expect(refused(state, 2, { type: 'take-back', spot: 'red' })).toMatchObject({ reason: 'nothing-there' });
  });

  test('when the last is done there is one spin for all, and each is settled by their own bets', () => {
    const { state, events } = go(table, [0, place('red', 20)], [0, DONE], [1, place('black', 30)], [1, DONE], [2, DONE]);
    expect(events.map(({ type }) => type).slice(-4)).toEqual(['said-done', 'wheel-spun', 'ball-rested', 'settled']);
    const { number } = state;
    const nets = [netOn(state.rules, betsOn({ red: 20 }), number ?? -1), netOn(state.rules, betsOn({ black: 30 }), number ?? -1)];
    const settled = events.at(-1);
    expect(settled?.type === 'settled' && settled.results.map((result) => result?.net ?? null)).toEqual([...nets, null]);
    expect(state.players.map(({ stack }) => stack)).toEqual([1000 + (nets[0] ?? 0), 1000 + (nets[1] ?? 0), 1000]);
    expect([state.phase, game.toAct(state), total(state)]).toEqual(['between', [0, 1, 2], 3000]);
  });

  test('the next bets are laid when all are ready, and the last bets can be laid again', () => {
    const spun = go(table, [0, place('red', 20)], [0, DONE], [1, DONE], [2, DONE]).state;
    expect(game.legal(spun, 0)).toEqual([READY]);
    expect(refused(spun, 0, place('red', 1))).toEqual({ reason: 'between-spins', instead: READY });
    const again = go(spun, [2, READY], [0, READY], [1, READY]);
    expect(again.events.at(-1)).toEqual({ type: 'bets-opened' });
    expect(go(again.state, [0, { type: 'repeat' }]).state.players[0]?.bets).toEqual(betsOn({ red: 20 }));
  });

  test('what somebody laid before is still theirs to repeat after a spin that they sat out', () => {
    const spin = (state: State, ...moves: readonly (readonly [Seat, Action])[]) =>
      go(state, ...moves, [0, DONE], [1, DONE], [2, DONE], [0, READY], [1, READY], [2, READY]).state;
    expect(spin(spin(table, [0, place('odd', 7)])).players[0]?.last).toEqual(betsOn({ odd: 7 }));
  });

  test('the number is drawn before the first bet and seen by nobody before the ball rests', () => {
    for (const viewer of [0, 1, 'rail'] as const) expect(game.view(table, viewer).number).toBe('hidden');
    const drawn = table.number;
    expect(go(table, [0, place('0', 5)], [0, DONE], [1, DONE], [2, DONE]).state.number).toBe(drawn);
  });

  test('nobody may have more on the board than the limit of a seat, in however many bets', () => {
    const { state } = go(table, [0, place('red', 450)]);
    expect(refused(state, 0, place('17', 51))).toEqual({ reason: 'over-the-limit', instead: place('17', 50) });
    expect(refused(state, 0, { type: 'double' })).toEqual({ reason: 'over-the-limit', instead: DONE });
    expect(refused(state, 1, place('17', 500))).toBe('taken');
    const full = go(state, [0, place('17', 50)]).state;
    expect(refused(full, 0, place('17', 1))).toEqual({ reason: 'over-the-limit', instead: DONE });
    expect(game.legal(full, 0).map(({ type }) => type)).toEqual(['undo', 'clear', 'done', 'take-back']);
  });

  test('what is said alone is refused here, and what is said here is refused alone', () => {
    expect(refused(table, 0, { type: 'spin' })).toEqual({ reason: 'others-are-not-done', instead: DONE });
    expect(refused(table, 0, { type: 'rest' })).toEqual({ reason: 'ball-at-rest', instead: DONE });
    expect(refused(table, 0, READY)).toEqual({ reason: 'bets-are-open', instead: DONE });
    const alone = game.open({ rules: presets.european, stacks: [100], chance: openChance('a1'.repeat(32)) }).state;
    expect(refused(alone, 0, DONE)).toEqual({ reason: 'nobody-else-bets' });
    expect(refused(alone, 0, READY)).toEqual({ reason: 'bets-are-open' });
  });

  test('who is broke leaves, and the others go on; with nobody left it is over', () => {
    const losing = (state: State): string =>
      state.number !== null && spots(state.rules).some(({ id, numbers }) => id === 'red' && numbers.includes(state.number ?? -1))
        ? 'black'
        : 'red';
    const two = open('shared', [10, 20]);
    const once = go(two, [0, place(losing(two), 10)], [0, DONE], [1, DONE]);
    expect(once.events.at(-1)).toEqual({ type: 'seat-left', seat: 0 });
    expect([game.isIn(once.state, 0), game.toAct(once.state)]).toEqual([false, [1]]);
    const next = go(once.state, [1, READY]).state;
    const end = go(next, [1, place(losing(next), 20)], [1, DONE]);
    expect(end.events.slice(-2).map(({ type }) => type)).toEqual(['seat-left', 'sitting-ended']);
    expect([game.toAct(end.state), game.outcome(end.state), game.unowned?.(end.state)]).toEqual([[], { winners: [], scores: [0, 0] }, 30]);
  });

  test('it seats two to seven', () => {
    expect(() => open('shared', [10])).toThrow('Roulette seats 2 to 7.');
    expect(
      open(
        'shared',
        Array.from({ length: 7 }, () => 10),
      ).players,
    ).toHaveLength(7);
    expect(game.houseBanks?.(presets.shared)).toBe(true);
  });
});

const CALLED = ['voisins', 'tiers', 'orphelins', 'jeu-zero'] as const;

/** Something that somebody may try while the bets are open. */
const anything = (reader: Reader, rules: Rules): Action => {
  const ids = spots(rules);
  const tries: readonly Action[] = [
    place(ids[reader.below(ids.length)]?.id ?? '0', 1 + reader.below(80)),
    place(ids[reader.below(ids.length)]?.id ?? '0', 1 + reader.below(80)),
    { type: 'call', name: CALLED[reader.below(4)] ?? 'tiers', unit: 1 + reader.below(5) },
    { type: 'neighbours', of: reader.below(POCKETS), unit: 1 + reader.below(5) },
    { type: 'double' },
    { type: 'clear' },
    { type: 'undo' },
    DONE,
  ];
  return tries[reader.below(tries.length)] ?? DONE;
};

describe('a player keeps the bank', () => {
  const table = open('banked', [100, 1000, 1000]);

  test('the banker lays nothing and waits for the others', () => {
    expect(game.toAct(table)).toEqual([1, 2]);
    expect(refused(table, 0, place('red', 1))).toEqual({ reason: 'not-your-turn' });
    expect(game.houseBanks?.(presets.banked)).toBe(false);
  });

  test('no bet is taken that the bank could not pay, all bets counted together on each number', () => {
    expect(refused(table, 1, place('17', 3))).toEqual({ reason: 'bank-cannot-pay', instead: place('17', 2) });
    const { state } = go(table, [1, place('17', 2)]);
    // 70 of the 100 are promised on 17, which is black; on red they are all free.
    expect(refused(state, 2, place('black', 31))).toEqual({ reason: 'bank-cannot-pay', instead: place('black', 30) });
    expect(refused(state, 2, place('red', 100))).toBe('taken');
    const full = go(state, [2, place('black', 30)]).state;
    expect(refused(full, 1, place('17', 1))).toEqual({ reason: 'bank-cannot-pay', instead: DONE });
    expect(refused(full, 1, { type: 'double' })).toMatchObject({ reason: 'bank-cannot-pay' });
    expect(refused(full, 1, { type: 'neighbours', of: 17, unit: 1 })).toMatchObject({ reason: 'bank-cannot-pay' });
    expect(refused(full, 1, { type: 'call', name: 'orphelins', unit: 1 })).toMatchObject({ reason: 'bank-cannot-pay' });
  });

  test('a bet can always be taken back: what the bank would win is never counted on', () => {
    const { state } = go(table, [1, place('red', 100)], [2, place('black', 100)]);
    expect(refused(state, 2, { type: 'take-back', spot: 'black' })).toBe('taken');
    expect(refused(state, 1, place('red', 1))).toMatchObject({ reason: 'bank-cannot-pay' });
  });

  test('what was cleared lies again only if the bank can still pay it', () => {
    const { state } = go(table, [1, place('red', 100)], [1, { type: 'clear' }], [2, place('red', 60)]);
    expect(refused(state, 1, { type: 'undo' })).toEqual({ reason: 'bank-cannot-pay', instead: DONE });
    expect(refused(go(state, [2, { type: 'undo' }]).state, 1, { type: 'undo' })).toBe('taken');
  });

  test('the bank wins what the others lose, and pays what they win', () => {
    const { state, events } = go(table, [1, place('red', 20)], [2, place('dozen-1', 5)], [1, DONE], [2, DONE]);
    const settled = events.find(({ type }) => type === 'settled');
    const nets = settled?.type === 'settled' ? settled.results.map((result) => result?.net ?? 0) : [];
    expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
    expect([state.players[0]?.stack, total(state), state.houseWon]).toEqual([100 + (nets[0] ?? 0), 2100, 0]);
  });

  test('the banker’s luck is told by what all bets together were due', () => {
    const played = play(game, go(table, [1, place('red', 20)], [1, DONE]).state, 2, DONE);
    if (!played.ok) throw new Error(played.refusal.reason);
    const { expected, result, count } = luck([played.step], 0);
    expect([count, expected.toFixed(6), result]).toEqual([1, (20 / 37).toFixed(6), playerAt(played.step.state, 0).stack - 100]);
    const beat = played.step.beats.find(({ event }) => event.type === 'settled');
    expect(beat === undefined ? {} : counters.adds(beat, 0)).toMatchObject({ spins: 1, staked: 0 });
    expect(beat === undefined ? {} : counters.adds(beat, 2)).toEqual({});
  });

  test('the bank never owes more than it has, whatever is laid and whatever number comes', () => {
    for (let sitting = 0; sitting < 12; sitting += 1) {
      const reader = read(fork('ba'.repeat(32), `${sitting}`));
      let state = open('banked', [20 + 60 * sitting, 400, 400, 400], fork('bb'.repeat(32), `${sitting}`).seed);
      for (let turn = 0; turn < 60 && game.toAct(state).length > 0; turn += 1) {
        const asked = game.toAct(state);
        const seat = asked[reader.below(asked.length)] ?? 0;
        const played = play(game, state, seat, anything(reader, state.rules));
        const next = played.ok ? played : play(game, state, seat, READY);
        if (next.ok) state = next.step.state;
        const bets = state.players.flatMap((player) => player.bets);
        const owed = Math.max(...NUMBERS.map((number) => netOn(state.rules, bets, number)));
        expect(owed).toBeLessThanOrEqual(playerAt(state, 0).stack);
        expect(total(state)).toBe(20 + 60 * sitting + 1200);
      }
    }
  });
});

test('over many spins seven seats come to what their bets are due, within error', () => {
  let [net, due, variance] = [0, 0, 0];
  let state = open('shared', [1e6, 1e6, 1e6, 1e6, 1e6, 1e6, 1e6], '5e'.repeat(32));
  const bets = ['red', '17', '17/20', 'dozen-2', 'column-1', '25/26/28/29', 'low'].map((spot) => place(spot, 10));
  for (let spin = 0; spin < 400; spin += 1) {
    for (const [seat, bet] of bets.entries()) state = go(state, [seat, bet], [seat, DONE]).state;
    const nets = NUMBERS.map((number) => state.players.reduce((sum, { last }) => sum + netOn(state.rules, last, number), 0));
    const mean = nets.reduce((sum, one) => sum + one, 0) / POCKETS;
    net += state.players.reduce((sum, { verdicts }) => sum + verdicts.reduce((all, one) => all + one.net, 0), 0);
    due += mean;
    variance += nets.reduce((sum, one) => sum + (one - mean) ** 2, 0) / POCKETS;
    state = go(state, ...bets.map((_, seat): readonly [Seat, Action] => [seat, READY])).state;
  }
  // Each of seven lays ten chips, and every bet is due a thirty-seventh of its stake less.
  expect(due).toBeCloseTo((-400 * 70) / 37, 6);
  expect(Math.abs(net - due)).toBeLessThan(3 * Math.sqrt(variance));
  expect(state.houseWon).toBe(-net);
});

describe('company', () => {
  test('bots of every way of playing lay, finish and go on, at either bank', () => {
    for (const preset of ['shared', 'banked'] as const) {
      const names = Object.keys(bots);
      let state = open(preset, [5000, 300, 300, 300]);
      for (let turn = 0; turn < 200 && game.toAct(state).length > 0; turn += 1) {
        const [seat = 0] = game.toAct(state);
        const sight = { seat, view: game.view(state, seat), offers: game.legal(state, seat) };
        const bot = rouletteModule.bots[names[seat % names.length] ?? ''];
        const action = bot?.(sight, fork('b0'.repeat(32), `${turn}`));
        state = go(state, [seat, action ?? DONE]).state;
      }
      expect(state.spins).toBeGreaterThan(8);
    }
  });

  test('a line-up has the player among the others, and a bot with plenty at the bank', () => {
    const chance = openChance('00'.repeat(32));
    expect(rouletteModule.lineUp(presets.european, 0, chance)).toEqual([null]);
    expect(rouletteModule.lineUp(presets.shared, 6, chance)).toHaveLength(7);
    expect(rouletteModule.lineUp(presets.shared, 2, chance)[0]).toBeNull();
    const [banker, me] = rouletteModule.lineUp(presets.banked, 2, chance);
    expect([(banker?.stack ?? 0) >= 35 * 500, me]).toEqual([true, null]);
  });
});

describe('what is told', () => {
  test('what others laid is one line each when they are done, then what everybody won', () => {
    const table = { ...open('shared', [1000, 1000, 1000]), number: 20 };
    const { told } = go(table, [0, place('red', 20)], [1, place('17/20', 10)], [0, place('17', 5)], [0, DONE], [1, DONE], [2, DONE]);
    expect(told).toEqual([
      '10 on the 17/20 split pays 17 to 1. On the board: 10. Chips: 990.',
      'Ann bets 20 on red and 5 on 17.',
      'You bet 10 on 17/20.',
      'Cy sits this spin out.',
      'No more bets. The wheel is spinning.',
      '20, black, even, high, second dozen, middle column.',
      '10 on 17/20 wins 170.',
      'You win 170. Chips: 1,170.',
      'Ann loses 25.',
    ]);
  });

  test('the rail is told what everybody won, and of nobody’s bets apart', () => {
    const played = play(game, go({ ...open('shared', [100, 100]), number: 20 }, [0, place('black', 5)], [0, DONE]).state, 1, DONE);
    const told = played.ok
      ? played.step.beats.flatMap(({ event, state }) => words.event(event, game.view(state, 'rail'), { me: 'rail', names: ['Ann', 'Bo'] }))
      : [];
    expect(told.slice(-1)).toEqual(['Ann wins 5.']);
  });

  test('how a session with a bank ends is said', () => {
    const end = (stack: number) => {
      const bets = stack > 1 ? place('black', 1) : place('black', stack);
      return go({ ...open('banked', [stack, 1]), number: stack > 1 ? 1 : 20 }, [1, bets], [1, DONE]).told.at(-1);
    };
    expect([end(5), end(1)]).toEqual(['The bank has all the chips.', 'The bank is bust.']);
  });

  test('every refusal of a shared table says what is so, and then what to do', () => {
    const sight = (state: State, seat: Seat) => ({ seat, view: game.view(state, seat), offers: game.legal(state, seat) });
    const said = (state: State, seat: Seat, action: Action): string => {
      const refusal = refused(state, seat, action);
      return refusal === 'taken' ? 'taken' : inFull(words.refusal(refusal, sight(state, seat)));
    };
    const shared = open('shared', [1000, 1000]);
    const banked = open('banked', [100, 1000]);
    const sentences: readonly (readonly [Reason, string])[] = [
      ['over-the-limit', said(shared, 0, place('red', 501))],
      ['bank-cannot-pay', said(banked, 1, place('17', 3))],
      ['others-are-not-done', said(shared, 0, { type: 'spin' })],
      ['between-spins', said(go(shared, [0, DONE], [1, DONE]).state, 0, place('red', 1))],
    ];
    expect(Object.fromEntries(sentences)).toEqual({
      'over-the-limit': 'You can have at most 500 chips on the board in a spin. Bet 500 or less.',
      'bank-cannot-pay': 'The bank has 100 chips and couldn’t pay that if it won. Bet 2 or less.',
      'others-are-not-done': 'The wheel spins once everyone is done. Place a bet or say you’re done.',
      'between-spins': 'This spin is over. Say you’re ready.',
    });
    expect([words.prompt(sight(shared, 0)), words.prompt(sight(go(shared, [0, DONE], [1, DONE]).state, 0))]).toEqual([
      'Your bet, or done?',
      'Ready for the next spin?',
    ]);
  });

  test('the rules page says how several play, who keeps the bank, and the limit', () => {
    const page = (preset: keyof typeof presets) =>
      words
        .rules(presets[preset])
        .flatMap(({ lines }) => lines)
        .join(' ');
    expect(page('shared')).toContain('more than 500 chips');
    expect(page('shared')).toContain('The house keeps the bank');
    expect(page('banked')).toContain('The bank takes no bet that it couldn’t pay');
    expect(page('shared')).toContain('Everyone bets');
    expect(page('european')).not.toContain('Everyone bets');
  });
});
