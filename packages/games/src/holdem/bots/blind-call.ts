/** A call against blinds that took the last chips: nothing is to come but cards, so what two cards are worth decides, and the price. */
import type { Reader } from '@baize/engine';
import type { Action } from '../state.ts';
import { equityIn, playOut } from './playouts.ts';
import { liveWeights } from './ranges.ts';
import { giveUp, movesBy, type Situation, stayIn } from './situation.ts';

const SAMPLES = 160;

/** Whether everybody else is all-in and has chosen nothing: they hold any two cards. */
const areBlind = (situation: Situation): boolean =>
  situation.others.every((seat) => situation.view.standing[seat] === 'all-in' && movesBy(situation, seat).length === 0);

/** The call or the fold against such blinds; undefined anywhere else. */
export const answerToBlinds = (situation: Situation, reader: Reader): Action | undefined => {
  const { toCall, pot, mine, board, others } = situation;
  if (toCall === 0 || !areBlind(situation)) return undefined;
  const live = liveWeights(situation);
  const equity = equityIn(
    playOut(
      mine,
      board,
      others.map(() => live),
      SAMPLES,
      reader,
    ),
  );
  return equity > toCall / (pot + toCall) ? stayIn(situation) : giveUp(situation);
};
