/** The way into one Redis, or Valkey, and what all ways have in common. */
import { createClient, type RedisClientOptions } from '@redis/client';

/** A way into Redis. */
export interface RedisDoor {
  readonly isReady: boolean;
  connect(): Promise<unknown>;
  /** Sends a command to whoever has this key. */
  send(key: string, words: readonly string[]): Promise<unknown>;
  /** Listens to a sharded channel; the channel is a key. */
  subscribe(channel: string, listener: (text: string) => void): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
  /** Whether it is certain that what is said on this channel is heard here. */
  hears(channel: string): boolean;
  destroy(): void;
}

/** What happens at a door. */
export interface DoorEvents {
  /** Something went wrong that will be tried again. */
  onTrouble(error: unknown): void;
  /** What passed until now may have been missed. */
  onReady(): void;
}

const retryIn = (tries: number): number => Math.min(1000, 50 * 2 ** Math.min(tries, 5));

/** How a connection is made. */
export const HABITS = {
  // A command on a silent connection would wait for ever: the connection is asked every second, and given up after three.
  pingInterval: 1000,
  socket: { connectTimeout: 3000, socketTimeout: 3000, reconnectStrategy: retryIn },
  // While Redis cannot be reached nothing piles up here: whoever asked is told to ask again.
  disableOfflineQueue: true,
  // So no command waits to be sent either, and none needs a timer of its own: the silence of the connection ends all of them.
  commandOptions: { timeout: 0 },
} as const;

/** Opens the way into one server: a connection for commands, and one that listens. */
export const openOne = (options: RedisClientOptions, { onTrouble, onReady }: DoorEvents): RedisDoor => {
  const [client, subscriber] = [createClient({ ...HABITS, ...options }), createClient({ ...HABITS, ...options })];
  for (const one of [client, subscriber]) one.on('error', onTrouble);
  subscriber.on('ready', onReady);
  const heard = new Set<string>();
  return {
    get isReady() {
      return client.isReady && subscriber.isReady;
    },
    connect: () => Promise.all([client.connect(), subscriber.connect()]),
    send: (_, words) => client.sendCommand([...words]),
    subscribe: async (channel, listener) => {
      await subscriber.sSubscribe(channel, listener);
      heard.add(channel);
    },
    unsubscribe: (channel) => {
      heard.delete(channel);
      return subscriber.sUnsubscribe(channel);
    },
    // What was subscribed is subscribed again before a connection that was lost is ready.
    hears: (channel) => subscriber.isReady && heard.has(channel),
    destroy: () => {
      for (const one of [client, subscriber]) if (one.isOpen) one.destroy();
    },
  };
};

/** The parts of an address with several hosts: `redis+sentinel://user:secret@one:26379,two:26379/name`. */
export const partsOf = (url: string) => {
  const [, scheme = '', user = '', list = '', path = ''] = /^([a-z+]+):\/\/(?:([^@/]*)@)?([^/]*)\/?(.*)$/.exec(url) ?? [];
  const [username = '', password = ''] = user.split(':').map(decodeURIComponent);
  const hosts = list.split(',').map((one) => {
    const [, host = '', port = '26379'] = /^(.*?)(?::(\d+))?$/.exec(one) ?? [];
    return { host, port: Number(port) };
  });
  const secrets = { ...(username === '' ? {} : { username }), ...(password === '' ? {} : { password }) };
  return { hosts, path, secrets, isSecure: scheme.startsWith('rediss') };
};
