/**
 * Hold'em with all that its opponents go by. When two are left `shark` follows a table for two, which weighs as much as a screen with its
 * game: whoever only draws a table does without it, and whoever asks its bots takes this, or the game from the catalogue.
 *
 * @module
 * @example
 * ```ts
 * import { fork, openChance, rulesOf, sightOf } from '@baize/engine';
 * import { fullHoldemModule } from '@baize/games/holdem/full';
 *
 * const { game, bots } = fullHoldemModule;
 * const chance = openChance('ab'.repeat(32));
 * const { state } = game.open({ rules: rulesOf(game, 'tda'), stacks: [2000, 2000], chance });
 * const [seat = 0] = game.toAct(state);
 * console.log(bots['shark']?.(sightOf(game, state, seat), fork(chance.seed, 'shark')).type); // call
 * ```
 */
import type { GameModule } from '@baize/engine';
import { hundredBigBlinds } from './blueprint/hundred-big-blinds.ts';
import { playerOf } from './blueprint/player.ts';
import { bots } from './bots/index.ts';
import { holdemModule } from './index.ts';
import type { Holdem } from './state.ts';

/** Hold'em as the catalogue has it. */
export const fullHoldemModule: GameModule<Holdem> = {
  ...holdemModule,
  bots: { ...bots, shark: playerOf(hundredBigBlinds, bots.shark).bot },
};
