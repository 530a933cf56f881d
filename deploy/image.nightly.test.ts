import { availableParallelism, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import { serveImage } from './image.fixture.ts';

const BAR = 90;

test.skipIf(process.platform === 'win32')(
  `what the Dockerfile says, done here in an empty folder with an empty home: a table is served within ${BAR} seconds`,
  async () => {
    const seconds = await serveImage();
    console.log(`From the context to a served table: ${seconds.toFixed(1)} s`);
    // On a machine that many others use, it takes as much longer as there are others.
    expect(seconds / Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())).toBeLessThan(BAR);
  },
);
