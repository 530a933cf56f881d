/** Opens the log that a server is told to use. What a log needs is loaded only where it is used. */
import type { WorkerFile } from '../bot-workers.ts';
import type { PutAside } from './database.ts';
import type { RoomLog } from './log.ts';
import { openMemoryLog } from './memory.ts';

/** Which log: in Redis, in a file, or in memory alone. */
export interface LogChoice {
  readonly redis?: string;
  /** How many replicas of Redis have an entry before it is answered; none by default. */
  readonly copies?: number;
  readonly file?: string;
  /** The thread in which a file is written. */
  readonly worker?: WorkerFile;
  /** The log cannot be reached or written, and will be tried again. */
  onTrouble?(error: unknown): void;
  /** Something was found broken, and is not used. */
  onAside?(aside: PutAside): void;
}

const silent = (): void => undefined;

/** Opens a log. */
export const openLog = async ({
  redis,
  copies = 0,
  file,
  worker,
  onTrouble = silent,
  onAside = silent,
}: LogChoice = {}): Promise<RoomLog> => {
  if (redis !== undefined) return (await import('./redis.ts')).openRedisLog({ url: redis, copies, onTrouble });
  if (file === undefined) return openMemoryLog();
  return (await import('./sqlite.ts')).openSqliteLog({ file, onTrouble, onAside, ...(worker === undefined ? {} : { worker }) });
};

/** `backup FILE`: copies the rooms of a file, while a server may be using them; what to say of it. Throws where that cannot be. */
export const backUpTo = async (to: string | undefined, file: string): Promise<string> => {
  if (to === undefined) throw new Error('Name the file to write: backup FILE.');
  const database = await import('./database.ts');
  database.backUpRooms(file, to);
  return `The rooms of ${file} are in ${to}.`;
};
