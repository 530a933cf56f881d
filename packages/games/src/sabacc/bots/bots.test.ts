import { fork, inFull, openChance, play, type Seat, sightOf } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../../scripts/claims.ts';
import { DECK } from '../cards.ts';
import { totalOf } from '../hand.ts';
import { cardsAt } from '../places.ts';
import { presets } from '../rules.ts';
import { cards, playOut, tableWith } from '../sabacc.fixture.ts';
import { sabacc } from '../sabacc.ts';
import type { Action, State } from '../state.ts';
import { words } from '../words.ts';
import { raiseBy } from './betting.ts';
import { bestOf } from './choices.ts';
import { advise as adviceOf } from './hard.ts';
import { bots } from './index.ts';
import { outlookFrom } from './outlook.ts';
import { chanceToBeat, readRivals } from './reading.ts';

/** What is advised, and how the reason is said. */
const advise = (...asked: Parameters<typeof adviceOf>) => {
  const { action, why } = adviceOf(...asked);
  return { action, because: inFull(words.why(why, { me: 0, names: [] })) };
};

const chance = openChance('5e'.repeat(32));
type Name = keyof typeof bots;
const names = Object.keys(bots) as readonly Name[];
const act = (name: Name, state: State, seat: Seat = 0, n = 0): Action =>
  bots[name](sightOf(sabacc, state, seat), fork(chance.seed, `${n}`));

describe('betting', claims('CAS-5.15'), () => {
  const betting = (hand: string, change: Partial<State> = {}) => ({
    ...tableWith({ hands: [hand, 's+2 s-9'], phase: 'betting', round: 3 }),
    ...change,
  });
  const bets = (name: Name, hand: string) => Array.from({ length: 16 }, (_, n) => act(name, betting(hand), 0, n));
  const raised = (actions: readonly Action[]) => actions.flatMap((action) => (action.type === 'raise' ? [action.by] : []));
  const mean = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0) / amounts.length;

  test.each(names)('%s raises more often and by more the nearer it is to zero, with chance in it', (name) => {
    const [near, far] = [raised(bets(name, 'c+7 t-7')), raised(bets(name, 'c+7 t+4'))];
    expect(near.length).toBeGreaterThan(far.length);
    expect(mean(near)).toBeGreaterThan(far.length === 0 ? 0 : mean(far));
    expect(new Set(near).size).toBeGreaterThan(1);
    expect(near.every((by) => by % 10 === 0)).toBe(true);
  });

  test.each(names)('%s matches what it does not raise, and bets all its chips where they do not reach', (name) => {
    const facing = betting('c+7 t+6', { bets: [0, 600], staked: [0, 600], raises: 3 });
    expect(act(name, facing)).toEqual({ type: 'call' });
    expect(act(name, { ...facing, stacks: [300, 400] })).toEqual({ type: 'all-in' });
    expect(raiseBy(sightOf(sabacc, { ...betting('c+7 t+6'), stacks: [7, 500] }, 0), 100)).toEqual({ type: 'raise', by: 7 });
  });
});

describe('easy', () => {
  test('stands on four or less, draws else, keeps what helps and junks the hopeless at the end', () => {
    expect(act('easy', tableWith({ hands: ['c+7 t-4', 's+2 s-9'] }))).toEqual({ type: 'stand' });
    const drawn = (next: string) => playOut(tableWith({ hands: ['c+7 t-1', 's+2 s-9'], next }), [0, { type: 'draw' }]).state;
    expect(act('easy', tableWith({ hands: ['c+7 t-1', 's+2 s-9'] }))).toEqual({ type: 'draw' });
    expect(act('easy', drawn('c-4'))).toEqual({ type: 'keep' });
    expect(act('easy', drawn('c+4'))).toEqual({ type: 'release', card: 'c+4' });
    expect(act('easy', tableWith({ hands: ['c+7 t+8', 's+2 s-9'], round: 3 }))).toEqual({ type: 'junk' });
  });
});

describe('normal', () => {
  test('swaps to come near, stands when near, lets go what leaves it nearest, and junks the hopeless', () => {
    expect(act('normal', tableWith({ hands: ['c+7 t-1', 's+2 s-9'], discard: 's-6' }))).toEqual({ type: 'swap', card: 't-1' });
    expect(act('normal', tableWith({ hands: ['c+7 t-6', 's+2 s-9'], discard: 's+8' }))).toEqual({ type: 'stand' });
    expect(act('normal', tableWith({ hands: ['c+7 t+2', 's+3 s-9'], discard: 's+8' }))).toEqual({ type: 'draw' });
    const { state } = playOut(tableWith({ hands: ['c+7 t+2', 's+3 s-9'], discard: 's+8', next: 'c-3' }), [0, { type: 'draw' }]);
    expect(act('normal', state)).toEqual({ type: 'release', card: 'c+7' });
    expect(act('normal', tableWith({ hands: ['c+7 t+9', 's+3 s-9'], discard: 's+8', round: 3 }))).toEqual({ type: 'junk' });
  });
});

describe('hard', () => {
  test('a zero on the discard pile is taken, and the reason says what it makes', () => {
    const table = tableWith({ hands: ['c+7 t-6 s-3', 's+2 s-9'], discard: 's-8 c-1', round: 3 });
    expect(advise(sightOf(sabacc, table, 0), chance)).toEqual({
      action: { type: 'swap', card: 's-3' },
      because: 'Swap the minus 3 of squares for the minus 1 of circles and you’re at zero.',
    });
  });

  test('a card is drawn for nothing, since it can be let go; the chance that it betters the hand is exact', () => {
    // Bettered from 5: any card that can be kept, or changed for another, so that less than 5 is left.
    const table = tableWith({ hands: ['c+9 t-4', 's+2 s-9'], discard: 's+10', round: 3 });
    const { action, because } = advise(sightOf(sabacc, table, 0), chance);
    const unseen = DECK.filter((card) => !cards('c+9 t-4 s+10').includes(card));
    const helps = unseen.filter((card) =>
      [cards(`c+9 t-4 ${card}`), cards(`c+9 ${card}`), cards(`t-4 ${card}`)].some((hand) => Math.abs(totalOf(hand)) < 5),
    );
    expect(action).toEqual({ type: 'draw' });
    expect(because).toBe(
      `A card improves your hand ${Math.round((100 * helps.length) / unseen.length)} times in 100. If it doesn’t, you can discard it.`,
    );
  });

  test('after a draw the cards that are worth most are kept', () => {
    const drawn = (hand: string, next: string) =>
      playOut(tableWith({ hands: [hand, 's+2 s-9'], next, round: 3 }), [0, { type: 'draw' }]).state;
    expect(advise(sightOf(sabacc, drawn('c+9 t-4', 'c-5'), 0), chance)).toEqual({
      action: { type: 'keep' },
      because: 'With all of them you’re at zero.',
    });
    expect(advise(sightOf(sabacc, drawn('c+9 t-4', 't+4'), 0), chance)).toEqual({
      action: { type: 'release', card: 'c+9' },
      because: 'Without the plus 9 of circles you’re at zero.',
    });
  });

  test('a hand that only costs is junked at the end, and one that may win is not', () => {
    const poor = tableWith({ hands: ['c+10 t+9', 's+2 s-2', 't+5 t-5', 'c+2 c-3'], discard: 's+8', round: 3, sabaccPot: 0 });
    expect(advise(sightOf(sabacc, poor, 0), chance).action).toEqual({ type: 'junk' });
    expect(advise(sightOf(sabacc, { ...poor, staked: [400, 400, 400, 400] }, 0), chance).action).not.toEqual({ type: 'junk' });
  });

  test('where there is nothing to better it stands', () => {
    const table = tableWith({ hands: ['c+7 s-2 t-1 s-3 c-1', 's+2 s-9'], discard: 's+8', round: 3 });
    expect(advise(sightOf(sabacc, table, 0), chance)).toEqual({
      action: { type: 'stand' },
      because: 'You’re at zero, and you can’t get closer than that.',
    });
  });

  test('under spire a bet that does not pay is junked, and one that does is not', () => {
    const table = (hand: string) =>
      tableWith({ preset: 'spire', hands: [hand, 's+2 s-9'], phase: 'betting', round: 3, bets: [0, 500], staked: [40, 540], raises: 3 });
    expect(act('hard', table('c+10 t+9'))).toEqual({ type: 'junk' });
    expect(act('hard', table('c+10 t-10'))).toEqual({ type: 'call' });
  });

  test('the more a rival shows and bets, the less a hand wins', () => {
    const table = tableWith({ hands: ['c+7 t-5', 's+2 c-9'] });
    const win = (state: State) => outlookFrom(sabacc.view(state, 0), 0).wins(0)(2, 2);
    expect(win({ ...table, deeds: [null, { type: 'raised', amount: 50 }] })).toBeLessThan(win(table));
    const open = tableWith({ hands: ['c+7 t-5', 's+10* c-9'] });
    expect(win({ ...open })).not.toBeCloseTo(win(table), 4);
  });

  test('a zero is worth the sabacc pot too, and the dice pull every hand towards even one time in six', () => {
    const outlook = (sabaccPot: number) =>
      outlookFrom(sabacc.view(tableWith({ hands: ['c+7 t-5', 's+2 c-9'], round: 3, sabaccPot }), 0), 0);
    const gain = (total: number) => outlook(900).chips(0)(total, 2) - outlook(0).chips(0)(total, 2);
    expect(gain(0)).toBeGreaterThan(gain(1) + 600);
    // A certain win or loss is neither, as long as the dice may change it.
    expect(outlook(0).wins(0)(50, 2)).toBeCloseTo(1 / 12, 6);
    expect(outlook(0).wins(0)(0, 9)).toBeCloseTo(1 / 12 + 5 / 6, 12);
  });

  test('what a rival may hold is exact: without any pull it is every pair of unseen cards', () => {
    const view = sabacc.view(tableWith({ hands: ['c+7 t-5', 's+2 c-9'], discard: 's-6' }), 0);
    const rivals = readRivals(view, 0, [3, -3, 1]);
    // Three pairs: 0, 4 and -2; nearer ones weigh more.
    const [rival] = rivals;
    expect(rival?.likely.filter((likely) => likely > 0)).toHaveLength(3);
    expect(rival?.likely.reduce((sum, likely) => sum + likely, 0)).toBeCloseTo(1, 12);
    expect(chanceToBeat(rivals, 0, 3)).toBeCloseTo(1, 12);
    expect(chanceToBeat(rivals, 0, 2)).toBeCloseTo(1 - (rival?.likely[0] ?? 0) / 2, 12);
    expect(chanceToBeat(rivals, 5, 2)).toBeCloseTo(0, 12);
  });
});

test.each(names)('%s does not see what it may not see: other hidden cards and another deck change nothing', (name) => {
  const table = tableWith({ hands: ['c+7 t-2', 's+2 s-9', 'c+4* t+9'], round: 2 });
  for (const phase of ['action', 'betting'] as const) {
    const seen = sabacc.view({ ...table, phase }, 0);
    const others = Array.from({ length: 4 }, (_, n) => sabacc.imagine(seen, 0, openChance(`${n}e`.repeat(32))));
    expect(new Set(others.map((other) => JSON.stringify(act(name, other)))).size).toBe(1);
  }
});

test('a whole sitting is played by the bots without a refusal', () => {
  let { state } = sabacc.open({ rules: presets.house, stacks: [400, 400, 400, 400], chance });
  for (let n = 0; n < 70 && sabacc.toAct(state).length > 0; n += 1) {
    const [seat = 0] = sabacc.toAct(state);
    const played = play(sabacc, state, seat, act(names[seat % 3] ?? 'easy', state, seat, n));
    if (!played.ok) throw new Error(played.refusal.reason);
    state = played.step.state;
  }
  expect(state.game).toBeGreaterThan(1);
  expect(cardsAt(state, 3).length).toBeLessThan(6);
});

test('a bot that is asked out of turn is a bug, and throws', () => {
  const idle = sightOf(sabacc, tableWith({ hands: ['c+7 t-2', 's+2 s-9'] }), 1);
  expect(() => bestOf(idle, [])).toThrow('out of turn');
});
