import { isSettled, rulesOf } from '@baize/engine';
import { catalogue, type GameId, type Games } from '@baize/games';
import { recordOfTable } from '../records/record.ts';
import { actBot, botToAct, openTable } from '../table/table.ts';

/** What the sittings to be judged are drawn from. */
export const seed = '10'.repeat(32);

/** The record of a sitting in which a bot plays for the player. */
export const recorded = async <Id extends GameId>(id: Id, preset: string, bot: string, rounds: number, bots: readonly string[] = []) => {
  const module = await catalogue[id]();
  const stacks = [null, ...bots].map(() => Math.max(1000, module.game.seats(rulesOf(module.game, preset)).buyIn));
  const names = ['You', 'North', 'East', 'West'].slice(0, stacks.length);
  let { table, step } = openTable<Games[Id]>(module, { preset, seed, stacks, me: 0, names, bots: [null, ...bots] });
  for (let done = 0; done < rounds && module.game.toAct(table.state).length > 0; ) {
    const seat = botToAct(module, table);
    ({ table, step } = actBot<Games[Id]>(module, seat === undefined ? { ...table, bots: [bot, ...bots] } : table, seat ?? 0));
    table = { ...table, bots: [null, ...bots] };
    done += step.beats.filter(({ event }) => isSettled(event)).length;
  }
  return { module, record: recordOfTable(module, table) };
};
