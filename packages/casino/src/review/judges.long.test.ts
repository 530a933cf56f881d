/** The laws of judges that need many decisions: errors shrink, weaker players are marked oftener, nobody is marked by chance, luck is no gain. */
import { fork, rulesOf } from '@baize/engine';
import { catalogue, type GameId, type Games } from '@baize/games';
import { describe, expect, test } from 'vitest';
import { draw, inTurn } from '../../../../scripts/draw.ts';
import { recordOfTable } from '../records/record.ts';
import { actBot, openTable } from '../table/table.ts';
import { isSlipOrMistake, luckIn } from './judged.ts';
import { type DecisionMade, decisions, type Judgment, judge, review } from './review.ts';

const seed = (name: string): string => fork('5a'.repeat(32), name).seed;

/** How a table is played by bots alone, the first seat by one of its own. */
interface Played {
  readonly preset: string;
  readonly bot: string;
  readonly others: readonly string[];
  readonly lines: number;
}

/** The record of so many actions at a table. */
const recorded = async <Id extends GameId>(id: Id, name: string, { preset, bot, others, lines }: Played) => {
  const module = await catalogue[id]();
  const bots = [bot, ...others];
  const stacks = bots.map(() => 20 * module.game.seats(rulesOf(module.game, preset)).buyIn);
  let { table } = openTable<Games[Id]>(module, { preset, seed: seed(name), stacks, me: 0, names: bots, bots });
  for (let done = 0; done < lines; done += 1) {
    const [seat] = module.game.toAct(table.state);
    if (seat === undefined) break;
    ({ table } = actBot<Games[Id]>(module, table, seat));
  }
  return { module, record: recordOfTable(module, table) };
};

const made = async <Id extends GameId>(id: Id, name: string, played: Played) => {
  const { module, record } = await recorded(id, name, played);
  return { module, record, all: [...decisions(module, record, 0)] };
};

const HEARTS: Omit<Played, 'bot'> = { preset: 'house', others: ['normal', 'normal', 'normal'], lines: 300 };
const HOLDEM: Omit<Played, 'bot'> = { preset: 'holdem', others: ['regular', 'regular', 'regular'], lines: 120 };

/** How many sittings at Hold'em tell two players apart. */
const SITTINGS = draw(6, 12);

/** How many times as large the mean error of the moves behind the best is at a sixteenth of an effort. */
const errorLeft = async <Id extends GameId>(id: Id, played: Played, most: number, count: number): Promise<number> => {
  const { module, all } = await made(id, 'errors', played);
  const meanError = (effort: number): number => {
    const errors = all.flatMap(({ sight, line }: DecisionMade<Games[Id]>) => {
      const found = module.appraise?.(sight, fork(seed('effort'), `${line}`), effort);
      return (found?.actions ?? []).map(({ error }) => error).filter((error) => error > 0);
    });
    expect(errors.length).toBeGreaterThan(count);
    return errors.reduce((sum, error) => sum + error, 0) / errors.length;
  };
  return meanError(most / 16) / meanError(most);
};

describe('a judge is surer the more it looks at', () => {
  test("at Hold'em sixteen times the deals leave about a quarter of the error", async () => {
    const played = { ...HOLDEM, bot: 'regular', lines: 900 };
    const ratio = await errorLeft('holdem', played, 800, 40);
    expect(ratio).toBeGreaterThan(3);
    expect(ratio).toBeLessThan(5.5);
  });
  test('and at Hearts', async () => {
    const played = { ...HEARTS, bot: 'normal', lines: 56 };
    expect(await errorLeft('hearts', played, 640, 20)).toBeGreaterThan(2);
  });
});

/** How many in a hundred decisions are marked. */
const marked = async <Id extends GameId>(id: Id, played: Played, sittings = 1): Promise<number> => {
  const all: Judgment[] = [];
  for (let at = 0; at < sittings; at += 1) {
    const { module, record } = await recorded(id, `marks ${at}`, played);
    all.push(...review(module, record, 0));
  }
  expect(all.length).toBeGreaterThan(50);
  return (100 * all.filter(isSlipOrMistake).length) / all.length;
};

const fallingMarks: readonly (readonly [where: string, falls: () => Promise<void>])[] = [
  [
    'at Hearts',
    async () => {
      const easy = await marked('hearts', { ...HEARTS, bot: 'easy' });
      const hard = await marked('hearts', { ...HEARTS, bot: 'hard' });
      expect(easy).toBeGreaterThan(hard);
    },
  ],
  [
    'at Blackjack',
    async () => {
      const rates = await Promise.all(
        ['mimic', 'basic', 'exact'].map((bot) => marked('blackjack', { preset: 'vegas', bot, others: [], lines: draw(250, 500) })),
      );
      expect(rates[0]).toBeGreaterThan(10);
      expect([rates[1], rates[2]]).toEqual([0, 0]);
    },
  ],
  [
    "at Hold'em",
    async () => {
      const thirds = await marked('holdem', { ...HOLDEM, bot: 'thirds' }, SITTINGS);
      expect(thirds).toBeGreaterThan(await marked('holdem', { ...HOLDEM, bot: 'shark' }, SITTINGS));
    },
  ],
];

// By day Hearts, whose bots think longest, is asked only whether the judge marks itself.
test.each(inTurn(fallingMarks, 1, 2))('marks fall from the weakest to the strongest %s', (_, falls) => falls());

/** How many of the judge's own moves it marks, at another look. */
const ownMarked = async <Id extends GameId>(
  id: Id,
  played: Played,
  sittings = 1,
): Promise<{ readonly own: number; readonly of: number }> => {
  const own: Judgment[] = [];
  for (let at = 0; at < sittings; at += 1) {
    const { module, all } = await made(id, `own moves ${at}`, played);
    for (const decision of all) {
      const best = judge(module, decision)?.best;
      const again = best === undefined ? undefined : judge(module, { ...decision, action: best }, { look: 'another look' });
      if (again !== undefined) own.push(again);
    }
  }
  return { own: own.filter(isSlipOrMistake).length, of: own.length };
};

describe('a judge does not mark its own moves', () => {
  test('at Hearts', async () => {
    const { own, of } = await ownMarked('hearts', { ...HEARTS, bot: 'easy' });
    expect(of).toBeGreaterThan(50);
    expect(own / of).toBeLessThan(0.01);
  });
  test("at Hold'em", async () => {
    const { own, of } = await ownMarked('holdem', { ...HOLDEM, bot: 'thirds' }, SITTINGS);
    expect(of).toBeGreaterThan(50);
    expect(own / of).toBeLessThan(0.01);
  });
});

/** The luck of many sittings beside its usual width: what is left over if it has a mean. */
const leaning = async <Id extends GameId>(id: Id, played: Played, sittings: number): Promise<number> => {
  let [luck, variance] = [0, 0];
  for (let at = 0; at < sittings; at += 1) {
    const { module, record } = await recorded(id, `luck ${at}`, played);
    const told = luckIn(module, record, 0, [...review(module, record, 0)]);
    if (told === undefined) throw new Error(`${id} tells no luck.`);
    luck += told.luck;
    variance += told.width ** 2;
  }
  expect(variance).toBeGreaterThan(0);
  return Math.abs(luck) / Math.sqrt(variance);
};

describe('luck has a mean of nothing, within three times its usual width', () => {
  test('at Blackjack', async () => {
    expect(await leaning('blackjack', { preset: 'vegas', bot: 'basic', others: [], lines: 300 }, draw(8, 16))).toBeLessThan(3);
  });
  test('at Roulette', async () =>
    expect(await leaning('roulette', { preset: 'french', bot: 'scatter', others: [], lines: 600 }, 4)).toBeLessThan(3));
});
