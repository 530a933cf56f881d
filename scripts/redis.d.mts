/** A Redis that runs for a test or a bench, on this machine alone. */
export interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again with the data it had. */
  start(): Promise<void>;
  /** Ends it, and removes its data. */
  close(): Promise<void>;
}

/** Where `redis-server`, or Valkey's, lies: in `PATH`, or in the usual places. Undefined when there is none. */
export function findRedis(): string | undefined;
/** Where `redis-server` lies: found, or else installed from the system's packages. Undefined when neither can be. */
export function ensureRedis(): Promise<string | undefined>;
/** Starts a Redis of its own on a free port, its data in a temporary folder. `fsync`: how often it writes to the disk. */
export function startRedis(options?: { readonly fsync?: 'always' | 'everysec' | 'no' }): Promise<TestRedis>;
/** Starts a cluster of three. `moveSlotOf` moves the slot of a key, with all that is in it, to the next of them. */
export function startRedisCluster(): Promise<{
  readonly url: string;
  moveSlotOf(key: string): Promise<void>;
  close(): Promise<void>;
}>;
/** Starts a master and a replica, watched by three Sentinels. `moveMaster` makes the one the other; `killMaster` leaves only the other. */
export function startRedisSentinel(): Promise<{
  readonly url: string;
  moveMaster(): Promise<void>;
  killMaster(): Promise<void>;
  close(): Promise<void>;
}>;
/** Starts a Redis that speaks TLS alone, with a certificate of its own for localhost; undefined, and it says so, where that cannot be. */
export function startRedisOverTls(): Promise<{ readonly url: string; readonly certificate: string; close(): Promise<void> } | undefined>;
