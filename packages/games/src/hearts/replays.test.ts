import { testReplays } from '../replays.fixture.ts';
import { heartsModule } from './index.ts';
import house from './replays/house.json' with { type: 'json' };
import omnibus from './replays/omnibus.json' with { type: 'json' };

testReplays(heartsModule, new URL('./replays/', import.meta.url), [house, omnibus]);
