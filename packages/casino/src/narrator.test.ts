import type { Beat } from '@baize/engine';
import { type Hearts, heartsModule } from '@baize/games/hearts';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { catchUp, decide, type Narration, narrate, type Told, takeUpTold, tellAll, tellNext } from './narrator.ts';
import { openingFor } from './seating.ts';
import { askedNow, sit, waitsFor } from './sitting.ts';
import { noRounds } from './statistics.ts';
import { act, answerTo, openTable, questionAt, type Turn } from './table.ts';

const begin = (seed: number, others = 0): Narration<Pontoon> =>
  narrate(
    pontoonModule,
    sit(
      pontoonModule,
      {
        preset: others === 0 ? 'house' : 'british',
        seed: seed.toString(16).padStart(64, '0'),
        me: 0,
        stacks: Array.from({ length: others + 1 }, () => 1000),
        names: ['You', 'Margot', 'Edmund', 'Odette'].slice(0, others + 1),
        bots: [null, ...Array.from({ length: others }, () => 'steady')],
      },
      noRounds,
    ),
  );

const isOffered = ({ shown }: Narration<Pontoon>, type: string): boolean => shown.offers.some((offer) => offer.type === type);

/** The player's turn in a round that is not over yet. */
const myTurn = (): Narration<Pontoon> => {
  for (let seed = 1; seed < 200; seed += 1) {
    const narration = tellAll(pontoonModule, begin(seed));
    if (isOffered(narration, 'twist')) return narration;
  }
  throw new Error('No seed of the first 200 will do.');
};

describe('a narration', () => {
  test('beat by beat or at once, comes to the same table and the same sentences', () => {
    const fast = tellAll(pontoonModule, begin(3, 3));
    let slow = begin(3, 3);
    const told: Told<Pontoon>[] = [];
    while (waitsFor(pontoonModule, slow.sitting) !== 'me') {
      slow = tellNext(pontoonModule, slow);
      expect(slow.told.length).toBe(1);
      told.push(...slow.told);
    }
    expect(fast).toEqual({ ...slow, told });
    expect(told.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(3);
  });

  test('that waits for the player stays as it is', () => {
    const here = myTurn();
    expect([tellNext(pontoonModule, here), tellAll(pontoonModule, here), catchUp(pontoonModule, here)]).toEqual([here, here, here]);
    expect(tellNext(pontoonModule, here)).toBe(here);
  });

  test('stops where a bot is asked who thinks elsewhere, and goes on as it answered', () => {
    let here = tellAll(pontoonModule, begin(3, 3));
    const staked = decide(pontoonModule, here, { type: 'stake', amount: 10 });
    if ('why' in staked) throw new Error(staked.why);
    here = tellAll(pontoonModule, staked, true);
    expect(waitsFor(pontoonModule, here.sitting)).toBe('bot');
    // Left to itself the bot does something else.
    expect(askedNow(pontoonModule, here.sitting)?.sight.offers.map(({ type }) => type)).toContain('twist');
    expect(tellNext(pontoonModule, here).told[0]?.event.type).not.toBe('twisted');
    expect(tellNext(pontoonModule, here, { type: 'twist' }).told[0]?.event.type).toBe('twisted');
  });

  test('catches up with the table, and lets nobody move', () => {
    const begun = begin(3, 3);
    const here = catchUp(pontoonModule, begun);
    expect(here.sitting.playhead.queue).toEqual([]);
    expect(here.sitting.table).toBe(begun.sitting.table);
    expect(here.told.length).toBe(begun.sitting.playhead.queue.length);
  });

  test('shows the first beat of a decision at once', () => {
    const decided = decide(pontoonModule, myTurn(), { type: 'twist' });
    if ('why' in decided) throw new Error(decided.why);
    expect(decided.shown.event?.type).toBe('twisted');
    expect(decided.told[0]?.sentences.join()).toContain('twist');
  });

  test('PON-6.1 answers what is not offered with a sentence', () => {
    expect(decide(pontoonModule, myTurn(), { type: 'ready' })).toEqual({ why: 'The round is not over yet. Twist or stick.' });
  });
});

describe('a table that is taken up', () => {
  const opening = openingFor(heartsModule, { preset: 'house', others: 3, level: 'easy', buyIn: 0, house: '5eed'.repeat(16) });

  /** The table once this is so, and all its beats; everybody plays as the easy ones do. */
  const playUntil = (isIt: (state: Hearts['state']) => boolean): Turn<Hearts> => {
    let { table, beats }: { table: Turn<Hearts>['table']; beats: readonly Beat<Hearts>[] } = openTable(heartsModule, opening);
    while (!isIt(table.state)) {
      const [seat = 0] = heartsModule.game.toAct(table.state);
      const acted = act(heartsModule, table, seat, answerTo(heartsModule, { ...questionAt(heartsModule, table, seat), bot: 'easy' }));
      if (!acted.ok) throw new Error(acted.refusal.reason);
      table = acted.table;
      beats = [...beats, ...acted.beats];
    }
    return { table, beats };
  };
  const eventsOf = (turn: Turn<Hearts>): readonly string[] =>
    takeUpTold(heartsModule, { ...turn, statistics: noRounds }, noRounds).told.map(({ event }) => event.type);

  test('in the second hand of a game of Hearts tells only that hand again', () => {
    const events = eventsOf(playUntil((state) => state.hand === 2 && state.tricks.length === 3));
    expect(events.filter((type) => type === 'hand-began')).toHaveLength(1);
    expect(events.filter((type) => type === 'trick-taken')).toHaveLength(3);
  });

  test('between two hands tells the last one again, to its score', () => {
    const events = eventsOf(playUntil((state) => state.hand === 2 && state.phase === 'between' && state.ready.length === 3));
    expect(events.filter((type) => type === 'trick-taken')).toHaveLength(13);
    expect(events).toContain('hand-scored');
  });
});
