import { expect, test } from 'vitest';
import { MAX_BYTES, whyNotRead } from './own-track.ts';

test('CAS-5.29 a file of more than 20 MB, or an empty one, is not even read', () => {
  expect(whyNotRead({ size: MAX_BYTES })).toBeUndefined();
  expect(whyNotRead({ size: MAX_BYTES + 1 })).toMatch(/larger than 20 MB/);
  expect(whyNotRead({ size: 0 })).toMatch(/not audio/);
});
