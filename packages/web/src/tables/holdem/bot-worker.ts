/** The thread in which the opponents at Hold'em think. */
import { holdemModule } from '@baize/games/holdem';
import { serveBots } from '../../worker/bots.ts';

serveBots(holdemModule, self);
