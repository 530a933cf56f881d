/** The thread in which the coach at Blackjack works out what a decision cost. */
import { reply } from '../../worker/bots.ts';
import { teach } from './coach.ts';

reply(teach, self);
