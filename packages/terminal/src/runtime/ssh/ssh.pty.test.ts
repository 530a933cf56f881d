import { existsSync, readdirSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fork, read } from '@baize/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../../../../../scripts/needs.ts';
import { findOpenSsh } from '../../../../../scripts/openssh.mjs';
import { folderDisk } from '../disk.ts';
import { builtCommand, sitDown } from '../pty.fixture.ts';
import { readSave } from '../save.ts';
import { makeHostKey } from './host-key.ts';
import { comeByClient, comeByOpenSsh, eventually, keyFile, openShell, openTestHouse, type TestHouse } from './house.fixture.ts';

const program = findOpenSsh() ?? '';
const FLOOR = 'Which table?';
const accountsIn = (house: TestHouse): readonly string[] => readdirSync(join(house.home, 'players'));
const balanceOf = (house: TestHouse, account: string): number | undefined => {
  const save = readSave(folderDisk(join(house.home, 'players', account)), 'save.json');
  return save.kind === 'opened' ? save.profile.balance : undefined;
};

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

describe('with the client of OpenSSH', needs('OpenSSH'), () => {
  test('the floor, keys at once, another size, and good night', async () => {
    const player = comeByOpenSsh(house, program, 'anna', keyFile());
    await player.until(FLOOR);
    player.type('o');
    await player.until('Speed');
    player.type('\x1b');
    await player.until(FLOOR);
    player.resize(44, 24);
    await player.until('Compact view');
    player.resize(100, 30);
    await player.until(FLOOR);
    player.type('q');
    expect(await player.exit).toBe(0);
    expect(player.text()).toContain('Good night.');
    expect(player.isFullScreen()).toBe(false);
  });
  test('two keys have two purses; each finds its own again, and its table', async () => {
    const [one, other] = [keyFile(), keyFile()];
    const before = new Set(accountsIn(house));
    const first = comeByOpenSsh(house, program, 'same', one);
    await first.until(FLOOR);
    first.type('5');
    await first.until(() => !first.text().includes(FLOOR));
    const hasSat = (): boolean => accountsIn(house).some((id) => !before.has(id) && (balanceOf(house, id) ?? 1000) < 1000);
    // Enter takes what is usual, question by question.
    await eventually(() => {
      if (!hasSat()) first.type('\r');
      return hasSat();
    }, 'chips at a table');
    const mine = accountsIn(house).find((id) => !before.has(id)) ?? '';
    expect(mine).toMatch(/^[0-9a-f]{64}$/);
    const second = comeByOpenSsh(house, program, 'same', other);
    await second.until('1,000');
    first.kill('SIGKILL');
    await eventually(() => house.log().includes(`"out","who":"${mine.slice(0, 8)}"`), 'the end of a killed client');
    const back = comeByOpenSsh(house, program, 'same', one);
    await back.until('Welcome back.');
    for (const player of [second, back]) player.kill('SIGKILL');
  });
  test('without a key one is a guest: told so, and nothing is kept', async () => {
    const before = accountsIn(house).length;
    const guest = comeByOpenSsh(house, program, 'guest');
    await guest.until('a guest: your chips');
    guest.type('q');
    expect(await guest.exit).toBe(0);
    expect(guest.text()).not.toContain('safe here');
    expect(accountsIn(house)).toHaveLength(before);
  });
  test('a second login with the same key takes over, and the first is told', async () => {
    const key = keyFile();
    const first = comeByOpenSsh(house, program, 'twice', key);
    await first.until(FLOOR);
    const second = comeByOpenSsh(house, program, 'twice', key);
    await second.until(FLOOR);
    expect(await first.exit).toBe(1);
    expect(first.text()).toContain('Baize was taken over in another window');
    second.kill('SIGKILL');
  });
  test('plain is line by line, with what is typed shown; any other command is refused with a sentence', async () => {
    const player = comeByOpenSsh(house, program, 'reader', keyFile(), ['plain']);
    await player.until('Which table? >');
    player.type('hearts\x7fs house');
    await player.until('Which table? > hearts house');
    player.type('\x15q\r');
    expect(await player.exit).toBe(0);
    const shell = comeByOpenSsh(house, program, 'thief', keyFile(), ['cat /etc/passwd']);
    expect(await shell.exit).toBe(1);
    expect(shell.text()).toContain('no shell here.');
  });
  test('two players over ssh meet in the lobby and play at one table; one who is killed keeps the seat as any broken line', async () => {
    const key = keyFile();
    const anna = comeByOpenSsh(house, program, 'Anna', keyFile());
    await anna.until(FLOOR);
    anna.type('f');
    await anna.until('The lobby.');
    anna.type('open hearts\r');
    await anna.until('Enter deals the first hand');
    const bob = comeByOpenSsh(house, program, 'Bob', key);
    await bob.until(FLOOR);
    bob.type('f');
    await bob.until('Hearts, Anna');
    bob.type('sit 1\r');
    await bob.until("Enter when you're ready");
    await anna.until('- Bob');
    anna.type('\r');
    await anna.until('Pick three cards');
    await bob.until('Pick three cards');
    bob.kill('SIGKILL');
    await anna.until(() => /Bob/.test(anna.text()));
    const again = comeByOpenSsh(house, program, 'Bob', key);
    await again.until(FLOOR);
    again.type('f');
    await again.until('Hearts, Anna');
    again.type('sit 1\r');
    await again.until('Pick three cards');
    anna.type('q');
    await anna.until('The lobby.');
    anna.type('floor\r');
    await anna.until(FLOOR);
    for (const player of [anna, again]) player.kill('SIGKILL');
  });
  test('two players over ssh and one who comes by baize join sit at one table', async () => {
    const dora = comeByOpenSsh(house, program, 'Dora', keyFile());
    await dora.until(FLOOR);
    dora.type('f');
    await dora.until('The lobby.');
    dora.type('open hearts\r');
    await dora.until('Enter deals the first hand');
    const link = /http:\/\/\S+\/room\/\S+/.exec(dora.text())?.[0] ?? '';
    const ezra = comeByOpenSsh(house, program, 'Ezra', keyFile(), ['plain']);
    await ezra.until('Which table? >');
    ezra.type('friends\r');
    await ezra.until('Hearts, Dora');
    ezra.type(`sit ${/(\d+) {2}\S+: Hearts, Dora/.exec(ezra.text())?.[1] ?? '1'}\r`);
    await ezra.until("Enter when you're ready");
    const fern = sitDown({ command: process.execPath, args: [builtCommand(), 'join', link, '--name', 'Fern'] });
    await fern.until("Enter when you're ready");
    await dora.until('- Fern');
    dora.type('\r');
    await dora.until('Pick three cards');
    await fern.until('Pick three cards');
    await ezra.until('three');
    expect(fern.text()).toContain('Dora');
    expect(fern.text()).toContain('Ezra');
    for (const player of [dora, ezra, fern]) player.kill('SIGKILL');
  });
  test('two friends with two languages sit at one table, and each reads their own', async () => {
    const [anna, ben] = await Promise.all(
      (['Anna', 'Ben'] as const).map(async (name, at) => {
        const client = await comeByClient(house, name, makeHostKey());
        return await openShell(client, { cols: 80, rows: 24 }, { LANG: at === 0 ? 'de_DE.UTF-8' : 'en_GB.UTF-8' });
      }),
    );
    if (anna === undefined || ben === undefined) throw new Error('Nobody came.');
    await anna.until('Welcher Tisch?');
    await ben.until(FLOOR);
    anna.stream.write('f');
    await anna.until('Die Lobby.');
    anna.stream.write('open hearts\r');
    await anna.until('Enter gibt die erste Hand');
    ben.stream.write('f');
    await ben.until('Hearts, Anna');
    ben.stream.write(`sit ${/(\d+) {2}\S+: Hearts, Anna/.exec(ben.text())?.[1] ?? '1'}\r`);
    await ben.until("Enter when you're ready");
    await anna.until('- Ben');
    anna.stream.write('\r');
    await anna.until('Wähle drei Karten');
    await ben.until('Pick three cards');
    for (const { stream } of [anna, ben]) stream.end();
  });
  test('a language that is set is spoken at once, and again at the next visit', async () => {
    const key = makeHostKey();
    const first = await openShell(await comeByClient(house, 'Ute', key));
    await first.until(FLOOR);
    first.stream.write('o');
    await first.until('Language');
    // Up twice to the line of the language, and twice to the right.
    first.stream.write('\x1b[A\x1b[A\x1b[C\x1b[C');
    await first.until('Sprache');
    first.stream.end();
    const again = await openShell(await comeByClient(house, 'Ute', key));
    await again.until('Welcher Tisch?');
    again.stream.end();
  });
  test('somebody looks on, and is told what happens', async () => {
    const host = comeByOpenSsh(house, program, 'Host', keyFile());
    await host.until(FLOOR);
    host.type('f');
    await host.until('The lobby.');
    host.type('open pontoon\r');
    await host.until('Enter deals the first hand');
    const watcher = comeByOpenSsh(house, program, 'Wanda', keyFile(), ['plain']);
    await watcher.until('Which table? >');
    watcher.type('friends\r');
    await watcher.until('Pontoon, Host');
    const number = /(\d+) {2}\S+: Pontoon, Host/.exec(watcher.text())?.[1] ?? '1';
    watcher.type(`watch ${number}\r`);
    await watcher.until("You're watching.");
    await host.until('Wanda is watching');
    watcher.type('q\r');
    await watcher.until("You've stopped watching.");
    for (const player of [host, watcher]) player.kill('SIGKILL');
  });
});

describe('hostile clients', () => {
  const sound = async () => {
    const client = await comeByClient(house, 'witness', makeHostKey());
    const shell = await openShell(client);
    await shell.until(FLOOR);
    return { client, shell };
  };
  /** Whether somebody else is served as if nothing were. */
  const stillServes = async ({ client, shell }: Awaited<ReturnType<typeof sound>>): Promise<void> => {
    shell.stream.write('o');
    await shell.until('Speed');
    client.end();
  };

  test('a flood of keys ends that line with a word, and nobody else waits', async () => {
    const witness = await sound();
    const client = await comeByClient(house, 'flood', makeHostKey());
    const shell = await openShell(client);
    await shell.until(FLOOR);
    for (let part = 0; part < 40; part += 1) shell.stream.write('abcdefgh\x1b[A'.repeat(2500));
    await eventually(() => shell.isClosed(), 'the end of a flood');
    expect(shell.raw()).toContain('More keys came than anybody can press.');
    await stillServes(witness);
  });
  test('giant and empty windows are drawn like a large or a usual one, and the last of a thousand counts', async () => {
    const witness = await sound();
    const client = await comeByClient(house, 'giant', makeHostKey());
    const shell = await openShell(client, { cols: 2 ** 31, rows: 2 ** 31 });
    for (let time = 0; time < 1000; time += 1) shell.stream.setWindow(4_000_000_000 - time, 4_000_000_000, 0, 0);
    shell.stream.setWindow(0, 0, 0, 0);
    shell.stream.setWindow(24, 80, 0, 0);
    await shell.until(FLOOR);
    await stillServes(witness);
    client.end();
  });
  test('other channels are refused: no second session, no forwarding, no sftp, no agent', async () => {
    const { client, shell } = await sound();
    const refused = await Promise.all([
      new Promise<boolean>((done) => client.shell((error) => done(error !== undefined))),
      new Promise<boolean>((done) => client.sftp((error) => done(error !== undefined))),
      new Promise<boolean>((done) => client.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, (error) => done(error !== undefined))),
      new Promise<boolean>((done) => client.forwardIn('127.0.0.1', 0, (error) => done(error !== undefined))),
      new Promise<boolean>((done) => client.subsys('netconf', (error) => done(error !== undefined))),
    ]);
    expect(refused).toEqual([true, true, true, true, true]);
    await shell.until(FLOOR);
    client.end();
  });
  test('escape sequences in a name reach no screen and no log', async () => {
    const name = '\x1b]2;owned\x07\x1b[31mEve';
    const eve = await comeByClient(house, name, makeHostKey());
    const shell = await openShell(eve);
    await shell.until(FLOOR);
    const { client, shell: other } = await sound();
    other.stream.write('f');
    await other.until('The lobby.');
    expect(other.raw()).not.toContain('owned');
    expect(house.log()).not.toMatch(/Eve|owned|witness/);
    for (const one of [eve, client]) one.end();
  });
  test('sessions that are opened and left, and lines that break anywhere in a handshake, leave no trouble behind', async () => {
    const witness = await sound();
    const client = await comeByClient(house, 'nothing', makeHostKey());
    await new Promise<void>((done) => client.exec('rm -rf /', () => done()));
    client.end();
    const lengths = [0, 1, 8, 20, 21, 40, 200, 1000];
    await Promise.all(
      lengths.map(
        (length) =>
          new Promise<void>((done) => {
            const socket = connect(house.port, '127.0.0.1', () => {
              socket.write(`SSH-2.0-x\r\n${'\x00\x00\x01\x14\x0a\x14'.repeat(300)}`.slice(0, length));
              setTimeout(() => socket.destroy(), 50);
            });
            socket.on('error', () => undefined);
            socket.on('close', () => done());
          }),
      ),
    );
    await stillServes(witness);
    expect(house.log()).not.toContain('"trouble"');
  });
  test('a hundred handshakes of garbage end their own lines', async () => {
    const witness = await sound();
    const reader = read(fork('5a'.repeat(32), 'handshakes'));
    const one = (): Promise<void> =>
      new Promise((done) => {
        const bytes = Buffer.from(Array.from({ length: 1 + reader.below(400) }, () => reader.below(256)));
        const socket = connect(house.port, '127.0.0.1', () => {
          socket.write(Buffer.concat([Buffer.from(reader.below(8) === 0 ? '' : 'SSH-2.0-x\r\n'), bytes]));
          setTimeout(() => socket.destroy(), 30);
        });
        socket.on('error', () => undefined);
        socket.on('close', () => done());
      });
    for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 10 }, one));
    await stillServes(witness);
    expect(house.log()).not.toContain('"trouble"');
  });
  test('who does not finish the handshake is let go after the grace, and too many from one address are barred with a sentence', async () => {
    const small = await openTestHouse({ grace: 3000, linesOfAddress: 2 });
    const heard: string[] = [];
    const closed: number[] = [];
    const sockets = [0, 1, 2].map((at) => {
      const socket = connect(small.port, '127.0.0.1');
      socket.on('data', (bytes) => {
        heard[at] = (heard[at] ?? '') + String(bytes);
      });
      socket.on('error', () => undefined);
      socket.on('close', () => closed.push(at));
      return socket;
    });
    await eventually(() => closed.length === 3, 'the end of half a handshake');
    expect(heard.filter((text) => text.includes('Too many connections from your address.'))).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
    const client = await comeByClient(small, 'later', makeHostKey());
    const shell = await openShell(client);
    await shell.until(FLOOR);
    client.end();
    await small.close();
  });
});

describe('the house', () => {
  test('has its rooms in another process where it is told so: a table is opened in one house, and joined from the other', async () => {
    const other = await openTestHouse({}, undefined, ['--rooms', house.rooms]);
    const gina = await openShell(await comeByClient(other, 'Gina', makeHostKey()));
    await gina.until(FLOOR);
    gina.stream.write('f');
    await gina.until('The lobby.');
    gina.stream.write('open hearts\r');
    await gina.until('Enter deals the first hand');
    const link = /http:\/\/\S+\/room\/\S+/.exec(gina.text())?.[0] ?? '';
    const hugo = await openShell(await comeByClient(house, 'Hugo', makeHostKey()));
    await hugo.until(FLOOR);
    hugo.stream.write('f');
    await hugo.until('The lobby.');
    hugo.stream.write(`sit ${link}\r`);
    await gina.until('- Hugo');
    await other.close();
  });
  test('keeps its host key, closed to others, and closes gracefully: people are told, and their chips are safe', async () => {
    const first = await openTestHouse();
    const key = join(first.home, 'host_ed25519');
    expect(statSync(key).mode & 0o777).toBe(0o600);
    const client = await comeByClient(first, 'late', makeHostKey());
    const shell = await openShell(client);
    await shell.until(FLOOR);
    expect(await first.close()).toBe(0);
    expect(shell.raw()).toContain('The server is closing for a moment. Everything is saved; come back soon.');
    expect(existsSync(join(first.home, 'save.lock'))).toBe(false);
    const made = statSync(key).mtimeMs;
    const again = await openTestHouse({}, first.home);
    expect(statSync(key).mtimeMs).toBe(made);
    await again.close();
  });
  test('stays open when nobody reads its log any more, and closes when it is told to', async () => {
    const unread = await openTestHouse();
    unread.child.stdout?.destroy();
    unread.child.stderr?.destroy();
    const shell = await openShell(await comeByClient(unread, 'ida', makeHostKey()));
    await shell.until(FLOOR);
    expect(await unread.close()).toBe(0);
  });
  test('closes the line of somebody who presses nothing for long', async () => {
    const quick = await openTestHouse({ idle: 400 });
    const client = await comeByClient(quick, 'sleepy', makeHostKey());
    const shell = await openShell(client);
    await eventually(() => shell.isClosed(), 'the end of an idle line');
    expect(shell.raw()).toContain('You were away for a while, so the connection was closed.');
    await quick.close();
  });
  test('has no room for more guests than it says', async () => {
    const small = await openTestHouse({ guests: 1 });
    const first = await openShell(await comeByClient(small, 'one'));
    await first.until('a guest: your chips');
    const second = await openShell(await comeByClient(small, 'two'));
    await eventually(() => second.isClosed(), 'the end of a guest too many');
    expect(second.raw()).toContain('no room for another guest.');
    await small.close();
  });
});
