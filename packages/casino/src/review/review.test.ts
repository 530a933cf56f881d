import { fork, isSettled, rulesOf, sightOf } from '@baize/engine';
import { catalogue, type GameId, type Games, gameIds } from '@baize/games';
import { describe, expect, test } from 'vitest';
import { recordOfTable } from '../records/record.ts';
import { actBot, botToAct, openTable } from '../table/table.ts';
import { becauseWords, costWords, decisions, type Judgment, judge, review, weigh, whyBetter } from './review.ts';

const seed = '10'.repeat(32);

/** The record of a sitting in which a bot plays for the player. */
const recorded = async <Id extends GameId>(id: Id, preset: string, bot: string, rounds: number, bots: readonly string[] = []) => {
  const module = await catalogue[id]();
  const stacks = [null, ...bots].map(() => Math.max(1000, module.game.seats(rulesOf(module.game, preset)).buyIn));
  const names = ['You', 'North', 'East', 'West'].slice(0, stacks.length);
  let { table, step } = openTable<Games[Id]>(module, { preset, seed, stacks, me: 0, names, bots: [null, ...bots] });
  for (let done = 0; done < rounds && module.game.toAct(table.state).length > 0; ) {
    const seat = botToAct(module, table);
    ({ table, step } = actBot<Games[Id]>(module, seat === undefined ? { ...table, bots: [bot, ...bots] } : table, seat ?? 0));
    table = { ...table, bots: [null, ...bots] };
    done += step.beats.filter(({ event }) => isSettled(event)).length;
  }
  return { module, record: recordOfTable(module, table) };
};

const lawful = [
  ['hearts', 'house', 'easy', ['normal', 'normal', 'normal']],
  ['holdem', 'tda', 'regular', ['regular', 'regular']],
  ['blackjack', 'vegas', 'mimic', []],
  ['pontoon', 'house', 'steady', []],
  ['roulette', 'house', 'cautious', []],
] as const;

test('every game with a judge is under that law', async () => {
  const judges = await Promise.all(gameIds.map(async (id) => ((await catalogue[id]()).appraise === undefined ? [] : [id])));
  expect(lawful.map(([id]) => id).toSorted()).toEqual(judges.flat().toSorted());
});

test.each(lawful)(
  'the law of the judge at %s: the same sight, the same verdict, byte for byte, whatever lies hidden',
  async (id, preset, bot, bots) => {
    const { module, record } = await recorded(id, preset, bot, id === 'holdem' || id === 'blackjack' ? 12 : 2, bots);
    const made = [...decisions(module, record, 0)].filter((_, place) => place % 5 === 0).slice(0, 6);
    expect(made.length).toBeGreaterThan(1);
    for (const decision of made) {
      const { sight } = decision;
      const hidden = [1, 2].map((other) => module.game.imagine(sight.view, sight.seat, fork(seed, `hidden ${other}`)));
      const verdicts = hidden.map((state) =>
        judge(module, { ...decision, sight: sightOf(module.game, state, sight.seat) }, { effort: 40 }),
      );
      for (const verdict of verdicts) expect(JSON.stringify(verdict)).toBe(JSON.stringify(judge(module, decision, { effort: 40 })));
    }
  },
);

/** The figures that the list has of two moves, as far as there is something to tell. */
const figuresOf = (unit: Judgment['unit'], values: readonly number[]): readonly string[] =>
  values.map((one) => costWords(unit, one).replace(/ .*/, '')).filter((one) => Number(one) !== 0);

test.each(lawful)(
  'one number at %s: what the sentence says of two moves is what stands beside them in the list',
  async (id, preset, bot, bots) => {
    const { module, record } = await recorded(id, preset, bot, id === 'holdem' || id === 'blackjack' ? 12 : 2, bots);
    const told = [...decisions(module, record, 0)].flatMap((made) => {
      const found = weigh(module, made, { effort: 40 });
      const [best, ...others] = found?.actions ?? [];
      return others.map(({ action, value }) => ({
        because: found === undefined ? '' : whyBetter(module, made, action, found),
        figures: figuresOf(found?.unit ?? 'chips', [best?.value ?? 0, value]),
      }));
    });
    // The price of a call is told in parts of the pot, of which the list has none.
    const counted = told.filter(({ because }) => !because.includes('%'));
    expect(counted.length).toBeGreaterThan(0);
    for (const { because, figures } of counted) for (const one of figures) expect(because).toContain(one);
  },
);

const lossOf = (all: readonly Judgment[]): number => all.reduce((sum, { behind }) => sum + behind, 0);

describe('looking back', () => {
  test('every own action is a decision, with its line and its round, and nobody else’s is', async () => {
    const { module, record } = await recorded('blackjack', 'vegas', 'basic', 4);
    const made = [...decisions(module, record, 0)];
    expect(made.map(({ line }) => line)).toEqual(record.log.map((_, line) => line));
    expect(made.at(-1)?.round).toBe(4);
    expect(made.every(({ action, line }) => record.log[line]?.action === action)).toBe(true);
  });
  test('a log that cannot be played is told as far as it can', async () => {
    const { module, record } = await recorded('blackjack', 'vegas', 'basic', 4);
    const broken = { ...record, log: record.log.with(3, { seat: 0, action: { type: 'fly' } }) };
    expect([...decisions(module, broken, 0)]).toHaveLength(3);
    expect([...decisions(module, { ...record, preset: 'none' }, 0)]).toEqual([]);
  });
  test('the same record is judged the same, and the judge is asked by what was seen alone', async () => {
    const { module, record } = await recorded('blackjack', 'classic', 'mimic', 20);
    const all = [...review(module, record, 0)];
    expect(all).toEqual([...review(module, record, 0)]);
    expect(all.length).toBeGreaterThan(15);
    expect(JSON.parse(JSON.stringify(all))).toEqual(all);
  });
  test('who plays as the dealer must loses by it, and who plays exactly loses nothing', async () => {
    const [mimic, exact] = await Promise.all(['mimic', 'exact'].map((bot) => recorded('blackjack', 'vegas', bot, 25)));
    const marks = mimic === undefined ? [] : [...review(mimic.module, mimic.record, 0)].filter(({ mark }) => mark !== 'fine');
    expect(marks.length).toBeGreaterThan(3);
    const [first] = mimic === undefined ? [] : [...decisions(mimic.module, mimic.record, 0)].filter(({ line }) => line === marks[0]?.line);
    const because = mimic && first && marks[0] && becauseWords(mimic.module, first, marks[0]);
    expect(because).toMatch(/^\D.*\. \w+ (wins|loses) about [\d.]+ on average; \w+ (wins|loses) about [\d.]+\.$/);
    expect(exact === undefined ? 1 : lossOf([...review(exact.module, exact.record, 0)])).toBe(0);
  });
  test('a bet on red in the house gives away what low would bring, chip for chip', async () => {
    const { module, record } = await recorded('roulette', 'house', 'cautious', 5);
    const [first] = [...review(module, record, 0)];
    expect(first?.behind).toBeCloseTo((50 * 18) / 37, 9);
    expect([first?.mark, first?.scale]).toEqual(['mistake', 50]);
  });
  test('with less effort the judge still says the same of an exact game', async () => {
    const { module, record } = await recorded('pontoon', 'house', 'steady', 20);
    const all = [...review(module, record, 0)];
    const again = [...review(module, record, 0, 1)];
    expect(again).toEqual(all);
  });
  test('a game without a judge says nothing', async () => {
    const { module, record } = await recorded('sabacc', 'house', 'normal', 1, ['normal']);
    expect([...review(module, record, 0)]).toEqual([]);
  });
});
