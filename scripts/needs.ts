/** A test says beside its title which programs of the system it can't do without: `describe('over Redis', needs('Redis'), () => …)`. */
import { findNginx } from './nginx.mjs';
import { findOpenSsh } from './openssh.mjs';
import { findRedis } from './redis.mjs';

const FIND = { Redis: findRedis, nginx: findNginx, OpenSSH: findOpenSsh } as const;

/** A program that may not be there. */
export type Program = keyof typeof FIND;

declare module 'vitest' {
  interface TaskMeta {
    /** The program without which it was skipped. */
    lacks?: Program;
  }
}

/** Skips a test, or all tests of a suite, where one of these programs isn't there; `npm test` tells how many that were, and why. */
export const needs = (...programs: readonly Program[]): { skip?: true; meta?: { lacks: Program } } => {
  const lacks = programs.find((program) => FIND[program]() === undefined);
  return lacks === undefined ? {} : { skip: true, meta: { lacks } };
};
