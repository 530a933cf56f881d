/** Seeds that nobody has chosen. */
import { closeSync, openSync, readSync } from 'node:fs';

const BYTES = 32;
const DEVICE = '/dev/urandom';

/** Bytes straight from the system's source of chance; undefined where it is not a file. */
const readDevice = (): Buffer | undefined => {
  const bytes = Buffer.alloc(BYTES);
  try {
    const device = openSync(DEVICE, 'r');
    const read = readSync(device, bytes);
    closeSync(device);
    return read === BYTES ? bytes : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A seed of 256 bits. node:crypto draws from the same source, but takes a twentieth of the whole start to load, so it is
 * asked only where there is no device to read.
 */
export const freshSeed = (device: () => Buffer | undefined = readDevice): string =>
  (device() ?? process.getBuiltinModule('node:crypto').randomBytes(BYTES)).toString('hex');
