import { expect, test } from 'vitest';
import { runStages, type Stage } from './stages.mjs';

const good = { passed: 1, failed: 0, skipped: 0 };
const names = async (stages: readonly Stage[]): Promise<readonly string[]> => {
  const outcomes = await runStages(stages, () => undefined);
  return outcomes.map(({ name, passed, failed }) => `${name} ${failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'skipped'}`);
};
const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
  name,
  alone: name,
  share: 0.5,
  act: () => Promise.resolve(good),
  ...more,
});

test('a stage waits for what it needs, and goes on beside what it does not', async () => {
  const began: string[] = [];
  const noted = (name: string, more: Partial<Stage> = {}): Stage =>
    stage(name, {
      act: async () => {
        began.push(name);
        await new Promise((done) => setTimeout(done, 5));
        return good;
      },
      ...more,
    });
  await names([noted('tests', { needs: ['build'] }), noted('build'), noted('types'), noted('lint')]);
  expect(began).toEqual(['build', 'types', 'tests', 'lint']);
});

test('a stage that waits for room is not overtaken by what takes some', async () => {
  const began: string[] = [];
  const noted = (name: string, share: number, needs: readonly string[] = []): Stage =>
    stage(name, {
      share,
      needs,
      act: async () => {
        began.push(name);
        await new Promise((done) => setTimeout(done, name === 'long' ? 20 : 2));
        return good;
      },
    });
  await names([
    noted('build', 0.5),
    noted('long', 0.5),
    noted('all', 1, ['build']),
    noted('small', 0.5, ['build']),
    noted('nothing', 0, ['build']),
  ]);
  expect(began).toEqual(['build', 'long', 'nothing', 'all', 'small']);
});

test('never more at once than the whole machine', async () => {
  let [now, most] = [0, 0];
  const heavy = (name: string, share: number): Stage =>
    stage(name, {
      share,
      act: async () => {
        now += share;
        most = Math.max(most, now);
        await new Promise((done) => setTimeout(done, 2));
        now -= share;
        return good;
      },
    });
  await names([heavy('a', 0.5), heavy('b', 1), heavy('c', 0.75), heavy('d', 0.25), heavy('e', 0.5)]);
  expect([now, most]).toEqual([0, 1]);
});

test('what needs a stage that failed has failed, what needs one that was skipped is skipped, and the rest goes on', async () => {
  const stages = [
    stage('throws', { act: () => Promise.reject(new Error('It broke.')) }),
    stage('after it', { needs: ['throws'] }),
    stage('no Redis', { act: () => Promise.resolve({ passed: 0, failed: 0, skipped: 1 }) }),
    stage('with Redis', { needs: ['no Redis'] }),
    stage('other'),
  ];
  expect((await names(stages)).toSorted()).toEqual(
    ['throws failed', 'after it failed', 'no Redis skipped', 'with Redis skipped', 'other passed'].toSorted(),
  );
});

test('a need that nobody fills is an error, not a wait for ever', async () => {
  await expect(names([stage('tests', { needs: ['bild'] })])).rejects.toThrow('Nobody brings what these need: tests.');
});
