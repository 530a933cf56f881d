/** Where `ssh` of OpenSSH lies: in `PATH`, or in the usual places. Undefined when there is none. */
export function findOpenSsh(): string | undefined;
/** Where `ssh` lies: found, or else installed from the system's packages. Undefined when neither can be. */
export function ensureOpenSsh(): Promise<string | undefined>;
