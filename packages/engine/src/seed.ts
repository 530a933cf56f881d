/** What a seed looks like. Apart from chance itself, so that whoever only checks one need not load its ciphers. */
const SEED = /^[0-9a-f]{64}$/;

/** Whether this text is a seed: 64 hex digits, in small letters. */
export const isSeed = (text: unknown): text is string => typeof text === 'string' && SEED.test(text);
