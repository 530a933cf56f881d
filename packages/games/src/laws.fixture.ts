/** Every table of the catalogue, and what only its game can tell the laws: where its cards lie and who may not see them. */
import { fork, type GameTypes } from '@baize/engine';
import { type Breach, checkLaws, type Law, laws, type Trial } from '@baize/engine/laws';
import { facts as blackjackFacts } from './blackjack/laws.fixture.ts';
import { catalogue, type GameId, type Games, gameIds } from './catalogue.ts';
import { facts as heartsFacts } from './hearts/laws.fixture.ts';
import { facts as holdemFacts } from './holdem/laws.fixture.ts';
import { facts as pontoonFacts } from './pontoon/laws.fixture.ts';
import { facts as sabaccFacts } from './sabacc/laws.fixture.ts';

type Facts<T extends GameTypes> = Pick<Trial<T>, 'cards' | 'hidden' | 'inPassing' | 'seats'>;

const facts: { readonly [Id in GameId]: Facts<Games[Id]> } = {
  pontoon: pontoonFacts,
  hearts: heartsFacts,
  holdem: holdemFacts,
  blackjack: blackjackFacts,
  roulette: {},
  sabacc: sabaccFacts,
};

/** So many actions are taken at most: enough for a hand or more of each game. */
const LONGEST: { readonly [Id in GameId]: number } = { pontoon: 36, hearts: 140, holdem: 60, blackjack: 36, roulette: 36, sabacc: 120 };

/** One preset of one game. */
export interface Table {
  readonly name: string;
  /** The most actions of a sitting there. */
  readonly longest: number;
  /** Plays one random sitting at it and says which laws it breaks. */
  check(trial: Pick<Trial<GameTypes>, 'seed' | 'actions' | 'stack' | 'examined'>, among?: readonly Law[]): readonly Breach[];
}

const tablesOf = async <Id extends GameId>(id: Id): Promise<readonly Table[]> => {
  const module = await catalogue[id]();
  return Object.keys(module.game.presets).map((preset) => ({
    name: `${id} ${preset}`,
    longest: LONGEST[id],
    check: (trial, among) => checkLaws<Games[Id]>(module, { ...trial, preset, ...facts[id] }, among),
  }));
};

/** Every preset of every game. */
export const tables: readonly Table[] = (await Promise.all(gameIds.map(tablesOf))).flat();

const STACKS = [50, 100, 400, 2000] as const;
const without = (...names: readonly string[]): readonly Law[] => laws.filter(({ name }) => !names.includes(name));
/** The laws that cost little: without the bots and the judges, who think long, and without the scribbler, for which every rule is compiled again. */
const lightLaws = without('bots', 'judges', 'untouched');
const briefLaws = without('bots', 'judges', 'untouched', 'replay');

/**
 * Every beat of every sitting is held to the laws that cost little. Every fourth sitting is replayed too and one position of it
 * examined closely; every fiftieth is examined at four, and held to all the laws.
 */
const closeness = (sitting: number): readonly [examined: number, among: readonly Law[]] => {
  if (sitting % 50 === 0) return [4, laws];
  return sitting % 4 === 0 ? [1, lightLaws] : [0, briefLaws];
};

/** The laws that so many random sittings at a table break, and where; from the first one on unless told. */
export const breachesIn = ({ name, longest, check }: Table, sittings: number, from = 0): readonly Breach[] =>
  Array.from({ length: sittings }, (_, place) => {
    const sitting = from + place;
    const { seed } = fork('5eed'.repeat(16), `${name} ${sitting}`);
    const [examined, among] = closeness(sitting);
    const trial = { seed, actions: sitting % (longest + 1), stack: STACKS[sitting % STACKS.length] ?? 100, examined };
    return check(trial, among).map((breach) => ({ ...trial, ...breach }));
  }).flat();
