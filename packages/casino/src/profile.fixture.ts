/** A profile at a table of British Pontoon, for tests: a chip game with bots, played by chance. */
import { fillAny, fork, read, sightOf } from '@baize/engine';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { freshProfile, type Profile } from './profile.ts';
import { keep, sitDown } from './sit-down.ts';
import { advance, choose, type Sitting, waitsFor } from './sitting.ts';
import type { TableOpening } from './table.ts';

/** A british opening with this much in front of the player. */
export const openingWith = (buyIn: number, seed = 'ab'.repeat(32)): TableOpening => ({
  preset: 'british',
  seed,
  stacks: [buyIn, 300, 300],
  me: 0,
  names: ['You', 'Ada', 'Bruno'],
  bots: [null, 'steady', 'steady'],
});

/** A profile and the sitting it is at. */
export interface Seated {
  readonly profile: Profile;
  readonly sitting: Sitting<Pontoon>;
}

/** Sits down with these chips. */
export const seatedWith = (buyIn: number, profile: Profile = freshProfile(), seed?: string): Seated => {
  const sat = sitDown(pontoonModule, profile, 'pontoon', openingWith(buyIn, seed));
  if (!sat.ok) throw new Error(sat.reason);
  return sat;
};

const moved = (sitting: Sitting<Pontoon>, nonce: string): Sitting<Pontoon> => {
  if (waitsFor(pontoonModule, sitting) !== 'me') return advance(pontoonModule, sitting);
  const { table } = sitting;
  const { offers } = sightOf(pontoonModule.game, table.state, table.me);
  const chosen = choose(pontoonModule, sitting, fillAny(offers, read(fork(table.seed, nonce))));
  if (!chosen.ok) throw new Error(chosen.refusal.reason);
  return chosen.sitting;
};

/** The next thing happens: a beat is shown, a bot acts, or the player by chance. Undefined when the sitting is over for the player. */
export const oneMove = ({ profile, sitting }: Seated, nonce: string): Seated | undefined => {
  if (waitsFor(pontoonModule, sitting) === 'over') return undefined;
  const next = moved(sitting, nonce);
  return { profile: keep(pontoonModule, profile, 'pontoon', next), sitting: next };
};
