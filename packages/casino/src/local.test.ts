import { fillAny, openChance, read } from '@baize/engine';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { beginTable, chooseAt, type LocalTable, openLocal, showAllAt, showNextAt, type Thinker } from './local.ts';
import { writeLines } from './session.ts';
import { sit as sitDownAlone, waitsFor } from './sitting.ts';
import { noRounds } from './statistics.ts';
import { answerTo } from './table.ts';

const sit = (seed: number, others = 0): LocalTable<Pontoon> =>
  beginTable(
    pontoonModule,
    sitDownAlone(
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

/** The first seed of a few at which this is so once the cards are dealt. */
const findSeed = (isIt: (session: LocalTable<Pontoon>) => boolean): LocalTable<Pontoon> => {
  for (let seed = 1; seed < 200; seed += 1) {
    const session = showAllAt(pontoonModule, sit(seed));
    if (isIt(session)) return session;
  }
  throw new Error('No seed of the first 200 will do.');
};

const isOffered = (session: LocalTable<Pontoon>, type: string): boolean => session.shown.offers.some((offer) => offer.type === type);
const myTurn = () => findSeed((session) => isOffered(session, 'twist'));

describe('a table of one’s own', () => {
  test('shown beat by beat or at once, has the same lines', () => {
    let slow = sit(3, 3);
    while (waitsFor(pontoonModule, slow.sitting) !== 'me') slow = showNextAt(pontoonModule, slow);
    expect(slow.lines).toEqual(showAllAt(pontoonModule, sit(3, 3)).lines);
    expect(slow.lines.length).toBeGreaterThan(3);
  });

  test('PON-6.1 what is not offered changes nothing and is answered with a sentence', () => {
    const before = myTurn();
    const after = chooseAt(pontoonModule, before, { type: 'ready' });
    expect(after.sitting).toBe(before.sitting);
    expect(after.lines.at(-1)).toMatchObject({ kind: 'refusal', text: 'The round is not over yet. Twist or stick.' });
  });

  test('a choice made before everything was shown only shows the rest', () => {
    const early = openLocal(pontoonModule, sit(3, 3));
    early.choose({ type: 'stake', amount: 10 });
    const { lines, shown, sitting } = showAllAt(pontoonModule, sit(3, 3));
    expect(early.now()).toMatchObject({ lines, shown, waiting: 'me' });
    expect(early.table()).toEqual(sitting.table);
  });

  test('a round’s result is kept until the next one', () => {
    const after = showAllAt(pontoonModule, chooseAt(pontoonModule, myTurn(), { type: 'stick' }));
    expect(after.results[0]?.result).toMatch(/won|lost/);
    expect(after.verdict.at(-1)).toMatch(/^You (win|lose)/);
    const again = showAllAt(pontoonModule, chooseAt(pontoonModule, after, { type: 'ready' }));
    expect(again.verdict.length).toBeGreaterThan(0);
  });

  test('lines have numbers of their own, and old ones fall off', () => {
    let session = myTurn();
    for (let count = 0; count < 100; count += 1) session = writeLines(session, 'hint', [`Line ${count}`]);
    expect(session.lines.length).toBe(40);
    expect(new Set(session.lines.map(({ id }) => id)).size).toBe(40);
    expect(session.lines.at(-1)?.text).toBe('Line 99');
  });
});

describe('its session', () => {
  const myTable = () => sit(3, 3);
  const action = { type: 'stake', amount: 10 } as const;

  test('is kept first, then shown, then heard; what could not be kept has not happened', () => {
    const order: string[] = [];
    let isFull = false;
    const session = openLocal(pontoonModule, showAllAt(pontoonModule, myTable()), {
      save: () => {
        order.push('kept');
        return !isFull;
      },
    });
    const before = session.now();
    session.subscribe(() => order.push(session.now().told.length > 0 ? 'shown' : 'said'));
    isFull = true;
    session.choose(action);
    expect([order, session.now()]).toEqual([['kept'], before]);
    isFull = false;
    session.choose(action);
    expect(order).toEqual(['kept', 'kept', 'shown']);
    expect(session.now().beat).not.toBe(before.beat);
  });

  test('says why something is not done, and keeps the beat that is on the screen', () => {
    const session = openLocal(pontoonModule, showAllAt(pontoonModule, myTable()));
    const { beat, shown } = session.now();
    session.choose({ type: 'stake', amount: 1e6 });
    session.refuse('Not so.');
    expect(
      session
        .now()
        .lines.slice(-2)
        .map(({ kind }) => kind),
    ).toEqual(['refusal', 'refusal']);
    expect(session.now().beat).toBe(beat);
    expect(session.now().shown).toBe(shown);
  });

  test('asks bots where they think: early, once, and goes on as they answer; the sitting is the same', async () => {
    const here = openLocal(pontoonModule, myTable());
    here.showAll();
    here.choose(action);
    here.showAll();
    let asked = 0;
    const known = new Map<string, Promise<Pontoon['action']>>();
    const thinker: Thinker<Pontoon> = {
      move: (question) => {
        const { seed } = question.chance;
        if (!known.has(seed)) asked += 1;
        known.set(seed, known.get(seed) ?? Promise.resolve(answerTo(pontoonModule, question)));
        return known.get(seed) ?? Promise.reject(new Error('Nobody thinks.'));
      },
      hint: () => Promise.resolve({ action, because: 'It is as good as any.' }),
      close: () => undefined,
    };
    const away = openLocal(pontoonModule, myTable(), { openThinker: () => thinker });
    // Before anybody can think what is due waits.
    away.showAll();
    const stop = away.start();
    const settle = async (): Promise<void> => {
      for (let tick = 0; tick < 200 && away.now().waiting !== 'me'; tick += 1) await Promise.resolve();
    };
    await settle();
    away.choose(action);
    away.showAll();
    away.showNext();
    await settle();
    expect(away.table()).toEqual(here.table());
    expect(away.now().lines).toEqual(here.now().lines);
    expect(asked).toBe(known.size);
    away.askHint();
    await Promise.resolve();
    await Promise.resolve();
    expect(away.now()).toMatchObject({ hint: { because: 'It is as good as any.' } });
    away.choose(fillAny<Pontoon['action']>(away.now().shown.offers, read(openChance('5eed'.repeat(16)))));
    expect(away.now().hint).toBeUndefined();
    stop();
  });
});
