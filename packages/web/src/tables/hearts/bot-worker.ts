/** The thread in which the opponents at Hearts think. */
import { heartsModule } from '@baize/games/hearts';
import { serveBots } from '../../worker/bots.ts';

serveBots(heartsModule, self);
