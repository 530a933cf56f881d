/** A profile at a table of British Pontoon, for tests: a chip game with bots, played by chance. */
import { fillAny, fork, read, sightOf } from '@baize/engine';
import { type Pontoon, pontoonModule } from '@baize/games/pontoon';
import { freshProfile, keepTurn, type Profile, sitDown } from './profile.ts';
import { act, actBot, botToAct, openTable, type Table, type TableOpening, type Turn } from './table.ts';

/** A british opening with this much in front of the player. */
export const openingWith = (buyIn: number, seed = 'ab'.repeat(32)): TableOpening => ({
  preset: 'british',
  seed,
  stacks: [buyIn, 300, 300],
  me: 0,
  names: ['You', 'Ada', 'Bruno'],
  bots: [null, 'steady', 'steady'],
});

/** A profile and the table it sits at. */
export interface Seated {
  readonly profile: Profile;
  readonly table: Table<Pontoon>;
}

/** Sits down with these chips. */
export const seatedWith = (buyIn: number, profile: Profile = freshProfile(), seed?: string): Seated => {
  const turn = openTable(pontoonModule, openingWith(buyIn, seed));
  const sat = sitDown(pontoonModule, profile, 'pontoon', turn);
  if (!sat.ok) throw new Error(sat.reason);
  return { profile: sat.profile, table: turn.table };
};

/** Whoever is to act does so: a bot as it likes, the player by chance. Undefined when the sitting is over for the player. */
export const oneMove = ({ profile, table }: Seated, nonce: string): Seated | undefined => {
  if (!pontoonModule.game.isIn(table.state, table.me) || pontoonModule.game.toAct(table.state).length === 0) return undefined;
  const turn = nextTurn(table, nonce);
  return { profile: keepTurn(pontoonModule, profile, 'pontoon', turn), table: turn.table };
};

const nextTurn = (table: Table<Pontoon>, nonce: string): Turn<Pontoon> => {
  const bot = botToAct(pontoonModule, table);
  if (bot !== undefined) return actBot(pontoonModule, table, bot);
  const { offers } = sightOf(pontoonModule.game, table.state, table.me);
  const acted = act(pontoonModule, table, table.me, fillAny(offers, read(fork(table.seed, nonce))));
  if (!acted.ok) throw new Error(acted.refusal.reason);
  return acted;
};
