import { expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { heartsModule } from './index.ts';
import { presets } from './rules.ts';

test('a human sits down with three players of the house, who bring no chips', claims('HEA-1.1', 'HEA-8.1'), () => {
  const normal = { bot: 'normal', stack: 0 };
  expect(heartsModule.lineUp(presets.house, 3, { seed: '00'.repeat(32), at: 0 })).toEqual([null, normal, normal, normal]);
  expect(Object.keys(heartsModule.bots)).toEqual(['easy', 'normal', 'hard']);
  expect(heartsModule.tempo({ type: 'hearts-broken', seat: 0 })).toBe('word');
});
