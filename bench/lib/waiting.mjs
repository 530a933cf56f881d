/** Small things that benches of rooms need. */
import { randomBytes } from 'node:crypto';

/** @param {number} ms */
export const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** So many bytes by chance, as text. @param {number} bytes */
export const hex = (bytes) => randomBytes(bytes).toString('hex');

/** Chance for whoever takes what is offered without a thought. */
export const carelessReader = {
  below: (/** @type {number} */ bound) => Math.floor(Math.random() * bound),
  chance: () => ({ seed: '', at: 0 }),
};

/** Waits for something to be so. @param {string} what @param {() => unknown} test @param {number} [most] in milliseconds */
export const until = async (what, test, most = 60_000) => {
  for (const end = Date.now() + most; !(await test()); await wait(5)) if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
};
