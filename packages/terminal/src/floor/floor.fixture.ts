/** A player on the floor, for tests: keys go in, pages come out, and a game is fetched at once. */
import { freshProfile, noRounds, type Profile, type Statistics } from '@baize/casino';
import type { Key } from '../kit/keys.ts';
import { pontoonScreen } from '../screens/pontoon/pontoon.ts';
import { openFloor, updateFloor } from './floor.ts';
import { floorGame } from './floor-game.ts';
import type { FloorCommand, FloorMessage, FloorModel } from './model.ts';
import { answerFloor, enterPlainFloor, whenPlainFetched } from './plain-floor.ts';
import type { FloorSaid } from './plain-says.ts';

/** The windows that the floor is drawn in. */
export const WIDE = { columns: 80, rows: 24 };
/** The compact one. */
export const NARROW = { columns: 44, rows: 24 };

/** The game to Pontoon. */
export const game = floorGame('pontoon', pontoonScreen);

/** A seed that every test may use: against one opponent the player is asked for a stake first. */
export const SEED = '07'.repeat(32);

/** Books with these numbers. */
export const books = (change: Partial<Statistics>): Statistics => ({ ...noRounds, ...change });

/** A player at a keyboard. Every table moves at once. */
export const visitor = (profile: Profile = freshProfile(), size = WIDE, notes: readonly string[] = []) => {
  let floor: FloorModel = openFloor(profile, size, notes, 'instant');
  let clock = 0;
  const asked: FloorCommand[] = [];
  const send = (message: FloorMessage): void => {
    const [after, commands] = updateFloor(floor, message);
    floor = after;
    asked.push(...commands);
    if (commands.some(({ type }) => type === 'fetch')) send({ type: 'fetched', game, house: SEED });
    // A pause of no length is only there for a frame.
    for (const command of commands) if (command.type === 'wait' && command.ms === 0) send({ type: 'tick', ticket: command.ticket });
  };
  return {
    press: (...keys: readonly Key[]): void => {
      for (const key of keys) {
        clock += 10_000;
        send({ type: 'key', key, at: clock });
      }
    },
    send,
    house: (): FloorModel => floor,
    /** Everything that was asked of the runtime. */
    asked,
  };
};

/** A player who answers line by line. A game is fetched at once, first with that seed and then with others. */
export const talker = (profile: Profile = freshProfile(), notes: readonly string[] = []) => {
  let tables = 0;
  let said: FloorSaid = enterPlainFloor(profile, notes, 80);
  let text = said.text;
  const next = (now: FloorSaid): void => {
    said = now;
    text += said.text;
    if (said.fetch === undefined) return;
    tables += 1;
    next(whenPlainFetched(said.floor, game, tables === 1 ? SEED : tables.toString(16).padStart(64, '0')));
  };
  return {
    say: (...answers: readonly string[]): void => {
      for (const answer of answers) {
        text += `${answer}\n`;
        next(answerFloor(said.floor, answer));
      }
    },
    text: (): string => text,
    said: (): FloorSaid => said,
  };
};
