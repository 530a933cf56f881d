/** Once for all browser tests: the built app on a port of its own. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { serve } from '../../../scripts/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    readonly appUrl: string;
  }
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Serves it, and says how to end that. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The web app is not built. Run: npm run build -- web');
  mkdirSync(fileURLToPath(new URL('../../../artifacts/web', import.meta.url)), { recursive: true });
  const server = await serve({ folder: dist, port: 0 });
  project.provide('appUrl', server.url);
  return server.close;
};
