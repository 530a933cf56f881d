/** Properties are tried with the same luck in every `npm test`, so that what fails has a cause in the change; by night luck is drawn. */
import fc from 'fast-check';
import { draw } from './draw.ts';

fc.configureGlobal({ seed: draw(1, Date.now() % 2 ** 31) });
