/** Players by thirds, who look at their own best hand and at nothing else: the casino document's opponent to the letter, and its neighbours. */
import { type Bot, type Chance, type Chips, read } from '@baize/engine';
import { entry } from '../ranking/codes.ts';
import { strengthOfCodes } from '../ranking/evaluate.ts';
import { categoryPlace } from '../ranking/names.ts';
import type { Action, Holdem } from '../state.ts';
import { shareBeaten } from './ranges.ts';
import { giveUp, goTo, isBare, raisesOnStreet, type Situation, situationOf, stayIn } from './situation.ts';

/** The third of the ten hand ranks that the best hand falls into: 1 to 3, 4 to 6, 7 to 10. */
const thirdOf = ({ mine, board }: Situation): 'top' | 'middle' | 'lower' => {
  const place = categoryPlace(strengthOfCodes([...mine, ...board]));
  return place <= 3 ? 'top' : place <= 6 ? 'middle' : 'lower';
};

/** Matches the bet, and adds some part of its chips by chance. */
const matchAndMore = (situation: Situation, chance: Chance): Action => {
  const part = (1 + read(chance).below(100)) / 100;
  return goTo(situation, situation.view.level + part * situation.stack);
};

/** Lower third: it folds to a bet, and on the river in any case; where folding for nothing is not done, it checks. */
const letGo = (situation: Situation): Action => {
  const folds = situation.street === 'river' && situation.view.rules.foldsFreely;
  return folds ? { type: 'fold' } : giveUp(situation);
};

/** Before the flop there is no hand to look at: it stays in for the least, or with a pair. */
const beforeFlop = (situation: Situation): Action => {
  const [a = 0, b = 0] = situation.mine;
  const stays = situation.toCall <= situation.view.rules.minBet || a >> 2 === b >> 2;
  return stays ? stayIn(situation) : giveUp(situation);
};

/** Bets its top third, checks or calls its middle third, and folds its lower third to a bet or on the river. */
const toTheLetter = (situation: Situation, chance: Chance): Action => {
  if (situation.street === 'preflop') return beforeFlop(situation);
  switch (thirdOf(situation)) {
    case 'top':
      return matchAndMore(situation, chance);
    case 'middle':
      return stayIn(situation);
    case 'lower':
      return letGo(situation);
  }
};

// --- its neighbours where there are no blinds -----------------------------------------------------------------------

/** What a neighbour bets: whatever chips are at hand. */
const AT_HAND: readonly Chips[] = [10, 20, 25, 50, 100];
/** The part of a stack that the middle third and the top third pay to stay in. */
const [LITTLE, MUCH] = [0.06, 0.3];
/** A hand better than all but one in twelve is worth a raise, until two have been made on a street. */
const [RAISES_FROM, MAX_RAISES] = [11 / 12, 2];

const oneOf = (chance: Chance): Chips => entry(AT_HAND, read(chance).below(AT_HAND.length));

/** A bet to answer: the top third stays for much and raises its best, the middle third stays for little. */
const answer = (situation: Situation, beaten: number, chance: Chance): Action => {
  const { toCall, stack, view } = situation;
  if (beaten > RAISES_FROM && raisesOnStreet(situation) < MAX_RAISES) return goTo(situation, 2 * view.level + oneOf(chance));
  const pays = beaten > 2 / 3 ? MUCH : beaten > 1 / 3 ? LITTLE : 0;
  return toCall <= pays * stack ? stayIn(situation) : giveUp(situation);
};

/** By thirds of all hands that are possible on this board: bets the top third, a few chips of any size, and only checks the others. */
const byBoard = (situation: Situation, chance: Chance): Action => {
  const beaten = shareBeaten(situation);
  if (situation.toCall > 0) return answer(situation, beaten, chance);
  return beaten > 2 / 3 ? goTo(situation, oneOf(chance)) : giveUp(situation);
};

/**
 * Four of a kind is rare: where there are no blinds, a whole table to the letter of the document would never bet. So there the document's
 * opponent sits in the first seat, and the others take thirds of what is possible on the board.
 */
export const thirds: Bot<Holdem> = (sight, chance) => {
  if (sight.view.phase === 'between') return { type: 'ready' };
  const situation = situationOf(sight);
  return isBare(sight.view) && sight.seat > 0 ? byBoard(situation, chance) : toTheLetter(situation, chance);
};
