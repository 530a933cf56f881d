/** The thread in which the opponents at Hearts think. */
import { heartsModule } from '@baize/games/hearts';
import { think } from '../../worker/think.ts';

think(heartsModule, self);
