/** The events that every game shares: a round is settled, somebody is ready for the next. */
import type { SaidReady, Settled, Tagged } from './contract.ts';

/** Whether an event settles a round. */
export const isSettled = (event: Tagged): event is Settled => event.type === 'settled';

/** Whether an event only says that somebody is ready. */
export const isSaidReady = (event: Tagged): event is SaidReady => event.type === 'said-ready';
