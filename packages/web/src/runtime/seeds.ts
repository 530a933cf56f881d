/** Seeds: a fresh one, and the one that an address names. Apart from the addresses, since the floor needs none. */

const BYTES = 32;
const HEX = /^[0-9a-f]{1,64}$/;

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A fresh seed of 256 bits. */
export const freshSeed = (): string => hex(crypto.getRandomValues(new Uint8Array(BYTES)));

/** The seed that an address such as `#/pontoon?seed=c0ffee` names, filled up with zeros; undefined when it names none. */
export const seedIn = (query: string): string | undefined => {
  const asked = new URLSearchParams(query).get('seed')?.toLowerCase() ?? '';
  return HEX.test(asked) ? asked.padStart(BYTES * 2, '0') : undefined;
};
