/** What the quick tests stand on: what all do, and whatever leaves the engine is frozen. */
import '../packages/engine/src/freeze.fixture.ts';
import './every.fixture.ts';
