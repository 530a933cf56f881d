/** Replays a record: the same seed and the same log give the same sitting, beat for beat. */
import { commitment, replay, type SittingRecord } from '@baize/engine';
import { type Pontoon, pontoon } from '@baize/games/pontoon';

const record: SittingRecord<Pontoon> = {
  game: 'pontoon',
  version: pontoon.version,
  preset: 'house',
  seed: '0123456789abcdef'.repeat(4),
  stacks: [0],
  log: [{ seat: 0, action: { type: 'stick' } }],
};

// Shown before the sitting, this proves afterwards that the seed was not chosen to fit.
console.log(`Commitment: ${commitment(record.seed)}`);

const replayed = replay(pontoon, record);
if (!replayed.ok) throw new Error(`The record does not replay: ${replayed.why}.`);
for (const { event } of replayed.beats) console.log(JSON.stringify(event));
