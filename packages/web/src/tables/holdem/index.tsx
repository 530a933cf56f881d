/** The Hold'em table, as the room opens it. */
import { type Event, evaluator, holdemModule, type View } from '@baize/games/holdem';
import type { SoundName } from '../../runtime/sounds.ts';
import type { TableModule } from '../contract.ts';
import { resultSound } from '../result-sound.ts';
import { HoldemTable } from './HoldemTable.tsx';
import { putInBy } from './hands.ts';
import { holdemFor } from './holdem-for.ts';
import { holdemTableWords } from './language/index.ts';

// --- what Hold'em sounds like, and which of its beats are held longer than their tempo asks --------------------------

/** The sound of an event, as this seat hears it. */
const sounds = (event: Event, me: number, view: View): SoundName | undefined => {
  switch (event.type) {
    case 'card-dealt':
    case 'street-dealt':
    case 'folded':
      return 'card';
    case 'hand-shown':
      return 'flip';
    case 'ante-posted':
    case 'blind-posted':
    case 'called':
    case 'bet':
    case 'raised':
    case 'bet-returned':
      return 'chip';
    case 'settled':
      return resultSound(event, me, putInBy(view, me), view.stacks[me]) ?? 'pour';
    case 'sitting-ended':
      return event.winner === me ? 'win' : 'lose';
    default:
      return undefined;
  }
};

/** What is poured out of the pot when a hand is settled, in least bets. */
const poured = (event: Event, { won, rules }: View): number | undefined =>
  event.type === 'settled' ? won.reduce((sum, { amount }) => sum + amount, 0) / rules.minBet : undefined;

/** How long a street is looked at when nobody can bet any more, at the usual pace: before the river one takes a breath. */
const RUN_OUT = { preflop: 900, flop: 1100, turn: 1900, river: 1000 } as const;
/** How long the pot is poured before anything follows. */
const POURED = 1200;

/** Where all are all-in the board is dealt with a breath in between, and a pot takes its time to be poured. */
export const holds = (event: Event, pace: number, { shown, phase }: View): number | undefined => {
  if (event.type === 'settled') return POURED * pace;
  const isRunOut = event.type === 'street-dealt' && phase === 'betting' && shown.some((isShown) => isShown);
  return isRunOut ? RUN_OUT[event.street] * pace : undefined;
};

/** Hold'em's table. */
export const table: TableModule<'holdem'> = {
  id: 'holdem',
  module: holdemModule,
  // Asked for when they are drawn: no word is loaded before.
  get lines() {
    return holdemTableWords().lines;
  },
  get alone() {
    return holdemTableWords().alone;
  },
  usualOthers: 5,
  usualPreset: 'casino',
  sounds,
  poured,
  holds,
  botWorker: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'holdem' }),
  moduleFor: holdemFor,
  prepare: evaluator,
  Table: HoldemTable,
};
