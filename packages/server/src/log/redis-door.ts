/** The ways into Redis, or Valkey: one server, a group watched by Sentinels, a cluster. Every command has a key, so all of them are one to the log. */
import { createClient, createCluster, type RedisClientOptions } from '@redis/client';
import { type DoorEvents, HABITS, openOne, partsOf, type RedisDoor } from './redis-one.ts';

const openCluster = (urls: readonly string[], { onTrouble, onReady }: DoorEvents): RedisDoor => {
  // Every node is known to the others, and to us from the first that answers.
  const cluster = createCluster({ rootNodes: urls.map((url) => ({ url })), defaults: { ...HABITS, ...secretsOf(urls[0] ?? '') } });
  cluster.on('error', onTrouble);
  for (const event of ['node-ready', 'node-disconnect', 'sharded-channel-moved-error']) cluster.on(event, onReady);
  return {
    get isReady() {
      return cluster.isOpen;
    },
    connect: () => cluster.connect(),
    send: (key, words) => cluster.sendCommand(key, false, [...words]),
    subscribe: (channel, listener) => cluster.sSubscribe(channel, listener),
    unsubscribe: (channel) => cluster.sUnsubscribe(channel),
    // A slot may have moved, and its channel with it.
    hears: () => false,
    destroy: () => {
      if (cluster.isOpen) cluster.destroy();
    },
  };
};

const secretsOf = (url: string): { readonly username?: string; readonly password?: string } => partsOf(url).secrets;

/** How often the Sentinels are asked who the master is, how often before there is a first one, and how long a new one may take to answer. */
const LOOK_EVERY_MS = 500;
const MAX_FIRST_LOOKS = 40;
const PATIENCE_MS = 3000;

/** What is done in time. */
const inTime = <V>(work: Promise<V>): Promise<V> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('Redis does not answer.')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

const watcherAt = (socket: NonNullable<RedisClientOptions['socket']>) => createClient({ ...HABITS, socket });
type Watcher = ReturnType<typeof watcherAt>;

/**
 * A group watched by Sentinels. They are asked again and again who the master is, and when it is another one, all goes there. A command
 * never waits for that: whoever sent it is told that it failed, and looks what the log has.
 */
class SentinelDoor implements RedisDoor {
  readonly #name: string;
  readonly #sentinels: readonly { readonly host: string; readonly port: number }[];
  readonly #options: RedisClientOptions;
  readonly #socket: NonNullable<RedisClientOptions['socket']>;
  readonly #events: DoorEvents;
  readonly #listeners = new Map<string, (text: string) => void>();
  #master: { readonly address: string; readonly door: RedisDoor } | undefined;
  /** The Sentinel that is asked, and which of them it is. */
  #watcher: Watcher | undefined;
  #which = 0;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(url: string, events: DoorEvents) {
    const { hosts, path, secrets, isSecure } = partsOf(url);
    this.#name = path === '' ? 'mymaster' : path;
    this.#sentinels = hosts;
    this.#options = secrets;
    this.#socket = { ...HABITS.socket, ...(isSecure ? { tls: true as const } : {}) };
    this.#events = events;
  }
  get isReady(): boolean {
    return this.#master?.door.isReady === true;
  }
  async connect(): Promise<void> {
    for (let tries = 1; this.#master === undefined && !this.#isOver; tries += 1) {
      try {
        await this.#look();
      } catch (error) {
        if (tries >= MAX_FIRST_LOOKS) throw error;
        this.#events.onTrouble(error);
        await new Promise((done) => setTimeout(done, LOOK_EVERY_MS));
      }
    }
    this.#timer = setInterval(() => this.#lookSoon(), LOOK_EVERY_MS).unref();
  }
  async send(key: string, words: readonly string[]): Promise<unknown> {
    try {
      return await this.#door.send(key, words);
    } catch (error) {
      // It was the master until just now.
      if (error instanceof Error && error.message.startsWith('READONLY')) this.#lookSoon();
      throw error;
    }
  }
  async subscribe(channel: string, listener: (text: string) => void): Promise<unknown> {
    this.#listeners.set(channel, listener);
    return await this.#door.subscribe(channel, listener);
  }
  async unsubscribe(channel: string): Promise<unknown> {
    this.#listeners.delete(channel);
    return await this.#door.unsubscribe(channel);
  }
  hears(channel: string): boolean {
    return this.#master?.door.hears(channel) === true;
  }
  destroy(): void {
    this.#isOver = true;
    clearInterval(this.#timer);
    this.#leaveWatcher();
    this.#master?.door.destroy();
  }
  get #door(): RedisDoor {
    if (this.#master === undefined) throw new Error('There is no master.');
    return this.#master.door;
  }
  #lookSoon(): void {
    this.#look().catch(this.#events.onTrouble);
  }
  #look(): Promise<void> {
    this.#looking ??= this.#follow().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }
  /** Goes where the master is. */
  async #follow(): Promise<void> {
    const { host, port } = await this.#ask();
    const address = `${host}:${port}`;
    if (address === this.#master?.address || this.#isOver) return;
    const door = openOne({ ...this.#options, socket: { ...this.#socket, host, port } }, this.#events);
    try {
      await inTime(door.connect());
      const role: unknown = await inTime(door.send('', ['ROLE']));
      if (!Array.isArray(role) || role[0] !== 'master') throw new Error('The Sentinels name a master that is none yet.');
      this.#master?.door.destroy();
      this.#master = { address, door };
      await inTime(Promise.all([...this.#listeners].map(([channel, listener]) => door.subscribe(channel, listener))));
    } catch (error) {
      if (this.#master?.door === door) this.#master = undefined;
      door.destroy();
      throw error;
    }
    if (this.#isOver) door.destroy();
    else this.#events.onReady();
  }
  /** Where the master is, as a Sentinel says. While it does not answer there, or a Sentinel does not answer, the next one is asked. */
  async #ask(): Promise<{ readonly host: string; readonly port: number }> {
    if (this.#watcher?.isReady !== true || (this.#master !== undefined && !this.isReady)) this.#leaveWatcher();
    try {
      this.#watcher ??= await this.#watch();
      const reply: unknown = await inTime(this.#watcher.sendCommand(['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', this.#name]));
      const [host, port]: readonly unknown[] = Array.isArray(reply) ? reply : [];
      if (typeof host !== 'string' || host === '') throw new Error(`No Sentinel knows a master called "${this.#name}".`);
      return { host, port: Number(port) };
    } catch (error) {
      this.#leaveWatcher();
      throw error;
    }
  }
  async #watch(): Promise<Watcher> {
    const sentinel = this.#sentinels[this.#which % this.#sentinels.length];
    const watcher = watcherAt({ ...this.#socket, ...sentinel, reconnectStrategy: false });
    watcher.on('error', this.#events.onTrouble);
    this.#watcher = watcher;
    await inTime(watcher.connect());
    return watcher;
  }
  #leaveWatcher(): void {
    if (this.#watcher?.isOpen === true) this.#watcher.destroy();
    this.#watcher = undefined;
    this.#which += 1;
  }
}

/** The nodes of a cluster that an address names; undefined when it names none. */
const clusterIn = (url: string): readonly string[] | undefined => {
  const list = url.split(',').map((one) => one.trim());
  const [first = ''] = list;
  const named = /^(rediss?)\+cluster:\/\//.exec(first);
  if (list.length === 1 && named === null) return undefined;
  const scheme = named?.[1] ?? first.split(':')[0] ?? 'redis';
  return list.map((one) => `${scheme}://${one.replace(/^[a-z+]+:\/\//, '')}`);
};

/**
 * Opens the way that an address names: `redis://` or `rediss://` one server, `redis+sentinel://one,two/name` a group, a list with commas
 * or `redis+cluster://` a cluster.
 */
export const openRedisDoor = (url: string, events: DoorEvents): RedisDoor => {
  if (/^rediss?\+sentinel:/.test(url)) return new SentinelDoor(url, events);
  const cluster = clusterIn(url);
  return cluster === undefined ? openOne({ url }, events) : openCluster(cluster, events);
};
