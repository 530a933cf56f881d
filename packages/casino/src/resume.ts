/** Taking up a kept table again: its log is replayed, so that it goes on with the very cards that were to come. */
import { type GameModule, type GameTypes, replay, rulesOf } from '@baize/engine';
import type { KeptTable } from './profile.ts';
import type { Turn } from './table.ts';

/** A table taken up again and everything that has happened at it, or why it cannot be. */
export type Resumed<T extends GameTypes> =
  | ({ readonly ok: true } & Turn<T>)
  | { readonly ok: false; readonly why: 'other-version' | 'does-not-replay' };

/** Takes up a kept table. A log that does not lead to the chips that were written down is not believed. */
export const resumeTable = <T extends GameTypes>({ game, bots }: GameModule<T>, kept: KeptTable): Resumed<T> => {
  if (kept.version !== game.version) return { ok: false, why: 'other-version' };
  const strangers = kept.bots.some((name) => name !== null && !Object.hasOwn(bots, name));
  const replayed = replay(game, kept);
  if (strangers || !replayed.ok) return { ok: false, why: 'does-not-replay' };
  const { held, ...opening } = kept;
  const { stack, atRisk } = game.chips(replayed.state, kept.me);
  if (stack !== held.stack || atRisk !== held.atRisk) return { ok: false, why: 'does-not-replay' };
  const { log, state, beats } = replayed;
  return { ok: true, table: { ...opening, rules: rulesOf(game, kept.preset), log, state }, beats };
};
