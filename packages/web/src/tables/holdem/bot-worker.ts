/** The thread in which the opponents at Hold'em think. */
import { holdemModule } from '@baize/games/holdem';
import { serveBots } from '../../worker/bots.ts';
import { holdemFor } from './holdem-for.ts';

serveBots(holdemModule, self, holdemFor);
