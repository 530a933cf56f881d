/** Sittings at `tda` played by chance, with stacks that do not fit the blinds, as the hands that we write of them. */
import { type Beat, fillAny, fork, openChance, play, read } from '@baize/engine';
import { holdem } from '../holdem.ts';
import { presets } from '../rules.ts';
import type { Holdem } from '../state.ts';
import { writePhh } from './write.ts';

/** The beats of one sitting: two to six players, twelve hands at most. */
export const oddSitting = (number: number): readonly Beat<Holdem>[] => {
  const { seed } = fork('ab'.repeat(32), `odd ${number}`);
  const reader = read(fork(seed, 'actions'));
  const most = number % 3 === 0 ? 60 : 400;
  const opening = holdem.open({
    rules: presets.tda,
    stacks: Array.from({ length: 2 + (number % 5) }, () => 20 + reader.below(most)),
    chance: openChance(seed),
  });
  const beats = [...opening.beats];
  let { state } = opening;
  while (holdem.toAct(state).length > 0 && state.hand < 12) {
    const [seat = 0] = holdem.toAct(state);
    const acted = play(holdem, state, seat, fillAny(holdem.legal(state, seat), reader));
    if (!acted.ok) throw new Error(acted.refusal.reason);
    state = acted.step.state;
    beats.push(...acted.step.beats);
  }
  return beats;
};

/** Each hand of a `.phhs` text by itself. */
const singleHands = (phhs: string): readonly string[] => phhs.split(/^\[\d+\]\n/m).filter((text) => text !== '');

/** The hands of one sitting, as we write them. */
export const oddHands = (number: number): readonly string[] => singleHands(writePhh(oddSitting(number), []));
