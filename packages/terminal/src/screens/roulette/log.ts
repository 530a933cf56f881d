/** The log row of roulette: the last thing that happened, without the sums that the status row has anyway. */

import type { NarratedBeat } from '@baize/casino';
import { figure } from '@baize/engine';
import { colourOf, type Event, kindWord, paysFor, type Roulette, spotById, spotName } from '@baize/games/roulette';
import { lastThatFit } from '../../kit/text.ts';
import { isResult, type RouletteSight } from './stage.ts';
import { isTurning } from './wheel.ts';

/** "10 on the corner 25/26/28/29, pays 11 to 1.", the longest version that fits. */
const placed = ({ view }: NarratedBeat<Roulette>, { spot, amount }: Event & { type: 'bet-placed' }, width: number): string => {
  const place = spotById(spot);
  const kind = place.box === undefined ? `the ${kindWord(place)} ` : '';
  const there = view.bets.find((bet) => bet.spot === spot)?.amount ?? amount;
  const more = there > amount ? ` more, ${figure(there)} in all,` : '';
  const name = `${figure(amount)}${more} on ${kind}${spotName(place)}`;
  return [`${name}, pays ${paysFor(view.rules, place.kind)} to 1.`, `${name}.`].find((text) => text.length <= width) ?? `${name}.`;
};

const withoutSums = (sentence: string): string => sentence.replace(/ (On the table|Chips): .*$/, '');

/** Row 21. */
export const rouletteLog = (story: readonly NarratedBeat<Roulette>[], width: number, sight: RouletteSight): string => {
  const { view } = sight;
  if (isTurning(sight)) return 'No more bets.';
  if ((isResult(sight) || view.phase === 'resting') && typeof view.number === 'number') {
    return `The ball settles on ${view.number}, ${colourOf(view.number)}.`;
  }
  const last = story.at(-1);
  if (last === undefined) return 'Place your bets.';
  if (last.event.type === 'bet-placed') return placed(last, last.event, width);
  return lastThatFit(last.sentences.map(withoutSums), width);
};
