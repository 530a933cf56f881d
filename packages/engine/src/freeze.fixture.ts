/** Every test runs under the guard: whoever writes to what the engine hands out throws. */
import { setGuard } from './freeze.ts';

setGuard(true);
