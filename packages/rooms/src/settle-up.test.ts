import { catalogue } from '@baize/games';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Club, seedOf, sharedTables } from './club.fixture.ts';
import { roomFrame } from './frame.ts';
import { bankWords, paymentsOf, settleUp, sharedNets, sharedWords } from './settle-up.ts';

test('an evening is settled in the fewest payments that its winners and losers need', () => {
  expect(paymentsOf([480, 260, -60, -260, -420])).toEqual([
    { from: 4, to: 0, chips: 420 },
    { from: 3, to: 1, chips: 260 },
    { from: 2, to: 0, chips: 60 },
  ]);
  expect(paymentsOf([0, 0])).toEqual([]);
});

test('three who have lost the same owe the same: what stays in the pot is shared out', () => {
  const nets = [-1000, 2800, -1000, -1000];
  expect(sharedNets(nets)).toEqual([-950, 2850, -950, -950]);
  expect(paymentsOf(sharedNets(nets)).map(({ chips }) => chips)).toEqual([950, 950, 950]);
  expect(sharedWords(nets)).toBe('200 chips left in the pot are shared out equally, 50 each.');
  // What was there before the first game is everybody's as well.
  expect(sharedNets([300, -100, -50, -50])).toEqual([275, -125, -75, -75]);
  expect(sharedWords([300, -100, -50, -50])).toContain('100 chips were in the pot before the first game');
  // Odd chips: to who has lost most, or from who has won most; of equal ones the earlier seat.
  expect(sharedNets([-100, 95, -100, 0])).toEqual([-73, 121, -74, 26]);
  expect(sharedNets([10, 0, 0])).toEqual([6, -3, -3]);
  expect(sharedWords([-100, 95, -100, 0])).toContain('26 or 27 each');
  expect(sharedWords([5, -5])).toBe('');
});

test('what is shared out comes to nothing together, and keeps who has lost the same within one chip', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 8 }), (nets) => {
      const shared = sharedNets(nets);
      expect(shared.reduce((sum, net) => sum + net, 0)).toBe(0);
      const parts = shared.map((net, seat) => net - (nets[seat] ?? 0));
      expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
    }),
  );
});

test.each(['house', 'spire'])('at Sabacc, %s, all chips and what is nobody’s stay the same from hand to hand', async (preset) => {
  const sabacc = await catalogue.sabacc();
  const club = new Club(sabacc, preset, seedOf(`pot ${preset}`));
  club.start();
  const totals = new Set<number>();
  for (let moves = 0; moves < 300 && club.move(); moves += 1) {
    const { state } = club.room;
    if (state === null) continue;
    const seats = club.room.seats.reduce(
      (sum, _, seat) => sum + sabacc.game.chips(state, seat).stack + sabacc.game.chips(state, seat).atRisk,
      0,
    );
    totals.add(seats + (sabacc.game.unowned?.(state) ?? 0));
  }
  expect(totals.size).toBe(1);
});

test('after all payments nobody has won or lost, in fewer payments than there are seats', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1, maxLength: 8 }), (some) => {
      const nets = [...some, -some.reduce((sum, net) => sum + net, 0)];
      const payments = paymentsOf(nets);
      const after = nets.map((net, seat) =>
        payments.reduce((sum, { from, to, chips }) => sum + (seat === from ? chips : 0) - (seat === to ? chips : 0), net),
      );
      expect(after.every((net) => net === 0)).toBe(true);
      expect(payments.length).toBeLessThan(nets.length);
    }),
  );
});

const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);

test.each(sharedTables)('$name: what is owed comes to nothing together and is paid in full; where the house banks nothing is', (table) => {
  table.with(seedOf(`bill ${table.name}`), (club) => {
    club.start();
    for (let moves = 0; moves < 150 && club.move(); moves += 1);
    const { module, room, now } = club;
    const frame = roomFrame(module, room, { seat: 0, isComing: false }, now);
    if (frame.view === null) throw new Error('There is no table.');
    const { chips, nets, owed, houseBanks, words } = settleUp(module, frame, frame.view);
    expect(nets).toEqual(chips.map((has, seat) => has - (frame.stacks[seat] ?? 0)));
    expect(sum(owed)).toBe(0);
    const payments = paymentsOf(owed);
    const paid = owed.map((net, seat) =>
      payments.reduce((left, { from, to, chips: some }) => left + (seat === from ? some : 0) - (seat === to ? some : 0), net),
    );
    expect(paid.every((net) => net === 0)).toBe(true);
    expect(houseBanks).toBe(bankWords(module, frame.preset) === 'the house keeps the bank');
    if (!houseBanks) return;
    expect(payments).toEqual([]);
    expect(words).toContain('nobody owes anybody');
  });
});

test('where the house keeps the bank the bill says how each friend did, and nobody pays anybody', async () => {
  const pontoon = await catalogue.pontoon();
  const banked = { ...pontoon, game: { ...pontoon.game, houseBanks: () => true } };
  const club = new Club(banked, 'british', seedOf('bank'));
  club.start();
  while (club.room.hand < 4 && club.move());
  const frame = roomFrame(banked, club.room, { seat: 0, isComing: false }, club.now);
  if (frame.view === null) throw new Error('There is no table.');
  const { nets, owed, words } = settleUp(banked, frame, frame.view);
  const how = (seat: number): string => {
    const net = nets[seat] ?? 0;
    return net === 0 ? 'even' : net > 0 ? `up ${net}` : `down ${-net}`;
  };
  expect(nets.some((net) => net !== 0)).toBe(true);
  expect(owed).toEqual(nets.map(() => 0));
  // Only friends are told of: the bots are the house's own.
  expect(words).toBe(`You’re ${how(0)}, Bob is ${how(1)}; the house keeps the bank, so nobody owes anybody.`);
  expect(bankWords(pontoon, 'british')).toBe('');
  expect(settleUp(pontoon, frame, frame.view)).toMatchObject({ houseBanks: false, owed: sharedNets(nets) });
});
