/** A profile at a table of British Pontoon, for tests: a chip game with bots, played by chance. */
import { fillAny, fork, read } from '@baize/engine';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { chooseAt, type LocalTable, showNextAt } from '../table/local-session.ts';
import type { TableOpening } from '../table/table.ts';
import { freshProfile, type Profile } from './profile.ts';
import { joinTable, saveTable } from './seating.ts';

/** A british opening with this much in front of the player. */
export const openingWith = (buyIn: number, seed = 'ab'.repeat(32)): TableOpening => ({
  preset: 'british',
  seed,
  stacks: [buyIn, 300, 300],
  me: 0,
  names: ['You', 'Ada', 'Bruno'],
  bots: [null, 'steady', 'steady'],
});

/** A profile and the table it is at. */
export interface Seated {
  readonly profile: Profile;
  readonly table: LocalTable<Pontoon>;
}

/** Sits down with these chips. */
export const seatedWith = (buyIn: number, profile: Profile = freshProfile(), seed?: string): Seated => {
  const sat = joinTable(pontoonModule, profile, 'pontoon', openingWith(buyIn, seed));
  if (!sat.ok) throw new Error(sat.reason);
  return sat;
};

const moved = (at: LocalTable<Pontoon>, nonce: string): LocalTable<Pontoon> =>
  at.waiting === 'me'
    ? chooseAt(pontoonModule, at, fillAny(at.shown.offers, read(fork(at.truth.seed, nonce))))
    : showNextAt(pontoonModule, at);

/** The next thing happens: a beat is shown, a bot acts, or the player by chance. Undefined when the sitting is over for the player. */
export const oneMove = ({ profile, table }: Seated, nonce: string): Seated | undefined => {
  if (table.waiting === 'over') return undefined;
  const next = moved(table, nonce);
  return { profile: saveTable(pontoonModule, profile, 'pontoon', next), table: next };
};
