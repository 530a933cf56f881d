import { type BySeat, type Chips, openChance, type Settlement } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { cardsNamed as cards } from '../play.fixture.ts';
import { cardsOf } from './hand.ts';
import { handAt } from './places.ts';
import { britishTable, playOut, refusedTo, told } from './pontoon.fixture.ts';
import { pontoon } from './pontoon.ts';
import { presets } from './rules.ts';
import type { Action, State } from './state.ts';

const by = (seat: number, type: 'twist' | 'stick' | 'split' | 'declare' | 'ready'): readonly [number, Action] => [seat, { type }];
const buy = (seat: number, amount: Chips): readonly [number, Action] => [seat, { type: 'buy', amount }];
const stake = (seat: number, amount: Chips): readonly [number, Action] => [seat, { type: 'stake', amount }];
const refused = (state: State, [seat, action]: readonly [number, Action]): string => refusedTo(state, seat, action);
const nets = (beats: ReturnType<typeof playOut>['beats']): BySeat<Chips | undefined> => {
  const event = beats.find(({ event: { type } }) => type === 'settled')?.event;
  const results: BySeat<Settlement | null> = event?.type === 'settled' ? event.results : [];
  return results.map((one) => one?.net);
};
const open = (seats: number, seed = 'd4'.repeat(32), stack = 300) =>
  pontoon.open({ rules: presets.british, stacks: Array.from({ length: seats }, () => stack), chance: openChance(seed) });

describe('the bank and the stakes', () => {
  test('the highest cut takes the bank, and those who tie cut again', claims('PON-15.1'), () => {
    for (let n = 0; n < 25; n += 1) {
      const { state, beats } = open(8, n.toString(16).padStart(64, '0'));
      const [first] = beats;
      if (first?.event.type !== 'bank-cut') throw new Error('The first beat is the cut.');
      const last = first.event.cuts.at(-1) ?? [];
      const height = (card: string | null) => (card === null ? -1 : '23456789TJQKA'.indexOf(card.charAt(0)));
      expect(Math.max(...last.map(height))).toBe(height(last[state.banker] ?? null));
      expect(last.filter((card) => height(card) === height(last[state.banker] ?? null))).toHaveLength(1);
    }
  });

  test('a card each face down, then the stakes from the banker’s left, then a second card', claims('PON-15.1'), () => {
    const { state } = open(3);
    const order = [1, 2, 3].map((step) => (state.banker + step) % 3).filter((seat) => seat !== state.banker);
    expect(state.hands.map(([hand]) => hand?.cards.length)).toEqual([1, 1, 1]);
    expect(pontoon.toAct(state)).toEqual([order[0]]);
    expect(pontoon.legal(state, order[0] ?? 0)).toEqual([{ type: 'stake', amount: { kind: 'range', min: 10, max: 50, step: 1 } }]);
    expect(refused(state, by(order[0] ?? 0, 'twist'))).toBe('stake-first');
    expect(refused(state, stake(order[0] ?? 0, 9))).toBe('stake-too-small');
    expect(refused(state, stake(order[0] ?? 0, 51))).toBe('stake-too-large');
    const after = playOut(state, stake(order[0] ?? 0, 20), stake(order[1] ?? 0, 30)).state;
    expect(pontoon.chips(after, order[1] ?? 0)).toEqual({ stack: 270, atRisk: 30 });
    expect(after.hands.every(([hand]) => hand?.cards.length === 2 && hand.cards.every(({ up }) => !up))).toBe(true);
  });

  test('a stake is no more than the stack', claims('PON-15.1'), () => {
    const { state } = open(2, 'd4'.repeat(32), 30);
    const [seat = 0] = pontoon.toAct(state);
    expect(refused(state, stake(seat, 31))).toBe('stake-too-large');
  });

  test('a pontoon in the bank is shown at once and takes double from everyone', claims('PON-15.1'), () => {
    const staking: State = { ...britishTable({ hands: ['5c', '9d', 'Ah'], next: 'Kc 2d Ks', stake: 0 }), phase: 'staking' };
    const { beats, state } = playOut(staking, stake(0, 20), stake(1, 10));
    expect(told(beats).slice(-4)).toEqual(['card-dealt', 'pontoon-shown', 'hands-shown', 'settled']);
    expect(nets(beats)).toEqual([-40, -20, 60]);
    expect(state.banker).toBe(2);
  });
});

describe("a player's turn", () => {
  test('a pontoon can only be shown', claims('PON-15.1'), () => {
    const table = britishTable({ hands: ['Ah Kc', '9c 8d'] });
    expect(pontoon.legal(table, 0)).toEqual([{ type: 'declare' }]);
    expect(refused(table, by(0, 'twist'))).toBe('declare-your-pontoon');
    expect(refused(britishTable({ hands: ['Ah 9c', '9d 8d'] }), by(0, 'declare'))).toBe('no-pontoon');
  });

  test('sticking needs 15', claims('PON-15.1'), () => {
    expect(refused(britishTable({ hands: ['Kh 4c', '9d 8d'] }), by(0, 'stick'))).toBe('too-low-to-stick');
    expect(refused(britishTable({ hands: ['Kh 5c', '9d 8d'] }), by(0, 'stick'))).toBe('accepted');
  });

  test('a card costs at least the first stake and at most twice it, and later no more than the last', claims('PON-15.1'), () => {
    const table = britishTable({ hands: ['2h 4c', '9d 8d'], next: '3c 2d', stake: 10 });
    expect(refused(table, buy(0, 9))).toBe('buy-too-small');
    expect(refused(table, buy(0, 21))).toBe('buy-too-large');
    const once = playOut(table, buy(0, 15)).state;
    expect(handAt(once, 0)).toMatchObject({ stake: 25, firstStake: 10, lastBuy: 15 });
    expect(handAt(once, 0).cards.at(-1)).toEqual({ card: '3c', up: false });
    expect(refused(once, buy(0, 16))).toBe('buy-too-large');
    expect(refused(once, buy(0, 15))).toBe('accepted');
  });

  test('no buying after a twist, none without chips, and no fifth card on 11 or less', claims('PON-15.1'), () => {
    const table = britishTable({ hands: ['2h 4c', '9d 8d'], next: '3c' });
    expect(refused(playOut(table, by(0, 'twist')).state, buy(0, 10))).toBe('no-buying-after-a-twist');
    expect(refused(britishTable({ hands: ['2h 4c', '9d 8d'], stack: 9 }), buy(0, 10))).toBe('not-enough-chips');
    expect(refused(britishTable({ hands: ['2h 2c 3d 4d', '9d 8d'] }), buy(0, 10))).toBe('no-fifth-card-on-eleven');
    expect(refused(britishTable({ hands: ['2h 2c 3d 5d', '9d 8d'] }), buy(0, 10))).toBe('accepted');
    expect(refused(britishTable({ hands: ['2h 2c 3d 4d', '9d 8d'] }), by(0, 'twist'))).toBe('accepted');
  });

  test('two cards of one rank are split into two hands, each with an equal stake, and may be split again', claims('PON-15.1'), () => {
    const table = britishTable({ hands: ['8h 8c', '9d 7d'], next: '8d 3c 2c 5c', stake: 20 });
    const { state } = playOut(table, by(0, 'split'));
    expect(state.hands[0]?.map(cardsOf)).toEqual([cards('8h 8d'), cards('8c 3c')]);
    expect(pontoon.chips(state, 0)).toEqual({ stack: 480, atRisk: 40 });
    const again = playOut(state, by(0, 'split')).state;
    expect(again.hands[0]?.map(cardsOf)).toEqual([cards('8h 2c'), cards('8d 5c'), cards('8c 3c')]);
    expect(refused(britishTable({ hands: ['Kh Qc', '9d 7d'] }), by(0, 'split'))).toBe('no-pair');
    expect(refused(britishTable({ hands: ['8h 8c', '9d 7d'], stack: 5 }), by(0, 'split'))).toBe('not-enough-chips');
  });

  test('each split hand is played in turn', claims('PON-15.1'), () => {
    const table = britishTable({ hands: ['8h 8c', '9d 8d'], next: '7d 9c' });
    const { state, beats } = playOut(table, by(0, 'split'), by(0, 'stick'), by(0, 'stick'), by(1, 'stick'));
    expect(beats.flatMap(({ event }) => (event.type === 'stuck' ? [[event.place, event.hand]] : []))).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(nets(beats)).toEqual([-20, 20]);
    expect(state.phase).toBe('between');
  });

  test('21 does not end a turn: five cards may still come', claims('PON-15.1'), () => {
    const { state } = playOut(britishTable({ hands: ['Ah 4c', '9d 8d'], next: '6c 2c' }), by(0, 'twist'));
    expect(pontoon.toAct(state)).toEqual([0]);
    expect(pontoon.legal(state, 0).map(({ type }) => type)).toEqual(['twist', 'stick']);
  });

  test('with no cards left there is no twist, and any hand may stick', claims('PON-15.1'), () => {
    const table: State = { ...britishTable({ hands: ['2h 4c', '9d 8d'] }), deck: [] };
    expect(refused(table, by(0, 'twist'))).toBe('no-cards-left');
    expect(refused(table, buy(0, 10))).toBe('no-cards-left');
    expect(pontoon.legal(table, 0)).toEqual([{ type: 'stick' }]);
  });
});

describe('the banker', () => {
  test('turns up and plays as they like', claims('PON-15.1'), () => {
    const { state } = playOut(britishTable({ hands: ['Kh 9c', '9d 3d'] }), by(0, 'stick'));
    expect(pontoon.toAct(state)).toEqual([1]);
    expect(pontoon.legal(state, 1).map(({ type }) => type)).toEqual(['twist', 'stick']);
    expect(refused(state, buy(1, 10))).toBe('banker-only-twists-or-sticks');
    expect(cardsOf(handAt(pontoon.view(state, 0), 1))).toEqual(['9d', '3d']);
  });

  test('does not play when all are bust or hold pontoons', claims('PON-15.1'), () => {
    expect(told(playOut(britishTable({ hands: ['Kh 9c', '9d 3d'], next: '9h' }), by(0, 'twist')).beats)).toEqual([
      'twisted',
      'went-bust',
      'banker-revealed',
      'settled',
    ]);
    expect(told(playOut(britishTable({ hands: ['Kh Ac', '9d 3d'] }), by(0, 'declare')).beats)).toEqual([
      'pontoon-shown',
      'banker-revealed',
      'settled',
      'bank-passed',
    ]);
  });

  test('takes equal and lower hands, and pays better ones', claims('PON-15.1'), () => {
    const fate = (hand: string) => nets(playOut(britishTable({ hands: [hand, 'Kd 8d'], stake: 20 }), by(0, 'stick'), by(1, 'stick')).beats);
    expect(fate('Kh 8c')).toEqual([-20, 20]);
    expect(fate('Kh 7c')).toEqual([-20, 20]);
    expect(fate('Kh 9c')).toEqual([20, -20]);
  });

  test('bust, pays all who are in: twice to a pontoon or a five card trick, and nothing to a bust hand', claims('PON-15.1'), () => {
    const table = britishTable({ hands: ['Kh 8c', 'Ah Kc', '2c 2d 3h 3s', 'Qh 6c', '9d 3d'], next: '4c Jc Jd', stake: 10 });
    const { beats } = playOut(table, by(0, 'stick'), by(1, 'declare'), by(2, 'twist'), by(3, 'twist'), by(4, 'twist'));
    expect(nets(beats)).toEqual([10, 20, 20, -10, -40]);
  });

  test('with a five card trick loses only to a pontoon and takes double', claims('PON-15.1'), () => {
    const table = britishTable({ hands: ['Kh Qc', 'Ah Kc', '2c 2d 3h 3s', '2h 3d'], next: '4c 4d 5d Ad', stake: 10 });
    const { beats } = playOut(table, by(0, 'stick'), by(1, 'declare'), by(2, 'twist'), by(3, 'twist'), by(3, 'twist'), by(3, 'twist'));
    // All five card tricks are equal, so the player's loses too.
    expect(nets(beats)).toEqual([-20, 20, -20, 20]);
  });

  test('passes the bank to an unsplit pontoon, and only then is the pack shuffled', claims('PON-15.1'), () => {
    const won = playOut(britishTable({ hands: ['Ah Kc', '9d 8d'] }), by(0, 'declare')).state;
    expect([won.banker, won.shuffleDue]).toEqual([0, true]);
    expect(told(playOut(won, by(0, 'ready'), by(1, 'ready')).beats)).toContain('shuffled');

    const kept = playOut(britishTable({ hands: ['Kh 9c', '9d 8d'] }), by(0, 'stick'), by(1, 'stick')).state;
    const next = playOut(kept, by(0, 'ready'), by(1, 'ready'));
    expect(told(next.beats)).not.toContain('shuffled');
    // The spent cards went under the pack in their order.
    expect(next.state.deck.slice(-4)).toEqual(cards('Kh 9c 9d 8d'));
  });

  test('a split pontoon is paid double but does not win the bank', claims('PON-15.1'), () => {
    const table = britishTable({ hands: ['Ah Ac', '9d 8d'], next: 'Kc 5c', stake: 10 });
    const { state, beats } = playOut(table, by(0, 'split'), by(0, 'declare'), by(0, 'stick'), by(1, 'stick'));
    expect(nets(beats)).toEqual([10, -10]); // twice 10 for the pontoon, less 10 for the soft 16
    expect(state.banker).toBe(1);
  });

  test('a bank that runs out pays from the left as far as it goes, and passes on', claims('PON-15.1'), () => {
    const rich = britishTable({ hands: ['Kh 9c', 'Kd 9d', 'Kc 8d'], stake: 50 });
    const poor: State = { ...rich, stacks: rich.stacks.with(2, 70) };
    const { state, beats } = playOut(poor, by(0, 'stick'), by(1, 'stick'), by(2, 'stick'));
    expect(nets(beats)).toEqual([50, 20, -70]);
    expect(told(beats).slice(-2)).toEqual(['seat-left', 'bank-passed']);
    expect([state.banker, pontoon.isIn(state, 2)]).toEqual([0, false]);
    expect(pontoon.toAct(state)).toEqual([0, 1]);
  });

  test('nobody pays more than they have', claims('PON-15.1'), () => {
    const table = britishTable({ hands: ['Kh Qc', '2h 3d'], next: '4d 5d Ad', stake: 50, stack: 20 });
    const { beats } = playOut(table, by(0, 'stick'), by(1, 'twist'), by(1, 'twist'), by(1, 'twist'));
    expect(nets(beats)).toEqual([-70, 70]);
    expect(told(beats).slice(-2)).toEqual(['seat-left', 'sitting-ended']);
  });

  test('the last seat with chips has won the table', claims('PON-15.1'), () => {
    const table = britishTable({ hands: ['Kh 7c', '9d Qd'], stake: 50, stack: 0 });
    const { state } = playOut(table, by(0, 'stick'), by(1, 'stick'));
    expect(pontoon.toAct(state)).toEqual([]);
    expect(pontoon.outcome(state)).toEqual({ winners: [1], scores: [0, 1050] });
  });
});
