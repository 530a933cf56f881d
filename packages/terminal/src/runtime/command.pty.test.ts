import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { buildCommand, builtCommand, freshFolder, SEED, sitDown } from './pty.fixture.ts';

const command = builtCommand();
let faulty = '';
beforeAll(async () => {
  faulty = await buildCommand(new URL('./faulty.fixture.ts', import.meta.url));
});

const node = process.execPath;
const table = (...more: readonly string[]): readonly string[] => [command, 'pontoon', '--seed', SEED, '--speed', 'instant', ...more];
const play = (...more: readonly string[]) => sitDown({ command: node, args: table(...more) });

/** A run without a terminal. */
const pipe = (input: string | Buffer, args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const home = env['BAIZE_HOME'] ?? freshFolder();
  const { stdout, stderr, status } = spawnSync(node, [command, ...args], {
    input,
    cwd: freshFolder(),
    env: { PATH: process.env['PATH'] ?? '', HOME: home, BAIZE_HOME: home, ...env },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return { stdout, stderr, status, home };
};
const plain = (input: string | Buffer, ...more: readonly string[]) => pipe(input, ['pontoon', '--plain', '--seed', SEED, ...more]);

describe('in full screen', () => {
  test('a round from the welcome to the goodbye', claims('PON-5.4', 'PON-5.5', 'PON-8.2'), async () => {
    // How soon it is ready is measured by the bench.
    const player = play();
    await player.until('Press ENTER to play');
    expect(player.isFullScreen()).toBe(true);
    player.type('\r');
    await player.until('YOUR HAND (10)');
    expect(player.lines()[22]).toContain('[T]wist  [S]tick');
    player.type('t');
    await player.until('YOUR HAND (20)');
    player.type('s');
    await player.until('Another round?');
    expect(player.text()).toContain('YOU LOSE  ·  20 each, and the banker wins ties');
    player.type('q');
    expect(await player.exit).toBe(0);
    await player.until('Goodbye, and thank you for the game.');
    expect(player.isFullScreen()).toBe(false);
    expect(player.text()).toContain('Rounds: 1. Won: 0. Lost: 1.');
  });
  test('whole words and capital letters work', claims('PON-12.6'), async () => {
    const player = play();
    await player.until('Press ENTER');
    player.type('\r');
    await player.until('YOUR HAND (10)');
    player.type('Twist\r');
    await player.until('YOUR HAND (20)');
    player.type('STICK\r');
    await player.until('Another round?');
    player.type('\x03');
    expect(await player.exit).toBe(0);
  });
  test('frames come whole between synchronised-update marks, with the cursor hidden', claims('BLK-A9'), async () => {
    const player = play();
    await player.until('Press ENTER');
    player.type('\x03');
    await player.exit;
    expect(player.raw()).toContain('\x1b[?1049h\x1b[?25l');
    expect(player.raw().split('\x1b[?2026h').length).toBe(2);
    expect(player.raw().split('\x1b[?2026h')[1]).toContain('\x1b[?2026l');
  });
  test('a resize draws anew: wide, compact, plain lines and back, and nothing is lost', async () => {
    const player = play();
    await player.until('Press ENTER');
    player.type('\r');
    await player.until('YOUR HAND (10)');
    player.resize(120, 40);
    await player.until(() => player.lines()[8]?.startsWith('╔═ house') === true);
    player.resize(44, 24);
    await player.until(() => player.lines()[0]?.endsWith('[?] ═╗') === true);
    expect(player.text()).toContain('YOUR HAND (10)');
    player.resize(40, 12);
    await player.until('Twist (t) or stick (s)?');
    player.type('t');
    await player.until('You twist and get the king of clubs. 20.');
    player.resize(80, 24);
    await player.until('YOUR HAND (20)');
    player.type('\x03');
    await player.exit;
  });
  test('Escape closes help, arrows turn its pages, Ctrl+L draws anew', async () => {
    const player = play();
    await player.until('Press ENTER');
    player.type('?');
    await player.until('▸ Keys');
    player.type('\x1b[C');
    await player.until('▸ Rules');
    player.type('\x1b');
    await player.until('Press ENTER');
    player.type('\x0c');
    await player.until(() => player.raw().includes('\x1b[2J\x1b[?2026h'));
    player.type('q');
    expect(await player.exit).toBe(0);
  });
  test('NO_COLOR leaves bold and dim; --ascii leaves only ASCII', async () => {
    const bare = sitDown({ command: node, args: table(), env: { NO_COLOR: '1' } });
    const ascii = play('--ascii');
    for (const player of [bare, ascii]) {
      await player.until('Press ENTER');
      player.type('\r');
      await player.until('YOUR HAND (10)');
      player.type('\x03');
      await player.exit;
    }
    expect(bare.raw()).not.toMatch(/\[[\d;]*3[\d;]*m/);
    // The terminal of the tests says that it has 256 colours.
    expect(ascii.raw()).toMatch(/\[0;1;38;5;80m/);
    expect(bare.raw()).toContain('\x1b[0;1m');
    expect([...ascii.raw()].every((char) => char <= '~' || char === '\x7f')).toBe(true);
  });
  test('an old terminal gets ASCII without colours, one that says so all colours, and a light window darker ones', async () => {
    const seen = async (env: Readonly<Record<string, string>>, ...more: readonly string[]): Promise<string> => {
      const player = sitDown({ command: node, args: table(...more), env });
      await player.until('Press ENTER');
      player.type('\r');
      await player.until('YOUR HAND (10)');
      player.type('\x03');
      await player.exit;
      return player.raw();
    };
    const [old, locale, all, light] = await Promise.all([
      seen({ TERM: 'vt100' }),
      seen({ LC_ALL: 'C' }),
      seen({ COLORTERM: 'truecolor' }),
      seen({ COLORTERM: 'truecolor' }, '--theme', 'light'),
    ]);
    for (const raw of [old, locale]) expect([...raw].every((char) => char <= '~')).toBe(true);
    expect(old).not.toMatch(/\[[\d;]*3[1-8][\d;]*m/);
    expect(all).toContain('38;2;111;211;224');
    expect(light).toContain('38;2;0;92;112');
  });
  test('a click on the bar is its key, Ctrl+T gives the mouse back, and the title says whose turn it is', async () => {
    const player = play('--speed', 'instant');
    await player.until('Press ENTER');
    const click = (label: string): void => {
      const row = player.lines().findIndex((line) => line.includes(label));
      player.type(`\x1b[<0;${(player.lines()[row]?.indexOf(label) ?? 0) + 2};${row + 1}M`);
    };
    click('[Enter] Play');
    await player.until('Twist or stick?');
    expect(player.raw()).toContain('\x1b]2;Baize: your turn\x07');
    click('[S]tick');
    await player.until('Another round?');
    expect(player.raw()).toContain('\x1b[?1006h');
    player.type('\x14');
    await player.until('The mouse selects text.');
    click('[Q]uit');
    expect(await player.exit).toBe(0);
    expect(player.raw()).toContain('\x1b[?1000l');
  });
  test('a burst of garbage is survived', claims('PON-6.2'), async () => {
    const player = play();
    await player.until('Press ENTER');
    player.type(`\x1b[200~q\r\x1b[201~\x1b]0;x\x07\x1b[999;999H\u0000\u0001é漢\u{1f600}${'zxv'.repeat(300)}`);
    player.type('\r');
    await player.until('YOUR HAND (10)');
    player.type('\x03');
    expect(await player.exit).toBe(0);
  });
  test('a british table plays on', async () => {
    const player = play('--preset', 'british', '--opponents', '7');
    await player.until('Press ENTER');
    player.type('\r');
    await player.until(() => /Your stake \(10-50\)|Another round|Twist or stick/.test(player.text()));
    expect(player.text()).toContain('At the table');
    player.type('\x03');
    expect(await player.exit).toBe(0);
    await player.until('You leave the table with');
  });
  test('line by line what is typed can be edited, and what was typed before is on the arrows', async () => {
    const player = play('--plain');
    await player.until('stick (s)? >');
    // A letter too many, taken back; and the line before once more.
    player.type('whoo\x7f\r');
    await player.until("It's just you against the banker.");
    player.type('\x1b[A');
    await player.until(() => player.lines().some((line) => line.endsWith('stick (s)? > who')));
    expect(player.text()).not.toContain('^[');
    player.type('\r');
    await player.until(() => player.text().split('just you against').length === 3);
    player.type('\x03');
    expect(await player.exit).toBe(0);
  });
  test('a dumb terminal gets plain mode', async () => {
    const player = sitDown({ command: node, args: table(), env: { TERM: 'dumb' } });
    await player.until('stick (s)? >');
    expect(player.isFullScreen()).toBe(false);
    player.type('s\r');
    await player.until('Another round: yes (y or Enter)');
    player.type('\x04');
    expect(await player.exit).toBe(0);
    await player.until('Goodbye');
  });
  test('a small window says so, is played in plain lines, and shows the table as soon as it has grown', claims('BLK-5.1'), async () => {
    const player = sitDown({ command: node, args: table(), columns: 40, rows: 20 });
    await player.until('This window is 40 by');
    player.type('\r');
    await player.until('Twist (t) or stick (s)?');
    expect(player.text()).not.toContain('║');
    player.resize(80, 23);
    await player.until('[T]wist');
    expect(player.lines()[0]).toContain('╔═ house');
    player.type('\x03');
    expect(await player.exit).toBe(0);
  });
});

// Signals and shells are those of POSIX; Windows has neither.
describe.runIf(process.platform !== 'win32')('every way out', () => {
  // What is written right before a pseudo-terminal closes may be lost, so the shell stays a moment longer.
  const shell = (line: string) => sitDown({ command: '/bin/sh', args: ['-c', `${line}; sleep 1`] });
  const game = (): string =>
    table()
      .map((word) => `'${word}'`)
      .join(' ');
  const isRestored = (text: string): boolean => /\bicanon\b/.test(text) && !/-icanon/.test(text) && !/-echo\b/.test(text);

  test('Q and Ctrl+C give the terminal back as it was', async () => {
    for (const key of ['q', '\x03']) {
      const player = shell(`'${node}' ${game()}; echo "code $?"; stty -a; echo ALL-OVER`);
      await player.until('Press ENTER');
      player.type(key);
      await player.until('ALL-OVER');
      expect(player.text()).toContain('code 0');
      expect(isRestored(player.raw())).toBe(true);
      expect(player.isFullScreen()).toBe(false);
      expect(player.raw().lastIndexOf('\x1b[?25h')).toBeGreaterThan(player.raw().lastIndexOf('\x1b[?25l'));
    }
  });
  test('Ctrl+Z gives the terminal to the shell, and the table waits for whoever comes back', async () => {
    const line = `set -m; "${node}" ${table().join(' ')}; echo aside; fg > /dev/null; echo gone`;
    const player = sitDown({ command: 'bash', args: ['-c', line] });
    await player.until('Press ENTER');
    player.type('\r');
    await player.until('Twist or stick?');
    player.type('\x1a');
    await player.until(() => player.raw().includes('aside') && player.isFullScreen());
    await player.until('Twist or stick?');
    player.type('s');
    await player.until('Another round?');
    player.type('q');
    await player.until('gone');
    expect(await player.exit).toBe(0);
    expect(player.isFullScreen()).toBe(false);
    expect(player.text()).toContain('Rounds: 1.');
  });
  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 0],
  ] as const)('%s gives the terminal back and saves the session', async (signal, code) => {
    const player = shell(`(sh -c 'echo pid=$PPID.'; exec '${node}' ${game()}); echo "code $?"; stty -a; echo ALL-OVER`);
    await player.until('Press ENTER');
    const pid = Number(/pid=(\d+)\./.exec(player.raw())?.[1]);
    player.type('\r');
    await player.until('YOUR HAND (10)');
    player.type('s');
    await player.until('Another round?');
    process.kill(pid, signal);
    await player.until('ALL-OVER');
    expect(player.text()).toContain(`code ${code}`);
    expect(isRestored(player.raw())).toBe(true);
    expect(player.isFullScreen()).toBe(false);
    expect(readFileSync(join(player.home, 'last-session.json'), 'utf8')).toContain('"rounds": 1');
  });
  test('a reader who has gone ends it quietly', () => {
    const { stdout, stderr } = spawnSync(
      '/bin/sh',
      ['-c', `yes t | { '${node}' '${command}' pontoon --plain; echo "code $?" >&2; } | head -1`],
      {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'] ?? '', BAIZE_HOME: freshFolder() },
      },
    );
    expect(stdout).toBe('Welcome to Pontoon, house rules. You against the banker.\n');
    expect(stderr).toBe('code 0\n');
  });
  test(
    'an error restores the terminal, saves the statistics, logs itself and says one sentence',
    claims('PON-6.5', 'PON-9.4', 'PON-9.5'),
    async () => {
      for (const [key, words] of [
        ['q', 'The table fell over.'],
        ['?', 'The table broke its promise.'],
      ] as const) {
        const player = shell(`'${node}' '${faulty}'; echo "code $?"; stty -a; echo ALL-OVER`);
        await player.until('Press ENTER');
        player.type('\r');
        await player.until('YOUR HAND');
        player.type('s');
        await player.until('Another round?');
        player.type(key);
        await player.until('ALL-OVER');
        expect(player.isFullScreen()).toBe(false);
        expect(isRestored(player.raw())).toBe(true);
        expect(player.text()).toContain('code 1');
        expect(player.text().replaceAll('\n', '')).toContain('Your statistics are saved. The details are in');
        expect(player.text()).not.toContain(words);
        const log = readFileSync(join(player.home, 'error.log'), 'utf8');
        expect(log).toContain(words);
        expect(log).toContain('    at ');
        expect(readFileSync(join(player.home, 'last-session.json'), 'utf8')).toContain('"rounds": 1');
      }
    },
  );
});

/** The command and the parts that sleep in it, as the code they are. */
const anatomy = (source: string): { readonly code: string; readonly parts: readonly string[] } => {
  const asleep = /^const asleep = \(\) => \{\/\*(.*)\*\/\};$/m.exec(source)?.[1] ?? '';
  const blocks: readonly { readonly ids: readonly string[]; readonly from: number; readonly to: number }[] = JSON.parse(
    /^const blocks = (.*);$/m.exec(source)?.[1] ?? '[]',
  );
  const codes = blocks.map(({ from, to }) => inflateRawSync(Buffer.from(asleep.slice(from, to), 'base64')).toString('latin1'));
  const awake = source.replace(/^const (?:asleep|blocks) = .*$/gm, '');
  return { code: [awake, ...codes].join('\n'), parts: blocks.flatMap(({ ids }) => ids) };
};

describe('without a terminal', () => {
  test('a script from a pipe plays the same round every time', claims('PON-14.5'), () => {
    const script = 't\nhold\ns\n\ntwist\nstick\nq\n';
    const first = plain(script);
    expect(first.status).toBe(0);
    expect(first.stderr).toBe('');
    expect(first.stdout).toContain('Twist (t) or stick (s)? > t\nYou twist and get the king of clubs. 20.\n');
    for (let run = 0; run < 3; run += 1) expect(plain(script).stdout).toBe(first.stdout);
  });
  test('the file alone in an empty folder runs, and asks only for Node itself', claims('PON-11.2', 'PON-11.4', 'PON-11.6'), () => {
    const folder = freshFolder();
    const alone = join(folder, 'baize.cjs');
    copyFileSync(command, alone);
    const { stdout, status } = spawnSync(node, [alone, 'pontoon', '--plain', '--seed', SEED], {
      input: 's\n',
      cwd: folder,
      encoding: 'utf8',
      env: { BAIZE_HOME: folder },
    });
    expect(status).toBe(0);
    expect(stdout).toContain('Goodbye, and thank you for the game.');
    const source = readFileSync(command, 'utf8');
    expect(source.startsWith('#!/usr/bin/env node\n')).toBe(true);
    const { code, parts } = anatomy(source);
    const asked = [...code.matchAll(/(?:import|getBuiltinModule|require)\(\s*[`'"]([^`'"]+)/g)].map((match) => match[1] ?? '');
    expect(asked.length).toBeGreaterThan(3);
    // Rooms over Redis are for the server itself, and rooms in a file for a Node that brings SQLite: where not, `baize rooms` says so.
    const beside = ['@redis/client', 'node:sqlite'];
    expect(asked.filter((id) => !isBuiltin(id) && !beside.includes(id) && !parts.includes(id.replace('./', '')))).toEqual([]);
    expect(code).not.toMatch(/^import\b|\bfrom\s*["'`](?!in\b)/m);
  });
  test('nothing is made into code at run time but the parts of the command itself', claims('PON-13.4'), () => {
    const { code } = anatomy(readFileSync(command, 'utf8'));
    expect(code).not.toMatch(/\beval\(|new Function\(|child_process/);
    expect(code.match(/Module\('node:vm'\)|compileFunction|new vm\.\w+/g)).toEqual(["Module('node:vm')", 'new vm.Script']);
    expect(code).toContain('new vm.Script(code, {');
    // What is compiled is what was kept of exactly this build, or what lies in the command.
    expect(code).toContain("const code = kept ? kept.whole.toString('latin1', 0, kept.length) : unpacked(block);");
    expect(code).toContain('const text = String(asleep);');
  });
  test('the end of the input is a goodbye', () => {
    const { stdout, status } = plain('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/\? > \nRounds: 0\. Won: 0\. Lost: 0\.\nGoodbye, and thank you for the game\.\n$/);
  });
  test('a last line without its end counts', () => {
    expect(plain('s').stdout).toContain('You stick on 10.');
  });
  test('hostile bytes, endless lines and broken UTF-8 are answered in plain ASCII', claims('PON-6.2', 'PON-13.1'), () => {
    const nasty = Buffer.concat([
      Buffer.from('\x1b[2J\x1b]0;title\x07\n'),
      Buffer.from([0xff, 0xfe, 0xc3, 0x28, 0x0a]),
      Buffer.from(`${'x'.repeat(1 << 20)}\n`),
      Buffer.from('s\n'),
    ]);
    const { stdout, stderr, status } = plain(nasty);
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^[\x20-\x7e\n]+$/);
    expect(stdout.length).toBeLessThan(5_000);
    expect(stdout).toContain('You stick on 10.');
  });
  test('it writes in its own folder, counts and nothing else', claims('PON-13.2', 'PON-13.3'), () => {
    const home = freshFolder();
    const own = join(home, 'own');
    const { status } = pipe('s\nq\n', ['pontoon', '--plain', '--seed', SEED], { BAIZE_HOME: own, HOME: home });
    expect(status).toBe(0);
    expect(readdirSync(home)).toEqual(['own']);
    expect(readdirSync(own).toSorted()).toEqual(['cache', 'last-session.json', 'session-pontoon.json']);
    const saved = readFileSync(join(own, 'last-session.json'), 'utf8');
    expect([...saved.matchAll(/"(\w+)":/g)].map((match) => match[1])).toEqual([
      'format',
      'game',
      'preset',
      'statistics',
      'rounds',
      'won',
      'lost',
      'pushed',
      'net',
      'run',
      'bestRun',
      'biggestWin',
    ]);
  });
  test('a folder that cannot be written is one sentence, and the exit code tells', () => {
    const blocked = join(freshFolder(), 'file');
    writeFileSync(blocked, '');
    const { stdout, stderr, status } = pipe('s\nq\n', ['pontoon', '--plain', '--seed', SEED], { BAIZE_HOME: join(blocked, 'baize') });
    expect(status).toBe(1);
    expect(stdout).toContain('Goodbye');
    expect(stderr).toMatch(/^The session['’]s statistics couldn['’]t be saved: .+\n$/);
    expect(existsSync(join(blocked, 'baize'))).toBe(false);
  });
  test('an error with nowhere to write is still one sentence', () => {
    const blocked = join(freshFolder(), 'file');
    writeFileSync(blocked, '');
    const { stderr, status } = spawnSync(node, [faulty, '--plain'], {
      input: 'q\n',
      encoding: 'utf8',
      env: { BAIZE_HOME: join(blocked, 'baize') },
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Something went wrong in Baize and the game had to stop\. The details couldn['’]t be written down: .+\n$/);
  });
  test('help, version and mistakes', () => {
    expect(pipe('', [])).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('Which table? > ') });
    expect(pipe('', ['--help']).stdout).toContain('baize GAME [options]');
    expect(pipe('', ['--version']).stdout).toMatch(/^baize \d+\.\d+\.\d+\n$/);
    expect(pipe('', ['ponton'])).toMatchObject({ status: 2, stdout: '', stderr: 'There is no game "ponton". Did you mean pontoon?\n' });
    expect(pipe('', ['pontoon', '--preset', 'hose'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'There is no preset "hose". Did you mean house?\n',
    });
  });
});
