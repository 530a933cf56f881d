import { describe, test } from 'vitest';
import { cutPowerAt, fillAt, goOnAfter, killAt, operations } from './save.fixture.ts';

describe('a journey cut at every single operation', () => {
  test.each([
    ['a process that is killed', killAt],
    ['a power cut', cutPowerAt],
    ['going on after it', goOnAfter],
    ['a disk that is full', fillAt],
  ])('%s loses nothing', async (_, check) => {
    for (let at = 1; at <= operations; at += 1) await check(at);
  });
});
