import { openSitting, play } from '@baize/engine';
import { pontoon } from '@baize/games/pontoon';

let step = openSitting(pontoon, { preset: 'house', stacks: [0], seed: '0123456789abcdef'.repeat(4) });
console.log(pontoon.legal(step.state, 0)); // [{ type: 'twist' }, { type: 'stick' }]
const played = play(pontoon, step.state, 0, { type: 'stick' });
if (played.ok)
  step = played.step; // every beat of what followed, and the state after each
else console.log(played.refusal.reason); // an illegal action is a value, not an exception
console.log(pontoon.view(step.state, 0)); // what seat 0 may see, and nothing else
