/** Every test runs under the guard: whoever writes to what the engine hands out throws. */
import { setGuard } from './guard.ts';

setGuard(true);
