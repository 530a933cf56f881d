import { replay } from '@baize/engine';
import { expect, test } from 'vitest';
import { testReplays } from '../replays.fixture.ts';
import { rouletteModule } from './index.ts';
import banked from './replays/banked.json' with { type: 'json' };
import french from './replays/french.json' with { type: 'json' };
import house from './replays/house.json' with { type: 'json' };
import shared from './replays/shared.json' with { type: 'json' };

testReplays(rouletteModule, new URL('./replays/', import.meta.url), [house, french, shared, banked]);

test('a log that does not fit is told by its line', () => {
  const broken = { ...house, log: house.log.toSpliced(2, 0, { seat: 0, action: { type: 'rest' } }) };
  expect(replay(rouletteModule.game, broken)).toMatchObject({ ok: false, why: 'refused', line: 2, refusal: { reason: 'ball-at-rest' } });
});
