import { vi } from 'vitest';

/** Runs an example and gives what it printed. */
export const printed = async (load: () => Promise<unknown>): Promise<readonly string[]> => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    await load();
    return log.mock.calls.map((line) => line.join(' '));
  } finally {
    log.mockRestore();
  }
};
