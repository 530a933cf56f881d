/** The door: sockets are counted and timed, keys make somebody known, and a channel becomes a terminal. Everything but the game is refused. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { createServer, type Server, type Socket } from 'node:net';
import { languageNow, loadWords, speakBy } from '@baize/engine';
import { addressKey } from '@baize/server';
import ssh2, {
  type Algorithms,
  type AuthContext,
  type Connection,
  type PublicKeyAuthContext,
  type ServerChannel,
  type Session,
} from 'ssh2';
import type { Environment } from '../../kit/ansi.ts';
import { openSpeech, type Speech } from '../../language/choice.ts';
import { openVisit, type Visit } from '../exit.ts';
import type { FileWritten } from '../session-file.ts';
import type { ThoughtDesk } from '../thoughts.ts';
import { believedSize, type ChannelTerminal, channelTerminal, type PtyRequest } from './channel-terminal.ts';
import { houseWords } from './language/index.ts';
import { DoorCount, type HouseLimits } from './limits.ts';

/** Something to be written down about the house. Never a name, a card or a whole fingerprint. */
export type HouseNote = Readonly<Record<string, string | number>> & { readonly what: string };

/** Somebody who has come in. */
export interface Visitor {
  readonly visit: Visit;
  /** The fingerprint of the key that they have signed with; undefined for a guest. */
  readonly fingerprint: string | undefined;
  /** What they call themselves. Anything may stand in it. */
  readonly name: string;
  readonly address: string;
  readonly isPlain: boolean;
}

/** What a door needs of the house behind it. */
export interface DoorOptions {
  readonly hostKey: string;
  readonly limits: HouseLimits;
  note(note: HouseNote): void;
  /** Writes an error down. */
  log(error: unknown): FileWritten;
  /** Where long thoughts are thought. */
  readonly desk: ThoughtDesk;
  /** Somebody is in: whatever goes wrong ends their visit. */
  welcome(visitor: Visitor): Promise<void>;
}

/** Keys that can be checked. Those on a token with a touch cannot be: their owners are guests. */
const KEY_TYPES = new Set([
  'ssh-ed25519',
  'ecdsa-sha2-nistp256',
  'ecdsa-sha2-nistp384',
  'ecdsa-sha2-nistp521',
  'ssh-rsa',
  'rsa-sha2-256',
  'rsa-sha2-512',
]);
const METHODS = ['publickey', 'keyboard-interactive'] as const;
const MAX_TRIES = 12;
const ENVIRONMENT = new Set(['LANG', 'LC_ALL', 'LC_CTYPE', 'LC_MESSAGES', 'COLORTERM', 'NO_COLOR']);
const LONGEST_VALUE = 64;
/** Of many sizes that come together the last one counts. */
const RESIZE_MS = 30;
/** How long last words may take to go out. */
const GOODBYE_MS = 500;
/** The only command. */
const PLAIN = 'plain';

/** Whoever wants another command than the game is told, and their line is closed. */
const refuse = (channel: ServerChannel): void => {
  channel.write(`${houseWords().noShell}\r\n`);
  channel.exit(1);
  channel.end();
};

/** Whoever is served now is spoken to in their own language, and everything that follows from it too. */
const speeches = new AsyncLocalStorage<Speech>();

/** Lets everybody in the house be spoken to in their own language; to the house itself it is the one that was spoken so far. */
export const speakToEach = (): void => {
  const own = languageNow();
  speakBy(() => speeches.getStore()?.now() ?? own);
};

/** One line, from its socket to its visit. */
class Line {
  readonly #door: DoorOptions;
  readonly #client: Connection;
  readonly #socket: Socket;
  readonly #address: string;
  readonly #entered: () => void;
  #fingerprint: string | undefined;
  #name = '';
  #tries = 0;
  #isReady = false;
  #visit: Visit | undefined;
  #terminal: ChannelTerminal | undefined;

  constructor(door: DoorOptions, client: Connection, socket: Socket, address: string, entered: () => void) {
    this.#door = door;
    this.#client = client;
    this.#socket = socket;
    this.#address = address;
    this.#entered = entered;
    // After a keepalive without an answer ssh2 only ends its half: whoever is gone would hold the seat for ever.
    client.on('error', () => socket.destroy());
    client.on('authentication', (asked) => this.#identify(asked));
    client.on('ready', () => {
      this.#isReady = true;
      this.#entered();
    });
    client.on('session', (accept, reject) => {
      if (this.#isReady && this.#visit === undefined) this.#serve(accept());
      else reject();
    });
  }
  /** The socket is gone, whatever ssh2 makes of it. */
  gone(): void {
    this.#visit?.leave([], 0);
  }
  #identify(asked: AuthContext): void {
    this.#tries += 1;
    this.#name = asked.username;
    if (this.#tries > MAX_TRIES) this.#client.end();
    else if (asked.method === 'publickey') this.#check(asked);
    else if (asked.method === 'keyboard-interactive')
      asked.prompt([], 'Baize', houseWords().noKey, () => {
        this.#fingerprint = undefined;
        asked.accept();
      });
    else asked.reject([...METHODS]);
  }
  #check(asked: PublicKeyAuthContext): void {
    const { key: offered, signature, blob, hashAlgo } = asked;
    const key = KEY_TYPES.has(offered.algo) ? ssh2.utils.parseKey(offered.data) : undefined;
    if (key === undefined || key instanceof Error) asked.reject([...METHODS]);
    // Whether the key would do; who somebody is, only a signature says.
    else if (signature === undefined || blob === undefined) asked.accept();
    else if (key.verify(blob, signature, hashAlgo) !== true) asked.reject([...METHODS]);
    else {
      this.#fingerprint = createHash('sha256').update(offered.data).digest('hex');
      asked.accept();
    }
  }
  /** A session may have a terminal, and one of two commands. For everything else there is no listener, and ssh2 refuses it. */
  #serve(session: Session): void {
    const env: Record<string, string> = {};
    let pty: PtyRequest | undefined;
    let isResizing = false;
    session.on('env', (accept, _, { key, val }) => {
      if (ENVIRONMENT.has(key) && val.length < LONGEST_VALUE) env[key] = val;
      accept?.();
    });
    session.on('pty', (accept, _, { cols, rows, term }) => {
      pty = { term: (term ?? '').slice(0, LONGEST_VALUE), size: believedSize(cols, rows) };
      accept?.();
    });
    session.on('window-change', (accept, _, { cols, rows }) => {
      if (pty !== undefined) pty.size = believedSize(cols, rows);
      accept?.();
      if (isResizing) return;
      isResizing = true;
      setTimeout(() => {
        isResizing = false;
        this.#terminal?.resized();
      }, RESIZE_MS);
    });
    session.on('shell', (accept, reject) => {
      if (this.#visit === undefined) this.#open(accept(), env, pty, pty === undefined);
      else reject();
    });
    session.on('exec', (accept, reject, { command }) => {
      if (this.#visit !== undefined) reject();
      else if (command.trim() === PLAIN) this.#open(accept(), env, pty, true);
      else refuse(accept());
    });
  }
  #open(channel: ServerChannel, env: Environment, pty: PtyRequest | undefined, isPlain: boolean): void {
    const { limits, log, welcome, desk } = this.#door;
    const idle = setTimeout(() => visit.run(() => visit.leave([houseWords().idle], 0)), limits.idle);
    const terminal = channelTerminal({
      channel,
      socket: this.#socket,
      env,
      pty,
      limits,
      pressed: () => idle.refresh(),
      flooded: () => visit.run(() => visit.leave([houseWords().flooded], 1)),
      close: (code) => {
        clearTimeout(idle);
        if (channel.writable) {
          channel.exit(code);
          channel.end();
        }
        setTimeout(() => this.#client.end(), GOODBYE_MS / 2);
        setTimeout(() => this.#socket.destroy(), GOODBYE_MS * 4);
      },
    });
    const speech = openSpeech(undefined, undefined, env, languageNow());
    const visit = openVisit(terminal, { log, desk, speech, within: (work) => speeches.run(speech, work) });
    this.#visit = visit;
    this.#terminal = terminal;
    channel.on('error', () => this.#socket.destroy());
    channel.on('close', () => visit.leave([], 0));
    const visitor = { visit, fingerprint: this.#fingerprint, name: this.#name, address: this.#address, isPlain };
    // The words of a language that nobody here has spoken yet come first.
    visit.run(() => visit.follow(loadWords(speech.now()).then(() => welcome(visitor))));
  }
}

/** A door that is open. */
export interface Door {
  readonly port: number;
  /** How many lines there are. */
  lines(): number;
  /** Lets nobody in any more; those who are in go on. */
  close(): void;
}

const algorithms = (): Algorithms => ({
  kex: ['curve25519-sha256', 'curve25519-sha256@libssh.org', 'ecdh-sha2-nistp256'],
  cipher: ['aes128-gcm@openssh.com', 'aes256-gcm@openssh.com', 'chacha20-poly1305@openssh.com', 'aes256-ctr'],
  hmac: ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com'],
  serverHostKey: ['ssh-ed25519'],
  compress: ['none'],
});

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });

/** Opens the door. */
export const openSshDoor = async (options: DoorOptions, port: number, host: string): Promise<Door> => {
  const { limits, hostKey, note } = options;
  const count = new DoorCount(limits);
  /** Sockets by their far end: ssh2 tells that, and not the socket. */
  const sockets = new Map<string, { readonly socket: Socket; enter(): void; line?: Line }>();
  const inner = new ssh2.Server(
    {
      hostKeys: [hostKey],
      ident: 'baize',
      keepaliveInterval: limits.keepalive,
      keepaliveCountMax: 3,
      algorithms: algorithms(),
    },
    (client, { ip, port: from }) => {
      const known = sockets.get(`${ip} ${from}`);
      if (known === undefined) client.end();
      else known.line = new Line(options, client, known.socket, ip, known.enter);
    },
  );
  // ssh2 tells of a line only once it has said what it is: whoever says nothing must be counted and timed here.
  const outer = createServer({ noDelay: true }, (socket) => {
    const { remoteAddress = '', remotePort = 0 } = socket;
    const address = addressKey(remoteAddress);
    socket.on('error', () => socket.destroy());
    const barred = count.come(address);
    if (barred !== undefined) {
      note({ what: 'barred', why: barred, address });
      socket.end(`${houseWords().barred[barred]}\r\n`, () => socket.destroy());
      return;
    }
    const name = `${remoteAddress} ${remotePort}`;
    let isIn = false;
    const grace = setTimeout(() => socket.destroy(), limits.grace);
    const enter = (): void => {
      clearTimeout(grace);
      if (!isIn) count.enter();
      isIn = true;
    };
    sockets.set(name, { socket, enter });
    socket.once('close', () => {
      clearTimeout(grace);
      sockets.get(name)?.line?.gone();
      sockets.delete(name);
      count.leave(address, isIn);
    });
    inner.injectSocket(socket);
  });
  return { port: await listen(outer, port, host), lines: () => count.lines, close: () => void outer.close() };
};
