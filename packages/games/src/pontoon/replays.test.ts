import { replay } from '@baize/engine';
import { describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { testReplays } from '../replays.fixture.ts';
import { pontoonModule } from './index.ts';
import british from './replays/british.json' with { type: 'json' };
import house from './replays/house.json' with { type: 'json' };

describe('records', claims('PON-14.5'), () => {
  testReplays(pontoonModule, new URL('./replays/', import.meta.url), [house, british]);
});

test('a log that does not fit is told by its line', () => {
  const broken = { ...house, log: house.log.toSpliced(2, 0, { seat: 3, action: { type: 'twist' } }) };
  expect(replay(pontoonModule.game, broken)).toMatchObject({ ok: false, why: 'refused', line: 2, refusal: { reason: 'not-your-turn' } });
});
