/** Plays one round of Pontoon: twist below 17, then stick. */
import { inFull, loadWords, openSitting, play, type Step } from '@baize/engine';
import { type Pontoon, pontoon, pontoonModule, totalOf, visible } from '@baize/games/pontoon';

const tell = ({ beats }: Step<Pontoon>): void => {
  for (const { event, state } of beats) {
    for (const saying of pontoonModule.words.event(event, pontoon.view(state, 0), { me: 0, names: ['You'] })) console.log(inFull(saying));
  }
};

// A game loads its words apart from its rules, and only in the language that is spoken.
await loadWords();
let step = openSitting(pontoon, { preset: 'house', stacks: [0], seed: '0123456789abcdef'.repeat(4) });
tell(step);
while (step.state.phase === 'turns') {
  const [hand] = pontoon.view(step.state, 0).hands[0] ?? [];
  const total = hand === undefined ? 0 : totalOf(visible(hand)).total;
  const played = play(pontoon, step.state, 0, { type: total < 17 ? 'twist' : 'stick' });
  if (!played.ok) throw new Error(played.refusal.reason);
  step = played.step;
  tell(step);
}
