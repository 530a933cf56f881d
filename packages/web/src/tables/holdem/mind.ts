/** The thread in which the opponents at Hold'em think. */
import { holdemModule } from '@baize/games/holdem';
import { think } from '../../worker/think.ts';

think(holdemModule, self);
