/** Who is still in a hand, and who has won what of it. */
import type { Chips, Seat } from '@baize/engine';
import { isContender } from './seats.ts';
import type { View } from './state.ts';

/** Whether the hand is over and its pots are paid, or none has begun. */
export const isHandOver = ({ phase }: Pick<View, 'phase'>): boolean => phase !== 'betting';

/** Whether a seat plays for the pot, with chips left or without. */
export const isContending = ({ standing }: Pick<View, 'standing'>, seat: Seat): boolean => isContender(standing[seat]);

/** Everything that is played for; once it is paid, what was played for. */
export const potShown = (view: View): Chips => (isHandOver(view) ? view.won.reduce((sum, { amount }) => sum + amount, 0) : view.pot);

/** What a seat got of the pots that are paid. */
export const wonBy = ({ won }: Pick<View, 'won'>, seat: Seat): Chips =>
  won.flatMap(({ winners }) => winners).reduce((sum, winner) => sum + (winner.seat === seat ? winner.amount : 0), 0);
