/**
 * Chance among strangers: a key for every hand.
 *
 * The server commits to a seed for each hand before it sees anything, and every player at the table adds a nonce that they have
 * committed to a hand earlier. The cards follow from all of them together, so nobody can choose them alone.
 */
import { type BySeat, commitment, digest, fork, isSeed } from '@baize/engine';

/** The server's seed for a hand. */
export const serverSeedOf = (roomSeed: string, hand: number): string => fork(roomSeed, `hand ${hand}`).seed;

/** What is shown before a hand: the fingerprint of its secret. */
export const commitmentOf = (roomSeed: string, hand: number): string => commitment(serverSeedOf(roomSeed, hand));

/** Whether a secret is the one that was committed to. */
export const matchesCommitment = (secret: string, promise: string): boolean => isSeed(secret) && commitment(secret) === promise;

/** The seed of a hand: the server's seed and every nonce that was shown for it, by seat. */
export const combineSeeds = (secret: string, nonces: BySeat<string | null>): string =>
  digest([secret, ...nonces.map((nonce, seat) => (nonce === null ? '' : `${seat} ${nonce}`))].join('\n'));
