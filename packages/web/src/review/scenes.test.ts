import { bySuit, freshProfile, logOf, openingFor, type Recorded, resumeBefore, writtenHands } from '@baize/casino';
import { blackjackModule } from '@baize/games/blackjack';
import { heartsModule } from '@baize/games/hearts';
import { describe, expect, test } from 'vitest';
import { type JudgeNews, judgeRecord } from './judge-run.ts';
import { lookBackWords } from './language/index.ts';
import { decisionAt, lineIn, sittingIn } from './ReviewPage.tsx';
import { nextDecision, placeBefore, roundScenes } from './scenes.ts';

const opening = openingFor(blackjackModule, { preset: 'vegas', others: 0, buyIn: 500, serverSeed: '0002'.repeat(16) });
const log = (['bet', 'deal', 'stand', 'again', 'hit', 'stand', 'again', 'stand'] as const).map((type) => ({
  seat: 0,
  action: type === 'bet' ? { type, amount: 10 } : { type },
}));
const record: Recorded = { ...opening, game: 'blackjack', version: blackjackModule.game.version, log, held: { stack: 0, atRisk: 0 } };

describe('the theatre', () => {
  test('shows the round of a decision, from the end of the one before', () => {
    const scenes = roundScenes(blackjackModule, record, 3);
    expect(scenes.length).toBeGreaterThan(3);
    expect(scenes.some(({ line }) => line === 3)).toBe(true);
    expect(scenes.slice(0, -1).every(({ event }) => event.type !== 'settled')).toBe(true);
  });

  test('begins with what lay before the decision, and finds the next one', () => {
    const scenes = roundScenes(blackjackModule, record, 2);
    const place = placeBefore(scenes, 2);
    expect(scenes[place]?.line).toBe(1);
    expect(scenes[place + 1]?.line).toBe(2);
    expect(nextDecision(scenes, record.log, 0, -1)).toBeDefined();
    expect(nextDecision(scenes, record.log, 0, scenes.length)).toBeUndefined();
  });

  test('writes hands by suit, and only those of the others', () => {
    expect(bySuit(['Qs', 'Th', '2h']).map(({ sign, ranks }) => `${sign} ${ranks}`)).toEqual(['♠ Q', '♥ 10 2', '♦ –', '♣ –']);
    expect(writtenHands({ hands: [['Qs'], ['2c'], [], []] }, 0).map(({ seat }) => seat)).toEqual([1, 2, 3]);
    expect(writtenHands({ stacks: [1, 2] }, 0)).toEqual([]);
  });
});

describe('a decision tried again', () => {
  test('stands at the same table: same state, same cards to come, no line more', () => {
    const session = resumeBefore(blackjackModule, record, 2);
    const again = resumeBefore(blackjackModule, record, 2);
    expect(session?.truth.log.length).toBe(2);
    expect(session?.truth.state).toEqual(again?.truth.state);
    expect(session?.shown.offers.map(({ type }) => type)).toContain('stand');
    expect(session?.lifetime.rounds).toBe(0);
  });

  test('is not offered where the record does not lead there', () => {
    expect(resumeBefore(blackjackModule, { ...record, log: [{ seat: 0, action: { type: 'hit' } }] }, 1)).toBeUndefined();
  });
});

describe('judging', () => {
  const newsOf = async (of: Recorded, most = Number.POSITIVE_INFINITY): Promise<readonly JudgeNews[]> => {
    const news: JudgeNews[] = [];
    await judgeRecord(
      of,
      (one) => {
        news.push(one);
        return news.length < most;
      },
      () => 0,
    );
    return news;
  };

  test('tells how many there are, then every judgment, then that it is done', async () => {
    const news = await newsOf(record);
    expect(news[0]).toEqual({ kind: 'begun', of: log.length });
    expect(news.at(-1)).toEqual({ kind: 'done' });
    expect(news.flatMap((one) => (one.kind === 'judged' ? one.judgments : [])).length).toBeGreaterThan(1);
  });

  test('stops where nobody listens, and says where nothing can be judged', async () => {
    expect(await newsOf(record, 1)).toHaveLength(1);
    expect(await newsOf({ ...record, game: 'faro' })).toEqual([{ kind: 'cannot' }]);
    expect(heartsModule.appraise).toBeDefined();
  });
});

describe('luck', () => {
  test('is told as luck, with what is usual, and as no merit', () => {
    const luck = {
      of: 'rounds',
      count: 100,
      result: -175,
      expected: -5,
      decisions: 51,
      forfeited: 0,
      decisionsApart: true,
      luck: -119,
      width: 115,
    } as const;
    const words = lookBackWords().luck(luck);
    expect(words).toContain('−175 chips: −5 expected by the odds, −51 from your decisions and −119 luck.');
    expect(words).toContain('more than usual: two players in three are within ±115');
    expect(words).toContain('Luck says nothing about how well you played.');
    expect(lookBackWords().luck({ ...luck, expected: -5.4, decisions: 50.6 })).toContain('−5.4 expected by the odds, −50.6 from');
    expect(lookBackWords().luck({ ...luck, of: 'all-in', count: 1, result: -16, luck: 40 })).toContain(
      'Luck in one pot that went all-in with cards to come: +40 chips.',
    );
  });
});

test('an address names a sitting, a game, or the last one; an older table is found where nothing else of its game is kept', () => {
  const { log: _log, ...opening } = record;
  const past = (game: string, logName: string) => ({ ...opening, game, logName, lines: 1 });
  const profile = {
    ...freshProfile(),
    ended: { hearts: { ...record, game: 'hearts', logName: 'log-a', log: logOf([]) } },
    past: [past('blackjack', 'log-b'), past('blackjack', 'log-c')],
  };
  const found = (query: string) => sittingIn(profile, query, ({ game, logName }) => ({ ...opening, game, seed: logName, log: [] }));
  expect(found('')?.record?.seed).toBe('log-c');
  expect(found('game=blackjack')?.record?.seed).toBe('log-c');
  expect(found('sitting=log-b')?.record?.seed).toBe('log-b');
  expect(found('game=hearts')?.record?.game).toBe('hearts');
  expect(found('game=roulette')).toBeUndefined();
});

test('every decision has an address of its own', () => {
  expect(decisionAt('log-b', 11)).toBe('/look-back?sitting=log-b&line=12');
  expect(lineIn('sitting=log-b&line=12')).toBe(11);
  for (const query of ['', 'line=0', 'line=-1', 'line=x', 'line=1.5']) expect(lineIn(query)).toBeUndefined();
});
