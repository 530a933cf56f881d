/** Where `ssh` of OpenSSH lies: in `PATH`, or in the usual places. Undefined when there is none. */
export function findOpenSsh(): string | undefined;
/** Whether there is none, for `describe.skipIf`: says loudly what is not tested then. */
export function lacksOpenSsh(): boolean;
/** Where `ssh` lies: found, or else installed from the system's packages. Undefined when neither can be. */
export function ensureOpenSsh(): Promise<string | undefined>;
