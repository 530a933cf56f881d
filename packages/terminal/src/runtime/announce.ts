/**
 * A table that is found by its words in the same network: whoever looks for `chalk lantern 31` asks everybody, and the host who has it
 * answers with its link. Nobody else answers, nothing else is told, and no datagram is believed: the words follow from the code, and
 * where the host is follows from where the answer came from.
 */
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { isFields, parseJson } from '@baize/engine';
import { isCode, roomName } from '@baize/rooms';

/** Where it is asked: a group of this network alone, everybody in it, and this machine. */
const GROUP = '239.255.83.21';
const PORT = 8322;
const LONGEST = 200;
const AGAIN_MS = 250;
const PATIENCE_MS = 2000;

/** The words of a table as they are compared: `Chalk-Lantern-31` and `chalk lantern 31` are the same. */
export const tableWords = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .split(/[\s-]+/)
    .join(' ');

/** What a datagram of ours says; undefined for any other. */
const said = (data: Uint8Array): Readonly<Record<string, unknown>> | undefined => {
  if (data.length > LONGEST) return undefined;
  try {
    const value = parseJson(Buffer.from(data).toString('utf8'));
    return isFields(value) && value['baize'] === 1 ? value : undefined;
  } catch {
    // Whatever else is sent in a network is not for us.
    return undefined;
  }
};

const text = (fields: Readonly<Record<string, unknown>>): Buffer => Buffer.from(JSON.stringify({ baize: 1, ...fields }));

/** A socket that harms nobody when the network is missing or refuses something. */
const quietSocket = (): Socket => createSocket({ type: 'udp4', reuseAddr: true }).on('error', () => undefined);

/** Does what the system may refuse where there is no network: then the table is found by its link alone. */
const ifPossible = (act: () => void): void => {
  try {
    act();
  } catch {
    // There is no network that takes part in this.
  }
};

/** A table that is announced. */
export interface Announced {
  /** The table goes on under another code. */
  moved(code: string): void;
  /** Where it is asked for; 0 where it cannot be. */
  readonly port: number;
  close(): void;
}

/** Answers whoever looks for this table, which the server at this port has. */
export const announceTable = (first: string, server: number, at = PORT): Promise<Announced> =>
  new Promise((done) => {
    let code = first;
    const socket = quietSocket();
    const here = (port: number): Announced => ({
      port,
      moved: (next) => {
        code = next;
      },
      close: () => ifPossible(() => socket.close()),
    });
    socket.on('message', (data, { address, port }) => {
      const asked = said(data)?.['find'];
      if (typeof asked === 'string' && tableWords(asked) === roomName(code)) socket.send(text({ code, server }), port, address);
    });
    socket.once('error', () => done(here(0)));
    socket.bind(at, () => {
      ifPossible(() => socket.addMembership(GROUP));
      socket.unref();
      done(here(socket.address().port));
    });
  });

/** A table that was found. */
export interface FoundTable {
  readonly server: string;
  readonly code: string;
}

/** The table that an answer tells of, if it is the one that was asked for. */
const foundIn = (data: Uint8Array, { address }: RemoteInfo, words: string): FoundTable | undefined => {
  const { code, server } = said(data) ?? {};
  const isPort = typeof server === 'number' && Number.isInteger(server) && server > 0 && server < 65_536;
  return isCode(code) && isPort && roomName(code) === words ? { server: `http://${address}:${server}`, code } : undefined;
};

/** Looks for a table by its words; undefined when nobody answers in time. */
export const findTable = (
  asked: string,
  { at = PORT, patience = PATIENCE_MS, places = [GROUP, '255.255.255.255', '127.0.0.1'] }: FindOptions = {},
): Promise<FoundTable | undefined> =>
  new Promise((done) => {
    const words = tableWords(asked);
    const socket = quietSocket();
    const ask = (): void => {
      for (const place of places) ifPossible(() => socket.send(text({ find: words }), at, place, () => undefined));
    };
    const end = (found: FoundTable | undefined): void => {
      clearInterval(asking);
      clearTimeout(late);
      ifPossible(() => socket.close());
      done(found);
    };
    const asking = setInterval(ask, AGAIN_MS);
    const late = setTimeout(() => end(undefined), patience);
    socket.on('message', (data, from) => {
      const found = foundIn(data, from, words);
      if (found !== undefined) end(found);
    });
    socket.bind(0, () => {
      ifPossible(() => socket.setBroadcast(true));
      ask();
    });
  });

/** Where and for how long it is looked. */
interface FindOptions {
  readonly at?: number;
  readonly patience?: number;
  readonly places?: readonly string[];
}
