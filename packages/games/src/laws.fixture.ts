/** Every table of the catalogue, and what only its game can tell the laws: where its cards lie and who may not see them. */
import type { GameTypes } from '@baize/engine';
import { type Breach, checkLaws, type Law, type Trial } from '@baize/engine/laws';
import { blackjackFacts } from './blackjack/laws.fixture.ts';
import { catalogue, type GameId, type Games, gameIds } from './catalogue.ts';
import { facts as heartsFacts } from './hearts/laws.fixture.ts';
import { facts as holdemFacts } from './holdem/laws.fixture.ts';
import { facts as sabaccFacts } from './sabacc/laws.fixture.ts';

type Facts<T extends GameTypes> = Pick<Trial<T>, 'cards' | 'hidden' | 'inPassing' | 'seats'>;

const facts: { readonly [Id in GameId]: Facts<Games[Id]> } = {
  pontoon: {
    cards: ({ deck, spent, hands }) => {
      return [...deck, ...spent, ...hands.flat().flatMap((hand) => hand.cards.map(({ card }) => card))];
    },
    hidden: ({ deck, hands }, viewer) => {
      const others = hands.filter((_, place) => place !== viewer).flat();
      return [...deck, ...others.flatMap((hand) => hand.cards.filter(({ up }) => !up).map(({ card }) => card))];
    },
    inPassing: ['bank-cut'],
  },
  hearts: heartsFacts,
  holdem: holdemFacts,
  blackjack: blackjackFacts,
  roulette: {},
  sabacc: sabaccFacts,
};

/** One preset of one game. */
export interface Table {
  readonly name: string;
  /** Plays one random sitting at it and says which laws it breaks. */
  check(trial: Pick<Trial<GameTypes>, 'seed' | 'actions' | 'stack' | 'examined'>, among?: readonly Law[]): readonly Breach[];
}

const tablesOf = async <Id extends GameId>(id: Id): Promise<readonly Table[]> => {
  const module = await catalogue[id]();
  return Object.keys(module.game.presets).map((preset) => ({
    name: `${id} ${preset}`,
    check: (trial, among) => checkLaws<Games[Id]>(module, { ...trial, preset, ...facts[id] }, among),
  }));
};

/** Every preset of every game. */
export const tables: readonly Table[] = (await Promise.all(gameIds.map(tablesOf))).flat();
