/** A table with friends in the terminal: one opens it, another joins by its link, and both play at the same table. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { builtCommand, sitDown } from './pty.fixture.ts';

const command = builtCommand();
const ENTER = '\r';

const sitAt = (...args: readonly string[]) =>
  sitDown({ command: process.execPath, args: [command, ...args, '--speed', 'instant'], columns: 100, rows: 32 });

/** Bob, who joins by the link that the host was told, line by line, and is ready. */
const bobAt = async (host: ReturnType<typeof sitAt>) => {
  const link = /http:\/\/\S+\/#\/room\/[a-z0-9]+/.exec(host.text())?.[0].replace(/\/\/[^:/]+/, '//127.0.0.1') ?? '';
  const friend = sitAt('join', link, '--name', 'Bob', '--plain');
  await friend.until("Enter when you're ready");
  friend.type(ENTER);
  await host.until('- Bob, ready');
  return { link, friend };
};

/** The thirteen cards that a player is shown, by rank and suit. */
const handOf = (lines: readonly string[]): readonly string[] => {
  const row = lines.findIndex((line) => /│[♣♦♠♥]/.test(line));
  const cells = (line = ''): readonly string[] => [...line.matchAll(/│([^│║]{2,5})/g)].map(([, cell = '']) => cell.trim());
  const suits = cells(lines[row]);
  return cells(lines[row - 1])
    .map((rank, place) => `${rank}${suits[place]}`)
    .filter((card) => /^(?:10|[2-9JQKA])[♣♦♠♥]$/.test(card));
};

test.concurrent('a hand of Hearts: a lobby, the pass and a trick, each with cards of their own, and one who leaves', async () => {
  const host = sitAt('host', 'hearts', '--name', 'Ann', '--port', '0');
  await host.until('Enter deals the first hand');
  const link = /http:\/\/\S+\/#\/room\/[a-z0-9]+/.exec(host.text())?.[0] ?? '';
  expect(host.text()).toContain('The table is open: ');
  const friend = sitAt('join', link.replace(/\/\/[^:/]+/, '//127.0.0.1'), '--name', 'Bob');
  await friend.until("Enter when you're ready");
  friend.type(ENTER);
  await host.until('- Bob, ready');
  host.type(ENTER);
  for (const player of [host, friend]) await player.until('Pick three cards for');
  const [mine, theirs] = [handOf(host.lines()), handOf(friend.lines())];
  expect([mine.length, theirs.length, new Set([...mine, ...theirs]).size]).toEqual([13, 13, 26]);
  for (const player of [host, friend]) player.type(`abc${ENTER}`);
  for (const player of [host, friend]) await player.until('Trick 1 of 13');
  friend.type('q');
  expect(await friend.exit).toBe(0);
  // The house may have played on before anybody could look: what counts is that it was told.
  await host.until(() => host.raw().includes('Bob is away: a bot plays for them.'));
  expect(host.text()).not.toContain('Bob is back.');
  host.type('q');
  expect(await host.exit).toBe(0);
});

test.concurrent('the host lays another table by words, a friend is not ready after all, and the strongest of the house think in a thread', async ({
  expect: expectHere,
}) => {
  const host = sitAt('host', 'holdem', '--name', 'Ann', '--port', '0', '--plain');
  await host.until('Enter deals the first hand');
  const { link, friend } = await bobAt(host);
  friend.type(`n${ENTER}`);
  await friend.until(() => friend.text().split("Enter when you're ready").length > 2);
  host.type(`?${ENTER}`);
  await host.until('To change the table');
  host.type(`game hearts${ENTER}`);
  for (const player of [host, friend]) await player.until('Hearts, house rules');
  host.type(`level hard${ENTER}`);
  await host.until('bots: hard');
  host.type(ENTER);
  for (const player of [host, friend]) await player.until('Which three cards will you pass?');
  // Two sat down, one was ready and then not, the table was laid twice more and dealt; the two of the house pass without being waited for.
  const told = async (): Promise<string> => (await fetch(link.replace(/#.*/, 'metrics'))).text();
  await expectHere.poll(async () => /baize_entries_total (\d+)/.exec(await told())?.[1], { timeout: 10_000 }).toBe('9');
  expect(await told()).toContain('baize_bots_lowered_total 0');
  for (const player of [friend, host]) {
    player.type(`q${ENTER}`);
    expect(await player.exit).toBe(0);
  }
});

/** What somebody types at Hold'em who always puts all in; nothing where it is not their turn. */
const allIn = (text: string): string => {
  const last = text.trimEnd().split('\n').slice(-2).join(' ');
  if (/\[Y\]es, all-in|yes \(y\)/i.test(last)) return 'y';
  if (/\[A\]ll-in|all-in \(a\)/.test(last)) return 'a';
  if (/\[C\]|\(c\)/.test(last)) return 'c';
  return '';
};

/** How often the bell rang: the end of a title is none. */
const [ESC, BEL] = ['\x1b', '\x07'];
const OSC = new RegExp(`${ESC}\\][^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\)`, 'g');
const bellsIn = (raw: string): number => raw.replaceAll(OSC, '').split('\x07').length - 1;

/** What somebody types at Hold'em who goes along with everything. */
const goAlong = (text: string): string => {
  const last = text.trimEnd().split('\n').slice(-2).join(' ');
  if (/Next hand|next hand/.test(last)) return ENTER;
  return /\[C\]|\(c\)/.test(last) ? 'c' : '';
};

/** Both play on, whoever is asked, until something is so. */
const goAlongUntil = async (host: ReturnType<typeof sitAt>, friend: ReturnType<typeof sitAt>, test: () => boolean): Promise<void> => {
  let [typed, answered] = ['', ''];
  for (const began = performance.now(); !test(); ) {
    if (performance.now() - began > 20_000) throw new Error(`${host.text()}\n${friend.text()}`);
    if (host.text() !== typed) {
      typed = host.text();
      host.type(goAlong(typed));
    }
    if (friend.text() !== answered && friend.text().trimEnd().endsWith('>')) {
      answered = friend.text();
      friend.type(goAlong(answered) === 'c' ? `c${ENTER}` : ENTER);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const NOTICE = '\x1b]9;Baize: your turn\x1b\\';

test.concurrent('who has another window in front is called by bell, title and notification, and the title is given back; who looks is not', async () => {
  const host = sitDown({
    command: process.execPath,
    args: [command, 'host', 'holdem', '--opponents', '1', '--name', 'Ann', '--port', '0', '--speed', 'instant'],
    ...{ columns: 100, rows: 32, env: { TERM_PROGRAM: 'iTerm.app' } },
  });
  await host.until('Enter deals the first hand');
  const { friend } = await bobAt(host);
  host.type(ENTER);
  await host.until(() => host.isFullScreen());
  // It is asked whether it can say where it is, and says that it is in front.
  expect(host.raw()).toContain('\x1b[?1004h');
  const turns = (): number => host.raw().split('\x1b]2;Baize: your turn').length - 1;
  host.type('\x1b[I');
  // The first turn may have come before that was heard.
  await goAlongUntil(host, friend, () => turns() > 1);
  const looked = host.raw().length;
  await goAlongUntil(host, friend, () => turns() > 3);
  const meanwhile = host.raw().slice(looked);
  expect([bellsIn(meanwhile), meanwhile.includes(NOTICE)]).toEqual([0, false]);
  const turned = host.raw().length;
  host.type('\x1b[O');
  await goAlongUntil(host, friend, () => host.raw().slice(turned).includes(NOTICE));
  expect(bellsIn(host.raw().slice(turned))).toBeGreaterThan(0);
  // Line by line it is said, with a bell.
  expect(friend.text()).toContain('Your turn.');
  expect(bellsIn(friend.raw())).toBeGreaterThan(0);
  friend.type(`q${ENTER}`);
  expect(await friend.exit).toBe(0);
  host.type('q');
  expect(await host.exit).toBe(0);
  expect(host.raw()).toContain('\x1b[?1004l');
  expect(host.raw().lastIndexOf('\x1b[23;2t')).toBeGreaterThan(host.raw().lastIndexOf('\x1b]2;'));
});

test.concurrent('a game to its end, and both go on to another table like it: by a key in full screen, by Enter line by line', async () => {
  const host = sitAt('host', 'holdem', '--opponents', '1', '--name', 'Ann', '--port', '0');
  await host.until('Enter deals the first hand');
  const { link, friend } = await bobAt(host);
  host.type(ENTER);
  await host.until(() => host.isFullScreen());
  const isOver = (): boolean => host.text().includes('[O] Rematch') && friend.text().includes('Enter asks for a rematch');
  const began = performance.now();
  let [typed, answered] = ['', ''];
  while (!isOver()) {
    if (performance.now() - began > 20_000) throw new Error(`${host.text()}\n${friend.text()}`);
    if (host.text() !== typed) {
      typed = host.text();
      host.type(typed.includes('[Enter] Next hand') ? ENTER : allIn(typed));
    }
    if (friend.text() !== answered && friend.text().trimEnd().endsWith('>')) {
      answered = friend.text();
      friend.type(`${allIn(answered)}${ENTER}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  // One's own decisions can be looked back at, and the record can be saved and checked.
  host.type('l');
  await host.until('look back');
  await host.until('The whole session');
  host.type('q');
  await host.until('[O] Rematch');
  host.type('r');
  await host.until('The record is in ');
  const saved = readdirSync(host.home).find((name) => name.startsWith('baize-room-')) ?? '';
  expect(spawnSync(process.execPath, [command, 'verify', join(host.home, saved)], { encoding: 'utf8' }).status).toBe(0);
  host.type('o');
  await host.until('Rematch: ');
  expect(host.isFullScreen()).toBe(false);
  const sinceThen = (): string => host.text().split('Rematch: ').at(-1) ?? '';
  expect(sinceThen()).not.toContain(link.split('/').at(-1));
  await friend.until('Ann wants a rematch.');
  friend.type(ENTER);
  await host.until(() => sinceThen().includes('- Bob'));
  // What is typed is read by the lobby of the new table.
  friend.type(ENTER);
  await host.until(() => sinceThen().includes('- Bob, ready'));
  host.type(ENTER);
  await host.until(() => host.isFullScreen());
  host.type('q');
  await host.until('End the table for everybody?');
  expect(host.text()).toContain('Bob is still here.');
  host.type('y');
  expect(await host.exit).toBe(0);
  const gone = performance.now();
  await friend.until('may be gone');
  expect(performance.now() - gone).toBeLessThan(6000);
  friend.type(`q${ENTER}`);
  expect(await friend.exit).toBe(0);
});

test.concurrent('a table is found by its words; its host goes and leaves it open, and it closes with the last one', async () => {
  const host = sitAt('host', 'hearts', '--name', 'Ann', '--port', '0');
  await host.until('Enter deals the first hand');
  const words = /type: baize join (\S+)/.exec(host.text())?.[1] ?? '';
  const friend = sitAt('join', words, '--name', 'Bob');
  await friend.until("Enter when you're ready");
  friend.type(ENTER);
  await host.until('- Bob, ready');
  host.type(ENTER);
  for (const player of [host, friend]) await player.until('Pick three cards for');
  // The clock stands at the seat of whoever is waited for.
  expect(friend.text()).toMatch(/Ann +(?:0:5\d|1:00)/);
  host.type('q');
  await host.until('[K]eep it open without me');
  host.type('k');
  await host.until('The table stays open');
  expect(host.isFullScreen()).toBe(false);
  await friend.until(() => friend.raw().includes('Ann is away: a bot plays for them.'));
  friend.type(`abc${ENTER}`);
  await friend.until('Trick 1 of 13');
  friend.type('q');
  expect(await friend.exit).toBe(0);
  await host.until('Everyone has left.');
  expect(await host.exit).toBe(0);
});

test.concurrent('words that nobody answers to are told in a sentence that says what is missing', async () => {
  const lost = sitAt('join', 'chalk-lantern-31');
  await lost.until(() => lost.text().replace(/\s+/g, ' ').includes('Ask for the link'));
  expect(await lost.exit).not.toBe(0);
});

/** What somebody types line by line who keeps what they have: the first of these that the question offers. */
const KEEPING: readonly (readonly [asked: RegExp, answer: string])[] = [
  [/Your stake, \d/i, '10'],
  [/stick \(s\)|stand \(s\)/i, 's'],
  [/twist \(t\)/i, 't'],
  [/check \(c\)|call \(c\)/i, 'c'],
  [/another round: yes|next game|Discard a card|show your pontoon/i, ''],
];

test.concurrent.each([
  ['sabacc', [], /Game 2|next game for/],
  ['pontoon', ['--preset', 'british'], /Round 2\./],
] as const)('a whole round of %s by two terminals, line by line', async (game, more, isNext) => {
  const host = sitAt('host', game, ...more, '--opponents', '1', '--name', 'Ann', '--port', '0', '--plain');
  await host.until('Enter deals the first hand');
  const { friend } = await bobAt(host);
  host.type(ENTER);
  const [heard, began] = [new Map<typeof host, string>(), performance.now()];
  while (![host, friend].every((player) => isNext.test(player.raw()))) {
    if (performance.now() - began > 30_000) throw new Error(`${host.text()}\n---\n${friend.text()}`);
    for (const player of [host, friend]) {
      const text = player.text().trimEnd();
      if (!text.endsWith('>') || heard.get(player) === text) continue;
      heard.set(player, text);
      const question = text.split('\n').slice(-3).join(' ');
      player.type(`${KEEPING.find(([asked]) => asked.test(question))?.[1] ?? 'again'}${ENTER}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  friend.type(`q${ENTER}`);
  expect(await friend.exit).toBe(0);
  host.type(`q${ENTER}`);
  expect(await host.exit).toBe(0);
});

test.concurrent.each([
  ['talks nonsense', (line: WebSocket) => line.on('message', () => line.send('{"t":"room","seq":1}')), 'can’t read the server’s reply'],
  ['says nothing', () => undefined, 'The server isn’t answering'],
] as const)('a server that %s is told in a sentence, and not waited for', async (_, behave, sentence) => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', behave);
  await new Promise<void>((done) => server.on('listening', done));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const friend = sitAt('join', `http://127.0.0.1:${port}/#/room/0123456789abcdef`);
  await friend.until(sentence);
  expect(await friend.exit).not.toBe(0);
  server.close();
});

test.concurrent('a link that leads nowhere, and a server that does not answer, are told in a sentence', async () => {
  const lost = sitAt('join', 'http://127.0.0.1:9/#/room/0123456789abcdef');
  await lost.until('No server answers at http://127.0.0.1:9');
  expect(await lost.exit).not.toBe(0);
  const wrong = sitAt('join', 'nonsense');
  await wrong.until(() => /link/i.test(wrong.text()));
  expect(await wrong.exit).not.toBe(0);
});
