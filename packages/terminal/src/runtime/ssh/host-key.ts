/** The key by which players know the house again: made on the first start, and kept. */
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { errorCode } from '../disk.ts';

const FILE = 'host_ed25519';
const TRIES = 20;

/** What a text holds: a private key, or not. */
export const isHostKey = (text: string): boolean => {
  const parsed = ssh2.utils.parseKey(text);
  return !(parsed instanceof Error) && parsed.isPrivateKey();
};

/** A new key. A few of those that the generator makes cannot be read again: then another is made. */
export const makeHostKey = (make = (): string => ssh2.utils.generateKeyPairSync('ed25519', { comment: 'baize' }).private): string => {
  for (let left = TRIES; left > 0; left -= 1) {
    const made = make();
    if (isHostKey(made)) return made;
  }
  throw new Error('No host key could be made.');
};

/** A key that others could read is no secret. Where it is not ours to close, that is told. */
const closeToOthers = (path: string): void => {
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
};

/** The key in a folder; one is made where there is none. One that cannot be read is left alone and told: players would fear a stranger. */
export const hostKeyIn = (folder: string): string => {
  const path = join(folder, FILE);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, makeHostKey(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  closeToOthers(path);
  const kept = readFileSync(path, 'utf8');
  if (!isHostKey(kept)) throw new Error(`${path} is not a host key. Put it back from a copy, or move it away to have a new one made.`);
  return kept;
};

/** The fingerprint of a host key, as ssh shows it. */
export const fingerprintOf = (privateKey: string): string => {
  const parsed = ssh2.utils.parseKey(privateKey);
  if (parsed instanceof Error) throw parsed;
  const { createHash } = process.getBuiltinModule('node:crypto');
  return `SHA256:${createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=+$/, '')}`;
};
