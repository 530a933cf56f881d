import { type Audience, inFull, openSitting, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { appraise } from './appraise.ts';
import { playSeats, refusedTo, tableFor, told } from './blackjack.fixture.ts';
import { blackjack } from './blackjack.ts';
import { counters, luck } from './counters.ts';
import { blackjackModule } from './index.ts';
import { presets } from './rules.ts';
import type { Action, Event, State } from './state.ts';
import { words } from './words.ts';

const bet = (amount: number): Action => ({ type: 'bet', amount });
const open = (seats: number, preset: 'shared' | 'banked' = 'shared', stack = 1000): State =>
  openSitting(blackjack, { preset, seed: 'c0'.repeat(32), stacks: Array.from({ length: seats }, () => stack) }).state;
const offers = (state: State, seat: number) => blackjack.legal(state, seat).map(({ type }) => type);
const nets = (state: State) => state.spots.map(({ result }) => result?.net ?? null);
const ann: Audience = { me: 0, names: ['Ann', 'Bea', 'Cy'] };
const tell = (beats: readonly { event: Event; state: State }[], audience = ann): readonly string[] =>
  beats.flatMap(({ event, state }) =>
    words.event(blackjack.viewEvent(event, audience.me), blackjack.view(state, audience.me), audience).map(inFull),
  );

describe('everybody bets at the same time', () => {
  test('in any order, once each, and the cards come with the last answer', () => {
    const begun = open(3);
    expect(blackjack.toAct(begun)).toEqual([0, 1, 2]);
    expect(offers(begun, 1)).toEqual(['sit-out', 'bet']);
    const { state, beats } = playSeats(begun, [2, bet(40)], [0, bet(10)]);
    expect([blackjack.toAct(state), told(beats)]).toEqual([[1], ['bet-laid', 'bet-laid']]);
    expect(refusedTo(state, 2, bet(50))).toBe('not-your-turn');
    const dealt = playSeats(state, [1, 'sit-out']);
    expect(told(dealt.beats).slice(0, 7)).toEqual(['sat-out', ...Array.from({ length: 6 }, () => 'card-dealt')]);
    expect(dealt.state.spots.map(({ hands }) => hands.length)).toEqual([1, 0, 1]);
  });

  test('who sits out has no part in the round, and is asked again for the next', () => {
    const settled = playSeats(tableFor({ seats: ['Ks 9d', '', 'Ts 8d'], dealer: 'Kc 8h' }), [0, 'stand'], [2, 'stand']);
    const end = settled.beats.at(-1)?.event;
    expect(end).toMatchObject({ type: 'settled', results: [{ net: 50 }, null, { net: 0 }] });
    expect(blackjack.toAct(settled.state)).toEqual([0, 1, 2]);
    const next = playSeats(settled.state, [1, 'ready'], [0, 'ready'], [2, 'ready']);
    expect(told(next.beats)).toEqual(['said-ready', 'said-ready', 'said-ready', 'betting-opened']);
    expect(offers(next.state, 0)).toEqual(['again', 'sit-out', 'bet']);
    expect(offers(next.state, 1)).toEqual(['sit-out', 'bet']);
    expect(refusedTo(next.state, 1, { type: 'again' })).toBe('no-last-bet');
    expect(playSeats(next.state, [0, 'again']).state.spots[0]).toMatchObject({ bet: 50, stack: 1000 });
  });

  test('a round that all sit out is over at once, with nobody in it', () => {
    const { state, beats } = playSeats(open(2), [0, 'sit-out'], [1, 'sit-out']);
    expect(beats.at(-1)?.event).toEqual({ type: 'settled', results: [null, null] });
    expect([state.phase, state.dealt, blackjack.toAct(state)]).toEqual(['between', 0, [0, 1]]);
    expect(tell(beats).at(-1)).toBe('Nobody bet.');
  });

  test('nobody deals for the others, and a bet that is laid is laid', () => {
    const { state } = playSeats(open(2), [0, bet(20)]);
    expect(refusedTo(state, 1, { type: 'deal' })).toBe('not-in-these-rules');
    expect(refusedTo(state, 1, { type: 'take-back' })).toBe('not-in-these-rules');
    expect(blackjack.passive).toContain('sit-out');
  });
});

describe('turns', () => {
  test('go round clockwise, past who has a natural, and the dealer is last', () => {
    const begun = playSeats(
      tableFor({ seats: ['', '', ''], dealer: '', next: '9s As Ts 6c 8d Kd 7h Th 5c' }),
      [0, bet(20)],
      [1, bet(20)],
      [2, bet(20)],
    );
    expect(blackjack.toAct(begun.state)).toEqual([0]);
    const first = playSeats(begun.state, [0, 'stand']);
    expect(told(first.beats)).toEqual(['stood', 'turn-began']);
    expect(blackjack.toAct(first.state)).toEqual([2]);
    expect(refusedTo(first.state, 0, { type: 'hit' })).toBe('not-your-turn');
    const { state, beats } = playSeats(first.state, [2, 'stand']);
    expect(told(beats)).toEqual(['stood', 'hole-revealed', 'card-drawn', 'settled']);
    expect(nets(state)).toEqual([-20, 30, -20]);
    expect(state.houseWon).toBe(10);
  });

  test('a split is played hand by hand before the next seat', () => {
    const { state, beats } = playSeats(
      tableFor({ seats: ['8s 8d', '9s 9d'], dealer: '6c Kh', next: '3c Kd Qc' }),
      [0, 'split'],
      [0, 'stand'],
      [0, 'stand'],
      [1, 'stand'],
    );
    expect(told(beats).slice(0, 6)).toEqual(['pair-split', 'card-dealt', 'card-dealt', 'stood', 'stood', 'turn-began']);
    expect(nets(state)).toEqual([100, 50]);
  });

  test('insurance is asked of all at once who can pay for it', () => {
    const laid = tableFor({ seats: ['', '', ''], dealer: '', next: '9s 9d 9c Ac 8d 8c 8s Kh' });
    const poor = { ...laid, spots: laid.spots.map((spot, seat) => (seat === 1 ? { ...spot, stack: 20 } : spot)) };
    const { state, beats } = playSeats(poor, [0, bet(20)], [1, bet(20)], [2, bet(20)]);
    expect(beats.at(-1)?.event).toEqual({ type: 'insurance-offered', amounts: [10, 0, 10] });
    expect(blackjack.toAct(state)).toEqual([0, 2]);
    const end = playSeats(state, [2, 'insure'], [0, 'decline']);
    expect(told(end.beats)).toEqual(['insured', 'insurance-declined', 'hole-revealed', 'settled', 'seat-left']);
    expect(nets(end.state)).toEqual([-20, -20, 0]);
    expect([blackjack.isIn(end.state, 1), blackjack.toAct(end.state)]).toEqual([false, [0, 2]]);
  });
});

describe('a player who keeps the bank', () => {
  const { banked } = presets;
  const withBank = (state: State, stack: number): State => ({
    ...state,
    spots: state.spots.map((spot, seat) => (seat === 0 ? { ...spot, stack } : spot)),
  });
  test('lays no bet, wins what the others lose, and all comes to nothing together', () => {
    const begun = open(3, 'banked');
    expect(blackjack.toAct(begun)).toEqual([1, 2]);
    const { state } = playSeats(tableFor({ seats: ['', 'Ks 9d', 'Ts 7d'], dealer: 'Kc 8h', rules: banked }), [1, 'stand'], [2, 'stand']);
    expect(nets(state)).toEqual([0, 50, -50]);
    expect([state.houseWon, state.spots[0]?.result]).toEqual([0, { verdicts: [], insurance: 0, net: 0 }]);
    expect(blackjack.houseBanks?.(banked)).toBe(false);
    expect(blackjack.houseBanks?.(presets.shared)).toBe(true);
  });

  test('no bet is taken that the bank could not pay with all others, a natural each', () => {
    const begun = withBank(open(3, 'banked'), 100);
    expect(refusedTo(begun, 1, bet(66))).toBe('accepted');
    expect(refusedTo(begun, 1, bet(67))).toBe('bank-cannot-pay');
    // 40 may win 60, and 40 are left: 26 may win 39, and 27 would win 41.
    const { state } = playSeats(begun, [1, bet(40)]);
    expect(refusedTo(state, 2, bet(27))).toBe('bank-cannot-pay');
    expect(blackjack.legal(state, 2).find(({ type }) => type === 'bet')).toMatchObject({ amount: { min: 10, max: 26 } });
    const dry = playSeats(begun, [1, bet(60)]).state;
    expect(offers(dry, 2)).toEqual(['sit-out']);
    expect(inFull(words.refusal({ reason: 'bank-cannot-pay' }, sightOf(blackjack, dry, 2)))).toContain(
      'The bank couldn’t pay if that won.',
    );
    expect(inFull(words.prompt(sightOf(blackjack, dry, 2)))).toBe('The bank can’t cover a bet from you right now.');
  });

  test('nor a double or a split', () => {
    const table = tableFor({ seats: ['', '8s 8d', 'Ts 7d'], dealer: '6c 8h', rules: banked });
    for (const type of ['double', 'split'] as const) {
      expect(refusedTo(withBank(table, 149), 1, { type })).toBe('bank-cannot-pay');
      expect(refusedTo(withBank(table, 150), 1, { type })).toBe('accepted');
    }
  });

  test('the sitting is over when the bank cannot pay the smallest bet, or nobody can lay it', () => {
    const broken = playSeats(withBank(tableFor({ seats: ['', 'Ks 9d'], dealer: 'Kc 8h', rules: banked }), 60), [1, 'stand']);
    expect(told(broken.beats).at(-1)).toBe('sitting-ended');
    expect(blackjack.outcome(broken.state)).toEqual({ winners: [1], scores: [10, 1050] });
    expect(tell(broken.beats).at(-1)).toBe('The bank can’t cover another bet. The game is over.');
    const won = playSeats(tableFor({ seats: ['', 'Ks 7d'], dealer: 'Kc 8h', rules: banked, stack: 0 }), [1, 'stand']);
    expect(told(won.beats).slice(-2)).toEqual(['seat-left', 'sitting-ended']);
    expect(blackjack.outcome(won.state)?.winners).toEqual([0]);
  });
});

describe('what is told', () => {
  test('the listener in full, and the others in a line each', () => {
    const { beats } = playSeats(
      tableFor({ seats: ['Ks 9d', '8s 8c', '9s 2d'], dealer: 'Kc 8h', next: '3c Kd 5d Ts' }),
      [0, 'stand'],
      [1, 'split'],
      [1, 'stand'],
      [1, 'stand'],
      [2, 'double'],
    );
    expect(tell(beats)).toEqual([
      'You stand on 19.',
      'Bea splits for 50 more.',
      'Bea, hand 1: 8 of spades, 3 of clubs. 11.',
      'Bea, hand 2: 8 of clubs, king of diamonds. 18.',
      'Bea’s hand 1 stands on 11.',
      'Bea’s hand 2 stands on 18.',
      'Cy doubles for 50 more.',
      'Cy draws the 5 of diamonds. 16.',
      'Cy stands on 16.',
      'The dealer turns over the 8 of hearts. 18.',
      'You win, 19 against 18: +50. Chips: 1,050.',
      'Bea loses 50.',
      'Cy loses 100.',
    ]);
    expect(tell(beats, { ...ann, me: 'rail' }).slice(-3)).toEqual(['Ann wins 50.', 'Bea loses 50.', 'Cy loses 100.']);
  });

  test('what is asked of who waits', () => {
    const begun = open(3, 'banked');
    expect(words.prompt(sightOf(blackjack, begun, 0))).toBe('You keep the bank. The others are betting.');
    expect(words.prompt(sightOf(blackjack, begun, 1))).toBe('Place your bet (10-500):');
    const laid = playSeats(begun, [1, bet(20)]).state;
    expect(words.prompt(sightOf(blackjack, laid, 1))).toBe('The others are betting.');
    expect(words.refusal({ reason: 'not-your-turn' }, sightOf(blackjack, laid, 1))).toBe('It isn’t your turn yet.');
  });

  test('who goes, and how it ends', () => {
    const table = tableFor({ seats: ['Ks 7d', 'Ts 7c'], dealer: 'Kc 8h', stack: 0 });
    const { beats } = playSeats(table, [0, 'stand'], [1, 'stand']);
    expect(tell(beats).slice(-3)).toEqual([
      'You don’t have enough chips to go on, so you leave the table.',
      'Bea doesn’t have enough chips to go on and leaves the table.',
      'Nobody has enough chips to bet. The game is over.',
    ]);
    expect(blackjack.outcome(playSeats(table, [0, 'stand'], [1, 'stand']).state)).toEqual({ winners: [], scores: [0, 0] });
  });
});

describe('what is counted and weighed', () => {
  test('each seat for itself, and who keeps the bank should win what the others should lose', () => {
    const beats = playSeats(
      tableFor({ seats: ['', 'Ks 9d', 'Ts 7d', ''], dealer: 'Kc 8h', rules: presets.banked }),
      [1, 'stand'],
      [2, 'stand'],
    ).beats;
    const beat = beats.at(-1);
    if (beat === undefined) throw new Error('Nothing happened.');
    expect(counters.adds(beat, 1)).toMatchObject({ bets: 50, hands: 1, 'end.win': 1 });
    expect(counters.adds(beat, 3)).toEqual({});
    expect(counters.adds(beat, 0)['due']).toBeCloseTo(0.527, 3);
    const step = { state: beat.state, beats };
    expect([luck([step], 0).count, luck([step], 3).count]).toEqual([1, 0]);
    expect(luck([step], 2).expected).toBeCloseTo(-0.2635, 4);
  });

  test('the cards of the others are gone from the exact values', () => {
    const values = (others: string) => {
      const state = tableFor({ seats: ['Ks 6d', others], dealer: 'Tc 7h', rules: { ...presets.shared, decks: 1 } });
      return appraise(sightOf(blackjack, state, 0))?.actions.find(({ action }) => action.type === 'hit')?.value ?? 0;
    };
    // Small cards that others hold can come no more, and court cards that they hold cannot take the hand over 21.
    expect(values('Qs Qh Js Jh')).toBeGreaterThan(values('2s 3h 4s 5h'));
    const waiting = tableFor({ seats: ['Ks 6d', '9s 9d'], dealer: 'Tc 7h' });
    expect(appraise(sightOf(blackjack, waiting, 1))).toBeUndefined();
  });
});

describe('company', () => {
  test('comes mixed, and a bot keeps the bank where the player bets against it', () => {
    const chance = { seed: '00'.repeat(32), at: 0 };
    expect(blackjackModule.lineUp(presets.classic, 0, chance)).toEqual([null]);
    expect(blackjackModule.lineUp(presets.shared, 3, chance).map((one) => one?.bot ?? null)).toEqual([null, 'basic', 'cautious', 'wild']);
    expect(blackjackModule.lineUp(presets.banked, 2, chance).map((one) => one?.stack ?? null)).toEqual([10_000, null, 1000]);
  });

  test('cautious never risks a hard hand, and wild never stands on a stiff one', () => {
    const at = (you: string) => sightOf(blackjack, tableFor({ seats: [you, '9s 9d'], dealer: 'Tc 7h' }), 0);
    const chance = { seed: '00'.repeat(32), at: 0 };
    const does = (bot: 'cautious' | 'wild', you: string) => blackjackModule.bots[bot]?.(at(you), chance).type;
    expect([does('cautious', '7s 5d'), does('cautious', '7s 4d'), does('cautious', 'As 5d')]).toEqual(['stand', 'double', 'hit']);
    expect([does('wild', 'Ts 6d'), does('wild', 'Ts 7d'), does('wild', '5s 5d'), does('wild', '6s 3d')]).toEqual([
      'hit',
      'stand',
      'split',
      'double',
    ]);
  });
});
