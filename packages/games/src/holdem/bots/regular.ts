/** A sound player of everyday: knows the odds against hands that others are likely to hold, and what the pot offers. */
import { type Bot, type Chance, type Reader, read, type Seat } from '@baize/engine';
import { real } from '../ranking/codes.ts';
import type { Action, Holdem, LastMove } from '../state.ts';
import { answerToBlinds } from './blind-call.ts';
import { type Character, characterAt } from './characters.ts';
import { openingMove, type Style } from './opening.ts';
import { equityIn, playOut } from './playouts.ts';
import { type Judged, liveWeights, placesAt, type Weights } from './ranges.ts';
import { giveUp, goTo, isBare, movesBy, potPart, type Situation, situationOf, stayIn } from './situation.ts';
import { startingPlaces } from './starting.ts';

const SAMPLES = 160;
/** Raises a little too seldom before the flop, and calls too often. */
const EVERYDAY: Style = { opens: 0.75, opensAlone: 0.75, calls: 1.4, bluffs: 0, defends: false };

/** The part of all starting hands that somebody plays who has done this. */
const playsBest = (deeds: readonly LastMove[]): number => {
  const before = deeds.filter(({ street }) => street === 'preflop');
  if (before.some(({ type }) => type === 'raise')) return 0.22;
  const pressed = deeds.some(({ type, street }) => street !== 'preflop' && (type === 'bet' || type === 'raise'));
  const part = before.some(({ type }) => type === 'call') ? 0.55 : 1;
  return pressed ? part * 0.7 : part;
};

/** Hands that are plausible for somebody who has done this: the better starting hands, each as likely as the other. */
const plausible = (live: Weights, deeds: readonly LastMove[]): Weights => {
  const [best, places] = [playsBest(deeds), startingPlaces()];
  return live.map((weight, combo) => (real(places, combo) <= best ? weight : 0.05 * weight));
};

/** From which place among all hands on this board somebody does this who need not pay to see it. */
const CHOSEN: Readonly<Record<LastMove['type'], number>> = { fold: 0, check: 0, call: 0.5, bet: 0.68, raise: 0.9 };

/** The hands from this place on, and few of the others. */
const from = (live: Weights, places: Float64Array, least: number): Weights =>
  live.map((weight, combo) => (real(places, combo) >= least ? weight : 0.04 * weight));

/** Without blinds nobody has a reason to put chips in but the cards: hands as good on this board as what was done asks for. */
const chosen = (situation: Situation, live: Weights, seat: Seat, judged: Judged): Weights => {
  const least = Math.max(0, ...movesBy(situation, seat).map(({ type }) => CHOSEN[type]));
  return least === 0 ? live : from(live, placesAt(situation, situation.street, live, judged), least);
};

const equityOf = (situation: Situation, reader: Reader): number => {
  const live = liveWeights(situation);
  const judged: Judged = new Map();
  const ranges = situation.others.map((seat) =>
    isBare(situation.view) ? chosen(situation, live, seat, judged) : plausible(live, movesBy(situation, seat)),
  );
  return equityIn(playOut(situation.mine, situation.board, ranges, SAMPLES, reader));
};

/** Where seeing a hand to its end is all the fun there is, a call looks cheaper than it is. */
const curiosity = ({ view }: Situation): number => (isBare(view) ? 0.7 : 1);

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
  // Without blinds, as if a small part of the chips lay in the middle: somebody of everyday likes to see the end of a hand.
  const price = situation.toCall / (situation.measure + situation.toCall);
  // Out of position a hand is worth less than its share.
  const needed = (price + 0.02 + 0.02 * situation.behind) * tightness * curiosity(situation);
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
  if (situation.street === 'preflop') return answerToBlinds(situation, reader) ?? openingMove(situation, EVERYDAY, character.tightness, 1);
  const equity = equityOf(situation, reader);
  if (situation.toCall > 0) return answer(situation, equity, character, reader);
  return open(situation, equity, character, reader);
};
