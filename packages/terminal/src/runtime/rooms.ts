/** `baize rooms`: the room server inside the command, with the built page beside it. */

import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withWords } from '@baize/engine';
import type { RoomsSetting } from '@baize/server';
import type { ThreadWork } from '../arguments.ts';

/** The file of this command, wherever a link in a folder of programs led from. */
const commandFile = (): string => realpathSync(process.argv[1] ?? '.');

/** This very command as what a thread runs. */
export const thisCommand = (work: ThreadWork): RoomsSetting['bots'] => ({ file: commandFile(), words: [work] });

/** The built page beside this command, for whoever comes with a browser; undefined where there is none. */
export const webFolder = (): string | undefined => {
  const here = dirname(commandFile());
  return [join(here, 'web'), join(here, '..', '..', 'web', 'dist')].find((folder) => existsSync(join(folder, 'index.html')));
};

/** Serves rooms until the process is told to end, or copies them. */
export const serveRooms = async (args: readonly string[]): Promise<void> => {
  const { hasNodeSqlite, runRooms } = await withWords(import('@baize/server'));
  await runRooms(args, {
    folder: webFolder(),
    bots: thisCommand('bot-worker'),
    store: thisCommand('rooms-worker'),
    canKeep: hasNodeSqlite,
  });
};
