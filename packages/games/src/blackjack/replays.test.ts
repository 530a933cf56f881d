import { replay } from '@baize/engine';
import { expect, test } from 'vitest';
import { testReplays } from '../replays.fixture.ts';
import { blackjackModule } from './index.ts';
import banked from './replays/banked.json' with { type: 'json' };
import classic from './replays/classic.json' with { type: 'json' };
import shared from './replays/shared.json' with { type: 'json' };
import vegas from './replays/vegas.json' with { type: 'json' };

testReplays(blackjackModule, new URL('./replays/', import.meta.url), [classic, vegas, shared, banked]);

test('a log that does not fit is told by its line', () => {
  const broken = { ...classic, log: classic.log.toSpliced(1, 0, { seat: 0, action: { type: 'hit' } }) };
  expect(replay(blackjackModule.game, broken)).toMatchObject({ ok: false, why: 'refused', line: 1, refusal: { reason: 'bet-first' } });
});
