/** Once for all browser tests: the built app on a port of its own, and one browser that every file opens its pages in. */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserFlags, browserPath } from '../../../scripts/browser.mjs';
import { serve } from '../../../scripts/serve.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    readonly appUrl: string;
    /** Where the browser listens. */
    readonly browserUrl: string;
  }
}

const dist = fileURLToPath(new URL('../dist', import.meta.url));

/** Starts both, and says how to end them. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('The web app is not built. Run: npm run build -- web');
  mkdirSync(fileURLToPath(new URL('../../../artifacts/web', import.meta.url)), { recursive: true });
  const server = await serve({ folder: dist, port: 0 });
  const browser = await chromium.launchServer({ executablePath: browserPath(), args: [...browserFlags] });
  project.provide('appUrl', server.url);
  project.provide('browserUrl', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
};
