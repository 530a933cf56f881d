/** Where the first of these programs lies that runs with this flag: in `PATH`, or in the usual places. Undefined when there is none. */
export function findProgram(names: readonly string[], flag: string): string | undefined;
/** Where a program lies: found, or else installed from the system's packages. Undefined when neither can be. */
export function ensureProgram(find: () => string | undefined, name: string): Promise<string | undefined>;
/** Work that is done by one at a time, in the order in which it was asked for; what fails holds up nobody behind it. */
export function makeQueue(): <T>(work: () => Promise<T>) => Promise<T>;
