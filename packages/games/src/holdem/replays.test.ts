import { testReplays } from '../replays.fixture.ts';
import { holdemModule } from './index.ts';
import casino from './replays/casino.json' with { type: 'json' };
import house from './replays/holdem.json' with { type: 'json' };
import tda from './replays/tda.json' with { type: 'json' };

testReplays(holdemModule, new URL('./replays/', import.meta.url), [house, casino, tda], ({ names }) => names.length - 1);
