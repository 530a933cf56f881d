import { noRounds, sit as sitDownAlone } from '@baize/casino';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { describe, expect, test } from 'vitest';
import { addHint, begin, makeChoice, next, rush, type Session, waiting } from './session.ts';

const sit = (seed: number, others = 0): Session<Pontoon> =>
  begin(
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
const findSeed = (isIt: (session: Session<Pontoon>) => boolean): Session<Pontoon> => {
  for (let seed = 1; seed < 200; seed += 1) {
    const session = rush(pontoonModule, sit(seed));
    if (isIt(session)) return session;
  }
  throw new Error('No seed of the first 200 will do.');
};

const isOffered = (session: Session<Pontoon>, type: string): boolean => session.shown.offers.some((offer) => offer.type === type);
const myTurn = () => findSeed((session) => isOffered(session, 'twist'));

describe('a session', () => {
  test('shown beat by beat or at once, has the same lines', () => {
    let slow = sit(3, 3);
    while (waiting(pontoonModule, slow) !== 'me') slow = next(pontoonModule, slow);
    expect(slow.lines).toEqual(rush(pontoonModule, sit(3, 3)).lines);
    expect(slow.lines.length).toBeGreaterThan(3);
  });

  test('PON-6.1 what is not offered changes nothing and is answered with a sentence', () => {
    const before = myTurn();
    const after = makeChoice(pontoonModule, before, { type: 'ready' });
    expect(after.sitting).toBe(before.sitting);
    expect(after.lines.at(-1)).toMatchObject({ kind: 'refusal', text: 'The round is not over yet. Twist or stick.' });
  });

  test('a choice made before everything was shown only shows the rest', () => {
    const early = makeChoice(pontoonModule, sit(3, 3), { type: 'stake', amount: 10 });
    expect(early).toEqual(rush(pontoonModule, sit(3, 3)));
    expect(isOffered(early, 'stake')).toBe(true);
  });

  test('a round’s result is kept until the next one', () => {
    const after = rush(pontoonModule, makeChoice(pontoonModule, myTurn(), { type: 'stick' }));
    expect(after.results[0]?.result).toMatch(/won|lost/);
    expect(after.verdict.at(-1)).toMatch(/^You (win|lose)/);
    const again = rush(pontoonModule, makeChoice(pontoonModule, after, { type: 'ready' }));
    expect(again.verdict.length).toBeGreaterThan(0);
  });

  test('lines have numbers of their own, and old ones fall off', () => {
    let session = myTurn();
    for (let count = 0; count < 100; count += 1) session = addHint(session, `Line ${count}`);
    expect(session.lines.length).toBe(40);
    expect(new Set(session.lines.map(({ id }) => id)).size).toBe(40);
    expect(session.lines.at(-1)?.text).toBe('Line 99');
  });
});
