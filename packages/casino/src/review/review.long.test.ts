/** Laws over all games with a judge. */
import { fork, sightOf } from '@baize/engine';
import { catalogue, gameIds } from '@baize/games';
import { expect, test } from 'vitest';
import { recorded, seed } from './review.fixture.ts';
import { costWords, decisions, type Judgment, judge, weigh, whyBetter } from './review.ts';

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
