import { replay } from '@baize/engine';
import { expect, test } from 'vitest';
import { testReplays } from '../replays.fixture.ts';
import { sabaccModule } from './index.ts';
import house from './replays/house.json' with { type: 'json' };
import spire from './replays/spire.json' with { type: 'json' };

testReplays(sabaccModule, new URL('./replays/', import.meta.url), [house, spire], ({ names }) => names.length - 1);

test('a log that does not fit is told by its line', () => {
  const broken = { ...house, log: house.log.toSpliced(2, 0, { seat: 9, action: { type: 'draw' } }) };
  expect(replay(sabaccModule.game, broken)).toMatchObject({ ok: false, why: 'refused', line: 2, refusal: { reason: 'not-your-turn' } });
});
