/** Writes a bot, and lets it play a thousand rounds against the house beside the best one there is. */
import { type Bot, fork, openSitting, play, sightOf } from '@baize/engine';
import { type Pontoon, pontoon, pontoonModule, totalOf, visible } from '@baize/games/pontoon';

/** A bot sees what a player sees, and nothing else. This one never twists on a hand that could go bust. */
const timid: Bot<Pontoon> = ({ seat, view, offers }) => {
  if (offers.some(({ type }) => type === 'ready')) return { type: 'ready' };
  const [hand] = view.hands[seat] ?? [];
  return { type: hand !== undefined && totalOf(visible(hand)).total <= 11 ? 'twist' : 'stick' };
};

const ROUNDS = 1000;
const seed = 'baa5'.repeat(16);

/** How many rounds a bot wins. */
const wins = (bot: Bot<Pontoon>): number => {
  let { state } = openSitting(pontoon, { preset: 'house', stacks: [0], seed });
  let won = 0;
  for (let move = 0; ; move += 1) {
    if (state.phase === 'between') won += state.verdicts[0]?.result === 'won' ? 1 : 0;
    if (state.phase === 'between' && state.round === ROUNDS) return won;
    const played = play(pontoon, state, 0, bot(sightOf(pontoon, state, 0), fork(seed, `move ${move}`)));
    if (!played.ok) throw new Error(played.refusal.reason);
    state = played.step.state;
  }
};

const { steady } = pontoonModule.bots;
if (steady === undefined) throw new Error('Pontoon has a bot called "steady".');
console.log(`Of ${ROUNDS} rounds, timid wins ${wins(timid)} and steady wins ${wins(steady)}.`);
