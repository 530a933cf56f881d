import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { request as ask, createServer, type Server } from 'node:http';
import { request as askLocked } from 'node:https';
import { createServer as createPort } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LineFriend, openOver, playUntil, twoFriends, until } from '../packages/server/src/friend.fixture.ts';
import { openMemoryLog } from '../packages/server/src/log/memory.ts';
import { startServer } from '../packages/server/src/server.ts';
import { needs } from '../scripts/needs.ts';
import { makeCertificate, startNginx, type TestNginx } from '../scripts/nginx.mjs';
import { startRedis, type TestRedis } from '../scripts/redis.mjs';

const folderOf = (...path: readonly string[]): string => join(import.meta.dirname, ...path);
const textOf = (name: string): string => readFileSync(folderOf(name), 'utf8');
const PROGRAM = folderOf('..', 'packages', 'server', 'dist', 'main.js');
const WEB = folderOf('..', 'packages', 'web', 'dist');
const HOST = 'rooms.example.org';
/** What a page says that wants a line to a table. */
const UPGRADE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
/** So many lines each server takes from one address. */
const LINES = 5;

/** So many ports that nobody has. All are held until the last is found: who gives one back before may be given it again. */
const freePorts = async (count: number): Promise<readonly number[]> => {
  const held = Array.from({ length: count }, () => createPort().listen(0, '127.0.0.1'));
  await Promise.all(held.map((server) => once(server, 'listening')));
  const ports = held.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  await Promise.all(held.map((server) => once(server.close(), 'close')));
  return ports;
};

/** Text with something in it replaced, which has to be there exactly once. */
const withOther = (text: string, from: string, to: string): string => {
  expect(text.split(from), from).toHaveLength(2);
  return text.replace(from, to);
};

interface Door {
  readonly nginx: TestNginx;
  /** With a lock, and without one for those who cannot look at certificates. */
  readonly locked: number;
  readonly plain: number;
}

/** The very `nginx.conf`; of the two files beside it only the addresses are those of this machine. */
const openDoor = async (servers: readonly number[]): Promise<Door> => {
  const [locked = 0, plain = 0, redirect = 0] = await freePorts(3);
  const named = servers.reduce(
    (text, port, at) => withOther(text, `rooms-${at + 1}:8321`, `127.0.0.1:${port}`),
    withOther(textOf('nginx-servers.conf'), 'listen 80;', `listen 127.0.0.1:${redirect};`),
  );
  const files = {
    'nginx.conf': textOf('nginx.conf'),
    'nginx-servers.conf': named,
    'nginx-site.conf': withOther(
      textOf('nginx-site.conf'),
      'listen 443 ssl;',
      `listen 127.0.0.1:${locked} ssl; listen 127.0.0.1:${plain};`,
    ),
    certificates: (folder: string) => {
      mkdirSync(folder);
      makeCertificate(folder, HOST);
    },
  };
  return { nginx: await startNginx(files, plain), locked, plain };
};

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

describe('nginx in front of three servers', needs('nginx', 'Redis'), () => {
  let redis: TestRedis;
  let door: Door;
  let url = '';
  const servers: ChildProcess[] = [];
  const ports: number[] = [];

  beforeAll(async () => {
    redis = await startRedis();
    for (let at = 0; at < 3; at += 1) {
      const child = spawn(
        process.execPath,
        [PROGRAM, '--folder', WEB, '--port', '0', '--limits', JSON.stringify({ linesOfAddress: LINES })],
        {
          env: { ...process.env, REDIS_URL: redis.url, TRUST_PROXY: '1', PUBLIC_URL: `https://${HOST}` },
          stdio: 'pipe',
        },
      );
      let said = '';
      child.stderr?.on('data', (data) => (said += String(data)));
      await until('a server', () => said.includes('"started"'), 40_000);
      ports.push(Number(/"port":(\d+)/.exec(said)?.[1]));
      servers.push(child);
    }
    door = await openDoor(ports);
    url = `http://127.0.0.1:${door.plain}/`;
  });
  afterAll(async () => {
    for (const child of servers) child.kill('SIGKILL');
    await door.nginx.close();
    await redis.close();
  });

  const statusOf = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;

  test('the page comes through as the server sends it, and the figures do not come through', async () => {
    const [through, direct] = [await fetch(url), await fetch(`http://127.0.0.1:${ports[0]}/`)];
    expect(await through.text()).toBe(await direct.text());
    for (const name of ['content-security-policy', 'cache-control', 'x-content-type-options', 'content-type'])
      expect(through.headers.get(name), name).toBe(direct.headers.get(name));
    expect([await statusOf('readyz'), await statusOf('rooms.json'), await statusOf('metrics')]).toEqual([200, 200, 403]);
  });

  test('behind the lock: the page, and a line to a table for pages of the public address and no others', async () => {
    const answerTo = (headers: Readonly<Record<string, string>>, path: string): Promise<number | undefined> =>
      new Promise((done, fail) => {
        const asked = askLocked({
          host: '127.0.0.1',
          port: door.locked,
          path,
          rejectUnauthorized: false,
          headers: { host: HOST, ...headers },
        });
        asked.on('response', (response) => {
          response.resume();
          done(response.statusCode);
        });
        asked.on('upgrade', (response, socket) => {
          socket.destroy();
          done(response.statusCode);
        });
        asked.on('error', fail);
        asked.end();
      });
    expect(await answerTo({}, '/')).toBe(200);
    expect(await answerTo({ ...UPGRADE, origin: `https://${HOST}` }, '/rooms')).toBe(101);
    expect(await answerTo({ ...UPGRADE, origin: 'https://elsewhere.example' }, '/rooms')).toBe(403);
  });

  test('nobody can claim another address: more lines from one than three servers take are refused', async () => {
    const claim = (at: number): Promise<{ readonly line: Duplex; readonly closedWith: number | undefined }> =>
      new Promise((done, fail) => {
        const asked = ask({
          host: '127.0.0.1',
          port: door.plain,
          path: '/rooms',
          headers: { ...UPGRADE, 'X-Forwarded-For': `10.0.0.${at}` },
        });
        asked.on('upgrade', (_, line, head) => {
          let heard = head;
          line.on('data', (data: Buffer) => (heard = Buffer.concat([heard, data])));
          line.on('error', () => undefined);
          // A frame that closes the line begins with this byte, and has its code in the third and the fourth.
          setTimeout(() => done({ line, closedWith: heard[0] === 0x88 ? heard.readUInt16BE(2) : undefined }), 1000);
        });
        asked.on('error', fail);
        asked.end();
      });
    const lines = await Promise.all(Array.from({ length: 21 }, (_, at) => claim(at)));
    const refused = lines.flatMap(({ closedWith }) => closedWith ?? []);
    for (const { line } of lines) line.destroy();
    expect(refused.length).toBeGreaterThanOrEqual(21 - 3 * LINES);
    expect(new Set(refused)).toEqual(new Set([1008]));
  });

  test('a server that is killed, and another: whoever played there goes on, and no page is missed', async () => {
    const code = await openOver(url, 'holdem', 'tda', 1000);
    const [ann, bob] = await twoFriends(() => [url], code);
    const hands = (): number => ann.client.room?.hand ?? 0;
    const company: readonly LineFriend[] = [ann, bob];
    await playUntil(company, 'a hand', () => hands() >= 2);
    for (const victim of [0, 1]) {
      servers[victim]?.kill('SIGKILL');
      const asked = await Promise.all(Array.from({ length: 20 }, () => statusOf('rooms.json')));
      expect(asked).toEqual(asked.map(() => 200));
      const before = hands();
      await playUntil(company, 'two hands more', () => hands() >= before + 2);
    }
    expect([...ann.client.violations, ...bob.client.violations]).toEqual([]);
    for (const friend of company) friend.close();
  });

  test('a line on which nobody says a word stays open', async () => {
    const code = await openOver(url, 'hearts', 'house', 0);
    const ann = new LineFriend(() => [url], code, 'Ann');
    ann.connect(false);
    await until('the first picture', () => ann.client.room !== undefined);
    // Longer than a server asks for a sign of life.
    await wait(6000);
    expect(ann.closedWith).toBeUndefined();
    ann.sit('Ann');
    await until('a seat', () => ann.client.room?.me !== 'rail');
    ann.close();
  });
});

describe('nginx in front of whoever takes their time', needs('nginx'), () => {
  let slow: Server;
  let door: Door;

  beforeAll(async () => {
    slow = createServer((_, response) => {
      response.write('at once\n');
      setTimeout(() => response.end('later\n'), 4000);
    });
    const [port = 0] = await freePorts(1);
    await new Promise<void>((done) => slow.listen(port, '127.0.0.1', done));
    door = await openDoor([port, port, port]);
  });
  afterAll(async () => {
    await door.nginx.close();
    slow.closeAllConnections();
    await new Promise((done) => slow.close(done));
  });

  test('an answer that is held back for a while comes in the end, and what is said before it comes at once', async () => {
    const began = performance.now();
    const { body } = await fetch(`http://127.0.0.1:${door.plain}/wait`);
    const reader = body?.getReader();
    const first = await reader?.read();
    const firstAfter = performance.now() - began;
    const last = await reader?.read();
    const words = new TextDecoder();
    expect([words.decode(first?.value), words.decode(last?.value)]).toEqual(['at once\n', 'later\n']);
    expect(firstAfter).toBeLessThan(3000);
    expect(performance.now() - began).toBeGreaterThan(3500);
  });
});

describe('the page alone on a static host', needs('nginx'), () => {
  const NAMES = [
    'content-type',
    'cache-control',
    'content-security-policy',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
  ];
  const headersAt = async (address: string): Promise<readonly (string | null)[]> => {
    const { headers, status } = await fetch(address);
    return [String(status), ...NAMES.map((name) => headers.get(name))];
  };

  test('nginx with our snippet, and _headers, say what our own server says', async () => {
    const [port = 0] = await freePorts(1);
    const site = `events {}\nhttp {\n  access_log off;\n  server {\n    listen 127.0.0.1:${port};\n    root ${WEB};\n    include static.nginx.conf;\n  }\n}\n`;
    const nginx = await startNginx({ 'nginx.conf': site, 'static.nginx.conf': textOf('static.nginx.conf') }, port);
    const server = await startServer({ log: openMemoryLog(), folder: WEB });
    const page = readFileSync(join(WEB, 'index.html'), 'utf8');
    const assets = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(assets.length).toBeGreaterThan(1);
    const paths = ['', 'index.html', 'sw.js', 'manifest.webmanifest', 'favicon.svg', ...assets];
    for (const path of paths)
      expect(await headersAt(`http://127.0.0.1:${port}/${path}`), path).toEqual(await headersAt(`${server.url}${path}`));
    const told = readFileSync(join(WEB, '_headers'), 'utf8').split('\n');
    const [, ...ours] = NAMES.slice(1).entries();
    const own = await fetch(server.url);
    for (const [, name] of ours)
      expect(
        told.some((line) => line.trim().toLowerCase() === `${name}: ${own.headers.get(name)?.toLowerCase()}`),
        name,
      ).toBe(true);
    const asset = await fetch(`${server.url}${assets[0]}`);
    expect(told[told.indexOf('/assets/*') + 1]?.trim()).toBe(`Cache-Control: ${asset.headers.get('cache-control')}`);
    await server.close();
    await nginx.close();
  });
});
