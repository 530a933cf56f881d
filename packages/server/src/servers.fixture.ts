/** The servers and friends of a test: they are gone when it ends. */
import { afterEach } from 'vitest';
import type { LineFriend } from './friend.fixture.ts';
import { openMemoryLog } from './log/memory.ts';
import { type RunningServer, type ServerOptions, startServer } from './server.ts';

/** What a test starts. */
export interface Started {
  /** Friends whose lines are closed after the test. */
  readonly friends: LineFriend[];
  /** A server over this log, or over one in memory. */
  serve(options?: Partial<ServerOptions>): Promise<RunningServer>;
  /** Closes a server before the test ends. */
  stop(server: RunningServer): Promise<void>;
}

/** Starts servers for the tests of a file, and closes them after each. */
export const testServers = (): Started => {
  const running = new Set<RunningServer>();
  const friends: LineFriend[] = [];
  afterEach(async () => {
    for (const friend of friends.splice(0)) friend.close();
    await Promise.all([...running].map((server) => server.close()));
    running.clear();
  });
  return {
    friends,
    async serve(options = {}) {
      const server = await startServer({ ...options, log: options.log ?? openMemoryLog() });
      running.add(server);
      return server;
    },
    async stop(server) {
      running.delete(server);
      await server.close();
    },
  };
};
