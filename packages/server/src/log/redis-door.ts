/** The ways into Redis, or Valkey: one server, a group watched by Sentinels, a cluster. Every command has a key, so all of them are one to the log. */
import { createClient, createCluster, createSentinel } from '@redis/client';

/** A way into Redis. */
export interface RedisDoor {
  readonly isReady: boolean;
  connect(): Promise<unknown>;
  /** Sends a command to whoever has this key. */
  send(key: string, words: readonly string[]): Promise<unknown>;
  /** Listens to a sharded channel; the channel is a key. */
  subscribe(channel: string, listener: (text: string) => void): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
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
const HABITS = {
  // A command on a silent connection would wait for ever: the connection is asked every second, and given up after three.
  pingInterval: 1000,
  socket: { connectTimeout: 3000, socketTimeout: 3000, reconnectStrategy: retryIn },
  // While Redis cannot be reached nothing piles up here: whoever asked is told to ask again.
  disableOfflineQueue: true,
} as const;

const openOne = (url: string, { onTrouble, onReady }: DoorEvents): RedisDoor => {
  const [client, subscriber] = [createClient({ url, ...HABITS }), createClient({ url, ...HABITS })];
  for (const one of [client, subscriber]) one.on('error', onTrouble);
  subscriber.on('ready', onReady);
  return {
    get isReady() {
      return client.isReady && subscriber.isReady;
    },
    connect: () => Promise.all([client.connect(), subscriber.connect()]),
    send: (_, words) => client.sendCommand([...words]),
    subscribe: (channel, listener) => subscriber.sSubscribe(channel, listener),
    unsubscribe: (channel) => subscriber.sUnsubscribe(channel),
    destroy: () => {
      for (const one of [client, subscriber]) if (one.isOpen) one.destroy();
    },
  };
};

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
    destroy: () => {
      if (cluster.isOpen) cluster.destroy();
    },
  };
};

const openSentinel = (url: string, { onTrouble, onReady }: DoorEvents): RedisDoor => {
  const { hosts, path, secrets, isSecure } = partsOf(url);
  const socket = { ...HABITS.socket, ...(isSecure ? { tls: true as const } : {}) };
  const sentinel = createSentinel({
    name: path === '' ? 'mymaster' : path,
    sentinelRootNodes: hosts,
    nodeClientOptions: { ...HABITS, ...secrets, socket },
    sentinelClientOptions: { socket },
    masterPoolSize: 1,
    // A master that has moved is found within a second.
    scanInterval: 1000,
    passthroughClientErrorEvents: true,
  });
  sentinel.on('error', onTrouble);
  sentinel.on('client-error', onTrouble);
  sentinel.on('topology-change', onReady);
  return {
    get isReady() {
      return sentinel.isReady;
    },
    connect: () => sentinel.connect(),
    send: (_, words) => sentinel.sendCommand(false, [...words]),
    subscribe: (channel, listener) => sentinel.sSubscribe(channel, listener),
    unsubscribe: (channel) => sentinel.sUnsubscribe(channel),
    destroy: () => {
      if (sentinel.isOpen) void sentinel.destroy();
    },
  };
};

/** The parts of an address with several hosts: `redis+sentinel://user:secret@one:26379,two:26379/name`. */
const partsOf = (url: string) => {
  const [, scheme = '', user = '', list = '', path = ''] = /^([a-z+]+):\/\/(?:([^@/]*)@)?([^/]*)\/?(.*)$/.exec(url) ?? [];
  const [username = '', password = ''] = user.split(':').map(decodeURIComponent);
  const hosts = list.split(',').map((one) => {
    const [, host = '', port = '26379'] = /^(.*?)(?::(\d+))?$/.exec(one) ?? [];
    return { host, port: Number(port) };
  });
  const secrets = { ...(username === '' ? {} : { username }), ...(password === '' ? {} : { password }) };
  return { hosts, path, secrets, isSecure: scheme.startsWith('rediss') };
};

const secretsOf = (url: string): { readonly username?: string; readonly password?: string } => partsOf(url).secrets;

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
export const openDoor = (url: string, events: DoorEvents): RedisDoor => {
  if (/^rediss?\+sentinel:/.test(url)) return openSentinel(url, events);
  const cluster = clusterIn(url);
  return cluster === undefined ? openOne(url, events) : openCluster(cluster, events);
};
