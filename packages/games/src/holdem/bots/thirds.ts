/** The casino document's opponent, to the letter: it looks at the rank of its best hand, and at nothing else. */
import { type Bot, type Chance, read } from '@baize/engine';
import { strengthOfCodes } from '../ranking/evaluate.ts';
import { categoryPlace } from '../ranking/names.ts';
import type { Action, Holdem } from '../state.ts';
import { giveUp, goTo, type Situation, situationOf, stayIn } from './situation.ts';

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
export const thirds: Bot<Holdem> = (sight, chance) => {
  if (sight.view.phase === 'between') return { type: 'ready' };
  const situation = situationOf(sight);
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
