import { expect, test } from 'vitest';
import { claims } from '../../../../../../scripts/claims.ts';
import { MAX_BYTES, whyNotRead } from './own-track.ts';

test('a file of more than 20 MB, or an empty one, is not even read', claims('CAS-5.29'), () => {
  expect(whyNotRead({ size: MAX_BYTES })).toBeUndefined();
  expect(whyNotRead({ size: MAX_BYTES + 1 })).toBe('too-large');
  expect(whyNotRead({ size: 0 })).toBe('not-audio');
});
