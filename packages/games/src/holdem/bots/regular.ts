/** A sound player of everyday: knows the odds against hands that others are likely to hold, and what the pot offers. */
import { type Bot, type Chance, type Reader, read } from '@baize/engine';
import { real } from '../ranking/numbers.ts';
import type { Action, Deed, Holdem } from '../state.ts';
import { type Character, characterAt } from './characters.ts';
import { openingMove, type Style } from './opening.ts';
import { equityIn, playOut } from './playouts.ts';
import { liveWeights, type Weights } from './ranges.ts';
import { deedsOf, giveUp, goTo, potPart, type Situation, situationOf, stayIn } from './situation.ts';
import { startingPlaces } from './starting.ts';

const SAMPLES = 160;
/** Raises a little too seldom before the flop, and calls too often. */
const EVERYDAY: Style = { opens: 0.75, calls: 1.4, bluffs: 0 };

/** The part of all starting hands that somebody plays who has done this. */
const playsBest = (deeds: readonly Deed[]): number => {
  const before = deeds.filter(({ street }) => street === 'preflop');
  if (before.some(({ type }) => type === 'raise')) return 0.22;
  const pressed = deeds.some(({ type, street }) => street !== 'preflop' && (type === 'bet' || type === 'raise'));
  const part = before.some(({ type }) => type === 'call') ? 0.55 : 1;
  return pressed ? part * 0.7 : part;
};

/** Hands that are plausible for somebody who has done this: the better starting hands, each as likely as the other. */
const plausible = (live: Weights, deeds: readonly Deed[]): Weights => {
  const [best, places] = [playsBest(deeds), startingPlaces()];
  return live.map((weight, combo) => (real(places, combo) <= best ? weight : 0.05 * weight));
};

const equityOf = (situation: Situation, reader: Reader): number => {
  const live = liveWeights(situation);
  const ranges = situation.others.map((seat) => plausible(live, deedsOf(situation, seat)));
  return equityIn(playOut(situation.mine, situation.board, ranges, SAMPLES, reader));
};

const percent = (reader: Reader): number => reader.below(100);

/** How far a hand is ahead of a fair share, in a measure that is the same for few opponents and for many. */
const leadOf = ({ others }: Situation, equity: number): number => {
  const fair = 1 / (others.length + 1);
  return (equity - fair) / Math.sqrt(fair);
};

/** Nothing to call: bet what is good, now and then what is not, when few are left to act. */
const open = (situation: Situation, equity: number, { boldness }: Character, reader: Reader): Action => {
  const lead = leadOf(situation, equity);
  if (lead > 0.16) return goTo(situation, potPart(situation, lead > 0.34 ? 0.75 : 0.5));
  const bluffs = situation.behind === 0 && situation.others.length < 3 && percent(reader) < 25 * boldness;
  return bluffs ? goTo(situation, potPart(situation, 0.5)) : giveUp(situation);
};

/** A bet to answer: raise what is far ahead, call what the pot pays for, fold the rest. */
const answer = (situation: Situation, equity: number, { tightness, boldness }: Character, reader: Reader): Action => {
  const price = situation.toCall / (situation.pot + situation.toCall);
  // Out of position a hand is worth less than its share.
  const needed = (price + 0.02 + 0.02 * situation.behind) * tightness;
  if (equity > needed + 0.15 && leadOf(situation, equity) > 0.27) return goTo(situation, potPart(situation, 0.7));
  if (equity > needed) return stayIn(situation);
  const bluffs = situation.others.length === 1 && situation.street !== 'preflop' && percent(reader) < 4 * boldness;
  return bluffs ? goTo(situation, potPart(situation, 0.8)) : giveUp(situation);
};

/** The regular, with the character of its seat. */
export const regular: Bot<Holdem> = (sight, chance: Chance) => {
  if (sight.view.phase === 'between') return { type: 'ready' };
  const situation = situationOf(sight);
  const reader = read(chance);
  const character = characterAt(sight.seat);
  if (situation.street === 'preflop') return openingMove(situation, EVERYDAY, character.tightness, 1);
  const equity = equityOf(situation, reader);
  return situation.toCall === 0 ? open(situation, equity, character, reader) : answer(situation, equity, character, reader);
};
