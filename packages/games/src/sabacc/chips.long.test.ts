import { fillAny, fork, type Reader, read } from '@baize/engine';
import { expect, test } from 'vitest';
import { draw } from '../../../../scripts/draw.ts';
import { DECK } from './cards.ts';
import { potOf } from './places.ts';
import { presets } from './rules.ts';
import { sabacc } from './sabacc.ts';
import type { State } from './state.ts';

const SEED = '5abacc00'.repeat(8);

const GAMES = draw(5_000, 50_000);
const MAX_GAMES = 40;

const chipsOnTable = (state: State): number => state.stacks.reduce((sum, chips) => sum + chips, 0) + potOf(state) + state.sabaccPot;

const placeOf = new Map(DECK.map((card, at) => [card, at]));

/** Every card of the deck, once. */
const hasEveryCard = ({ deck, discard, hands }: State): boolean => {
  const seen = new Uint8Array(DECK.length);
  let count = 0;
  const see = (card: (typeof DECK)[number]): void => {
    const at = placeOf.get(card) ?? 0;
    // A card seen before spoils the count for good.
    count += seen[at] === 1 ? DECK.length : 1;
    seen[at] = 1;
  };
  for (const card of deck) see(card);
  for (const card of discard) see(card);
  for (const hand of hands) for (const { card } of hand) see(card);
  return count === DECK.length;
};

/** Plays one random sitting to its end, or for so many games. Who junks ends a game early, so at some tables it is seldom done. */
const wander = (opening: State, reader: Reader, seldom: boolean, look: (state: State) => void): State => {
  let state = opening;
  while (state.game <= MAX_GAMES) {
    const [seat] = sabacc.toAct(state);
    if (seat === undefined) break;
    const offers = sabacc.legal(state, seat);
    const staying = seldom && reader.below(4) > 0 ? offers.filter(({ type }) => type !== 'junk') : offers;
    const step = sabacc.apply(state, seat, fillAny(staying, reader));
    state = step.state;
    look(state);
  }
  return state;
};

test('thousands of random games at two to four seats keep every chip and every card', () => {
  let games = 0;
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let sitting = 0; games < GAMES; sitting += 1) {
    const { seed } = fork(SEED, `wander ${sitting}`);
    const reader = read(fork(seed, 'choices'));
    const stacks = Array.from({ length: 2 + (sitting % 3) }, () => 50 * (1 + reader.below(sitting % 2 === 0 ? 12 : 100)));
    const { state } = sabacc.open({ rules: presets[sitting % 5 === 0 ? 'spire' : 'house'], stacks, chance: { seed, at: 0 } });
    const chips = chipsOnTable(state);
    const end = wander(state, reader, sitting % 4 === 0, (now) => {
      if (chipsOnTable(now) !== chips) faults.push(`${seed}: ${chipsOnTable(now)} chips in place of ${chips}`);
      if (!hasEveryCard(now)) faults.push(`${seed}: a card is lost or doubled`);
    });
    if (end.ending !== null) seen.add(end.ending);
    games += end.game;
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(games).toBeGreaterThanOrEqual(GAMES);
  expect([...seen].sort()).toEqual(['broke', 'table-won', 'too-few-chips']);
});
