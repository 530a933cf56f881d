/** Opens the log that a server is told to use. The client of Redis is loaded only where there is one. */
import { openEmbeddedLog } from './embedded.ts';
import type { RoomLog } from './log.ts';

/** Which log: in Redis, in a file, or in memory alone. */
export interface LogChoice {
  readonly redis?: string;
  readonly file?: string;
  /** The disk is full or gone; throws by default. */
  onFailure?(error: unknown): void;
  /** Redis cannot be reached, and will be tried again. */
  onTrouble?(error: unknown): void;
}

const fail = (error: unknown): void => {
  throw error;
};

/** Opens a log. */
export const openLog = async ({ redis, file, onFailure = fail, onTrouble = () => undefined }: LogChoice = {}): Promise<RoomLog> => {
  if (redis === undefined) return openEmbeddedLog({ ...(file === undefined ? {} : { file }), onFailure });
  const { openRedisLog } = await import('./redis.ts');
  return openRedisLog({ url: redis, onTrouble });
};
