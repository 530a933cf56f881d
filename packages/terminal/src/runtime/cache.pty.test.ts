/** What the built command keeps for a quicker start may be missing, broken or somebody else's: nobody sees a difference. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtCommand, freshFolder, SEED } from './pty.fixture.ts';

const command = builtCommand();

const run = (env: Readonly<Record<string, string>>, args: readonly string[] = ['pontoon', '--plain', '--seed', SEED]) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
    input: 's\nq\n',
    cwd: freshFolder(),
    encoding: 'utf8',
    env,
  });
  return { stdout, stderr, status };
};

/** The one cache in a folder: its file, and how many runs have taught each part. */
const cacheIn = (folder: string) => {
  const names = readdirSync(folder);
  expect(names).toHaveLength(1);
  const file = join(folder, names[0] ?? '');
  const bytes = readFileSync(file);
  const head = bytes.indexOf('\n');
  const places: Readonly<Record<string, readonly number[]>> = JSON.parse(bytes.toString('latin1', 0, head));
  return { file, bytes, head, runs: Object.fromEntries(Object.entries(places).map(([part, place]) => [part, place[4]])) };
};

/** A home in which one session has been played, and what that session said. */
const played = () => {
  const home = freshFolder();
  return { home, folder: join(home, 'cache'), said: run({ BAIZE_HOME: home }) };
};

/** Which of Node's own modules a start has loaded. */
const loadedBy = (args: readonly string[]): readonly string[] => {
  const probe = join(freshFolder(), 'probe.cjs');
  writeFileSync(probe, "process.on('exit', () => process.stderr.write(JSON.stringify(process.moduleLoadList)));");
  const env = { BAIZE_HOME: freshFolder() };
  const { stderr } = spawnSync(process.execPath, ['--require', probe, command, ...args], { input: 'q\n', encoding: 'utf8', env });
  return JSON.parse(stderr);
};

describe('a start', () => {
  test.each([[['--version']], [['--plain']], [['pontoon', '--plain']]])('of baize %j loads nothing of the network', (args) => {
    const loaded = loadedBy(args);
    expect(loaded).toContain('NativeModule vm');
    expect(loaded.filter((name) => /^NativeModule (?:http|https|tls|dgram)$/.test(name))).toEqual([]);
  });
});

describe('what is kept of the compiled command', () => {
  test('is used by the next start, and written no more when it has learned enough', () => {
    const { home, folder, said } = played();
    expect(said.stdout).toContain('You stick on 10.');
    expect(said.status).toBe(0);
    expect(cacheIn(folder).runs['pontoon.js']).toBe(1);
    for (let again = 2; again <= 8; again += 1) expect(run({ BAIZE_HOME: home })).toEqual(said);
    // Had it been refused, the count would start again.
    expect(cacheIn(folder).runs['pontoon.js']).toBe(8);
    const before = statSync(cacheIn(folder).file);
    expect(run({ BAIZE_HOME: home })).toEqual(said);
    expect(statSync(cacheIn(folder).file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  test('grows by what another game needs, and keeps the first', () => {
    const { home, folder } = played();
    expect(run({ BAIZE_HOME: home }, ['roulette', '--plain', '--seed', SEED]).status).toBe(0);
    expect(cacheIn(folder).runs).toMatchObject({ 'pontoon.js': 1, 'roulette.js': 1 });
  });

  test('may be broken in any way', () => {
    const { home, folder, said } = played();
    const { file, bytes, head } = cacheIn(folder);
    const flipped = [0, head + 1, head + 200, Math.floor(bytes.length / 2), bytes.length - 9].map((place) => {
      const broken = Buffer.from(bytes);
      broken[place] = (broken[place] ?? 0) ^ 0xff;
      return broken;
    });
    const nothing = [
      '',
      '\n',
      'null\n',
      '7\n',
      '{"pontoon.js":7}\n',
      '{"pontoon.js":[0,0,0,0,1],"baize.cjs":[0,0,0,0,8]}\n',
      bytes.subarray(0, head + 5000),
    ];
    for (const broken of [...flipped, ...nothing]) {
      writeFileSync(file, broken);
      expect(run({ BAIZE_HOME: home })).toEqual(said);
    }
  });

  test('is not believed where somebody else could have written it', () => {
    const { home, folder, said } = played();
    chmodSync(cacheIn(folder).file, 0o666);
    expect(run({ BAIZE_HOME: home })).toEqual(said);
    expect(cacheIn(folder).runs['pontoon.js']).toBe(1);
  });

  test('can do without its folder', () => {
    const { home, folder, said } = played();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    expect(run({ BAIZE_HOME: home })).toEqual(said);
    expect(readFileSync(folder, 'utf8')).toBe('');
    const file = join(home, 'elsewhere');
    expect(run({ BAIZE_HOME: file })).toEqual(said);
    const inTheWay = cacheIn(join(file, 'cache')).file;
    rmSync(inTheWay);
    mkdirSync(inTheWay);
    expect(run({ BAIZE_HOME: file })).toEqual(said);
    expect(readdirSync(join(file, 'cache'))).toHaveLength(1);
  });

  test('lies where the system keeps such things, and nowhere when there is no home', () => {
    const home = freshFolder();
    const cache = join(home, 'own-cache');
    if (process.platform === 'linux') {
      run({ HOME: home, XDG_CACHE_HOME: cache });
      run({ HOME: home, XDG_CACHE_HOME: 'not/absolute' });
      expect(cacheIn(join(cache, 'baize')).runs['pontoon.js']).toBe(1);
      expect(cacheIn(join(home, '.cache', 'baize')).runs['pontoon.js']).toBe(1);
    }
    expect(run({ BAIZE_HOME: '' }, ['--version']).status).toBe(0);
  });

  test('is left as it was by a session that has set the compiler otherwise on the way', () => {
    const { home, folder, said } = played();
    const { file, bytes } = cacheIn(folder);
    const probe = join(freshFolder(), 'probe.cjs');
    writeFileSync(probe, "process.nextTick(() => require('node:v8').setFlagsFromString('--heap-growing-percent=60'));");
    expect(run({ BAIZE_HOME: home, NODE_OPTIONS: `--require ${probe}` })).toEqual(said);
    // Compared as a whole: an assertion that goes byte by byte takes longer than all the sessions.
    expect(readFileSync(file).equals(bytes)).toBe(true);
    expect(run({ BAIZE_HOME: home })).toEqual(said);
    expect(cacheIn(folder).runs['pontoon.js']).toBe(2);
  });

  test('is left as it was by a session that ends in trouble', () => {
    const home = freshFolder();
    expect(run({ BAIZE_HOME: home }, ['no-such-game']).status).toBe(2);
    expect(existsSync(join(home, 'cache'))).toBe(false);
  });
});
