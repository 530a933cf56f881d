import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Profile, worthOf } from '@baize/casino';
import { afterEach, describe, expect, test } from 'vitest';
import { claims } from '../../../../scripts/claims.ts';
import { draw } from '../../../../scripts/draw.ts';
import { folderDisk } from './disk.ts';
import { builtCommand, envFor, freshFolder, runIn, sitDown } from './pty.fixture.ts';
import { openProfile, readSave } from './save.ts';

const command = builtCommand();
const node = process.execPath;

/** A run of the command to its end. */
const run = (home: string, args: readonly string[], input = '') => runIn(home, [command, ...args], input);
const plain = (home: string, ...answers: readonly string[]) => run(home, ['--plain'], answers.map((answer) => `${answer}\n`).join(''));

const profileIn = (home: string): Profile => {
  const opened = readSave(folderDisk(home), 'save.json');
  if (opened.kind !== 'opened') throw new Error(opened.kind);
  return opened.profile;
};
/** Every chip is one that the player began with, or one that the books know of. */
const isConserved = (profile: Profile): boolean => worthOf(profile) === 1000 + (profile.statistics.pontoon?.net ?? 0);

const talkers: ChildProcess[] = [];
afterEach(() => {
  for (const child of talkers.splice(0)) child.kill('SIGKILL');
});

/** Somebody who talks to the plain floor line by line, and can be killed. */
const talk = (home: string) => {
  const child = spawn(node, [command, '--plain'], { cwd: home, env: envFor(home), stdio: ['pipe', 'pipe', 'pipe'] });
  talkers.push(child);
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  child.stdin.on('error', () => undefined);
  const exit = new Promise<number | null>((resolve) => child.on('close', resolve));
  const prompted = async (from: number): Promise<string> => {
    const start = performance.now();
    while (!text.slice(from).endsWith('> ')) {
      if (child.exitCode !== null || performance.now() - start > 30_000) throw new Error(`No prompt came: ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 3));
    }
    return text.slice(from);
  };
  return {
    child,
    exit,
    text: (): string => text,
    begin: (): Promise<string> => prompted(0),
    /** Waits until so many questions have been asked. */
    untilPrompt: async (count: number): Promise<void> => {
      while (text.split('> ').length <= count && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 1));
    },
    /** Says something, and gives what is said to it. */
    say: (answer: string): Promise<string> => {
      const from = text.length;
      child.stdin.write(`${answer}\n`);
      return prompted(from);
    },
    kill: async (): Promise<void> => {
      child.kill('SIGKILL');
      await exit;
    },
  };
};

/** The next answer of a player who takes what is offered. */
const nextAnswer = (said: string): string => {
  if (/stake, \d+ to \d+\? > $/.test(said)) return '20';
  return /\btwist \(t\)/.test(said.replaceAll('\n', ' ')) ? 't' : '';
};

describe('in full screen', () => {
  test('from the floor to a table and back, through statistics and options', claims('CAS-1.3'), async () => {
    const player = sitDown({ command: node, args: [command, '--speed', 'instant'] });
    await player.until('Which table?');
    expect(player.isFullScreen()).toBe(true);
    player.type('\t');
    await player.until('BANKROLL');
    player.type('\x1b');
    await player.until('Which table?');
    player.type('o');
    await player.until('Start over');
    player.type('\x1b');
    await player.until('Which table?');
    player.type('p');
    await player.until('Set the table, then sit down.');
    player.type('\r');
    await player.until(() => /Twist or stick\?|Another round\?/.test(player.text()));
    expect(player.text()).toContain('[Q] Leave');
    player.type('q');
    await player.until('is as you left it.');
    player.type('q');
    expect(await player.exit).toBe(0);
    await player.until('Good night. Your 1,000 chips are safe here.');
    expect(player.isFullScreen()).toBe(false);
    expect(readdirSync(player.home).filter((name) => name.includes('lock'))).toEqual([]);
    expect(profileIn(player.home).tables.pontoon?.preset).toBe('house');
  });
  test('kill -9 in the middle of a hand: the same hand waits', async () => {
    const home = freshFolder();
    const args = [command, '--speed', 'instant'];
    const first = sitDown({ command: node, args, env: { BAIZE_HOME: home } });
    await first.until('Which table?');
    first.type('p');
    await first.until('Set the table');
    first.type('\r');
    await first.until(() => /Twist or stick\?|Another round\?/.test(first.text()));
    const felt = first.lines().slice(0, 20);
    first.kill('SIGKILL');
    await first.exit;
    const again = sitDown({ command: node, args, env: { BAIZE_HOME: home } });
    await again.until('Your Pontoon hand is as you left it.');
    again.type('p');
    await again.until('Go back to it?');
    again.type('\r');
    await again.until(() => /Twist or stick\?|Another round\?/.test(again.text()));
    expect(again.lines().slice(3, 20)).toEqual(felt.slice(3));
    again.type('\x03');
    expect(await again.exit).toBe(0);
  });
});

describe('real processes, killed', () => {
  test('at many points of a journey: chips are conserved, and the same cards come', {
    ...claims('CAS-1.1'),
    timeout: 60_000,
  }, async () => {
    let home = freshFolder();
    let player = talk(home);
    await player.begin();
    let said = '';
    for (const answer of ['pontoon', 'british', '2', '400', 'my words']) said = await player.say(answer);
    for (let point = 0; point < draw(5, 12); point += 1) {
      const before = freshFolder();
      cpSync(home, before, { recursive: true });
      const answer = nextAnswer(said);
      // The last stake is offered again by whoever was there when it was laid.
      const withoutLast = (text: string): string => text.replace(/ Enter for \d+ again\./, '');
      const came = await player.say(answer);
      await player.kill();
      expect(isConserved(profileIn(home))).toBe(true);
      // Whoever hopes for better cards by going back to the table as it was gets the same ones.
      home = before;
      player = talk(home);
      expect(await player.begin()).toContain('is as you left it');
      await player.say('pontoon');
      said = await player.say(answer);
      expect(withoutLast(said)).toBe(withoutLast(came));
    }
    await player.kill();
  });
  test('at any moment of a script, also in the middle of a save: nothing is lost', async () => {
    const script = ['p', 'british', '1', '300', '', ...Array.from({ length: 200 }, (_, n) => ['20', 't', 's', ''][n % 4] ?? '')];
    const depths = new Set<number>();
    let home = '';
    for (let point = 0; point < 6; point += 1) {
      home = freshFolder();
      const child = talk(home);
      child.child.stdin?.write(script.map((answer) => `${answer}\n`).join(''));
      // The script runs on while it is watched, so the end comes anywhere in a step.
      await child.untilPrompt(5 + 5 * point);
      await child.kill();
      const left = await openProfile(folderDisk(home));
      expect(left).toMatchObject({ kind: 'profile', notes: [] });
      expect(left.kind === 'profile' && isConserved(left.profile)).toBe(true);
      depths.add(left.kind === 'profile' ? (left.profile.tables.pontoon?.log.length ?? 0) : 0);
    }
    // The cuts fell at different places, or there was nothing to see.
    expect(depths.size).toBeGreaterThan(3);
    expect(plain(home).stdout).toContain('Which table? > ');
  });
});

describe('two at once', () => {
  test(
    'the same chips cannot be spent twice: the first stops without writing once the second has taken over',
    claims('CAS-1.1'),
    async () => {
      const home = freshFolder();
      const first = talk(home);
      await first.begin();
      for (const answer of ['p', 'british', '1', '', '']) await first.say(answer);

      const second = talk(home);
      expect(await second.begin()).toMatch(/another window \(process \d+\)\. Take over\shere\?\sYes\s\(y\)\sor\sno\s\(n\)\?\s> $/);
      expect(await second.say('maybe')).toContain('Type y or yes, n or no.');
      await second.say('y');
      await second.say('p');
      await second.say('q');
      if (second.text().endsWith('Yes (y) or no (n)? > ')) await second.say('y');
      const settled = readFileSync(join(home, 'save.json'), 'utf8');

      first.child.stdin?.write('20\nt\ns\n\n');
      expect(await first.exit).toBe(1);
      expect(first.text()).toMatch(/Baize was taken over in another window, so this one has stopped\.\n$/);
      expect(readFileSync(join(home, 'save.json'), 'utf8')).toBe(settled);
      expect(isConserved(profileIn(home))).toBe(true);
      await second.say('statistics');
      await second.kill();
    },
  );
  test('in full screen too: the second goes on with the keyboard it asked on, and the first gives its terminal back', async () => {
    const home = freshFolder();
    const sit = () => sitDown({ command: node, args: [command], env: { BAIZE_HOME: home } });
    const first = sit();
    await first.until('Which table?');
    const second = sit();
    await second.until('Take over here?');
    second.type('y\r');
    await second.until('Which table?');
    second.type('2');
    await second.until('Set the table, then sit down.');
    second.type('\r');
    await second.until('[a]-[n]');
    first.type('o\x1b[C');
    expect(await first.exit).toBe(1);
    await first.until(() => !first.isFullScreen());
    second.type('\x03');
    expect(await second.exit).toBe(0);
  });
  test('who is left in peace goes on, and the other says good night', async () => {
    const home = freshFolder();
    const first = talk(home);
    await first.begin();
    const other = plain(home, 'n');
    expect(other).toMatchObject({ status: 0, stdout: expect.stringMatching(/> n\nGood night\.\n$/) });
    expect(await first.say('statistics')).toContain('0 rounds');
    const imported = run(home, ['import', join(home, 'save.json')]);
    expect(imported).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Baize is open in another window/) });
    await first.kill();
  });
});

describe('saves in a bad way', () => {
  const withSave = (text: string): string => {
    const home = freshFolder();
    writeFileSync(join(home, 'save.json'), text);
    return home;
  };
  test('a broken one is set aside and told', () => {
    const home = withSave('{"format":3,"balance":');
    const { stdout, status } = plain(home, 'q');
    expect(status).toBe(0);
    expect(stdout).toContain("Your save couldn't be read: it's kept as save.broken-1.json.");
    expect(readFileSync(join(home, 'save.broken-1.json'), 'utf8')).toBe('{"format":3,"balance":');
    expect(profileIn(home).balance).toBe(1000);
  });
  test('a newer one is left alone, and the floor stays closed', () => {
    const home = withSave('{"format":99,"treasure":true}');
    const { stderr, status } = plain(home, 'q');
    expect(status).toBe(1);
    expect(stderr).toBe('A newer version of Baize wrote your save. It’s left as it is: play with that version.\n');
    expect(readFileSync(join(home, 'save.json'), 'utf8')).toBe('{"format":99,"treasure":true}');
    expect(readdirSync(home)).toEqual(['save.json']);
  });
  test('a folder that cannot be written: one sentence, and play goes on', () => {
    const blocked = join(freshFolder(), 'file');
    writeFileSync(blocked, '');
    const home = join(blocked, 'baize');
    const { stdout, status, stderr } = spawnSync(node, [command, '--plain'], {
      input: 'p\nhouse\n\ns\nq\nq\n',
      env: envFor(home),
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout.match(/couldn't be saved/g)).toHaveLength(1);
    // The short of it is said at every step, and nothing says that the chips are kept.
    expect(stdout.match(/Not saved: /g)?.length).toBeGreaterThan(2);
    expect(stdout).toMatch(/Good night\.\n$/);
    expect(stdout).not.toContain('safe here');
    expect(stdout).toContain("It's just you, against the house.");
    expect(stdout).toContain('Round 1.');
    expect(stderr).toBe('Your chips couldn’t be saved; they’re as they were last saved.\n');
  });
  test('a save that cannot be read is not written over', () => {
    const home = freshFolder();
    mkdirSync(join(home, 'save.json'));
    expect(plain(home, 'q')).toMatchObject({
      status: 1,
      stderr: 'Your save couldn’t be opened: it’s a folder. Nothing was changed.\n',
    });
    expect(readdirSync(home)).toEqual(['save.json']);
  });
});

describe('files', () => {
  const played = (): string => {
    const home = freshFolder();
    plain(home, 'p', 'british', '1', '400', 'lucky', '20', 't', 's', '', '20', 's', 'q', 'y', 'q');
    return home;
  };
  test('a sitting that is over is written down, checked and told again', () => {
    const home = played();
    const file = join(home, 'record.json');
    const exported = run(home, ['export', '--sitting', 'pontoon', file]);
    expect(exported).toMatchObject({ status: 0, stdout: expect.stringContaining('mixed these words into the shuffle: lucky\n') });
    const [, promise = ''] = /you were shown the seal ([0-9a-f]{64})/.exec(exported.stdout) ?? [];
    const shown = ['--promise', promise, '--words', 'lucky'];
    expect(run(home, ['verify', file, ...shown])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Everything matches/) });
    expect(run(home, ['verify', file]).stdout).toMatch(
      /^Everything that could be checked matches: .* Not checked: whether the seed, the rules and your chips were fixed/,
    );
    expect(run(home, ['verify', file, '--promise', promise.slice(0, 8), '--words', 'lucky'])).toMatchObject({ status: 0 });
    expect(run(home, ['verify', file, '--promise', '0'.repeat(8), '--words', 'lucky'])).toMatchObject({ status: 1 });
    expect(run(home, ['verify', file, '--promise', '00'.repeat(32), '--words', 'lucky'])).toMatchObject({ status: 1 });
    expect(run(home, ['verify', file, '--promise', promise, '--words', ''])).toMatchObject({ status: 1 });
    expect(run(home, ['replay', file]).stdout).toContain('Cut for the bank:');
    const stacks = JSON.parse(run(home, ['replay', file, '--json']).stdout);
    expect(stacks).toMatchObject({ game: 'pontoon', preset: 'british', names: ['You', expect.any(String)] });
    expect(stacks.stacks).toHaveLength(2);
    const record = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(join(home, 'forged.json'), JSON.stringify({ ...record, seed: '00'.repeat(32) }));
    expect(run(home, ['verify', join(home, 'forged.json')])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('seed'),
    });
    expect(run(home, ['export', '--sitting', 'pontoon', file])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is there already'),
    });
    // The last action cut off is found out where the house has noted it, and elsewhere by the seal of the record.
    const [, end = ''] = /has the seal ([0-9a-f]{64})/.exec(exported.stdout) ?? [];
    const cut = join(home, 'cut.json');
    writeFileSync(cut, JSON.stringify({ ...record, log: record.log.slice(0, -1), digests: record.digests.slice(0, -1) }));
    expect(run(home, ['verify', cut, ...shown])).toMatchObject({ status: 1 });
    const elsewhere = freshFolder();
    expect(run(elsewhere, ['verify', file, ...shown])).toMatchObject({ status: 0, stdout: expect.stringContaining('to its end') });
    expect(run(elsewhere, ['verify', file, ...shown, '--end', end])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Everything matches/),
    });
    expect(run(elsewhere, ['verify', cut, ...shown, '--end', end])).toMatchObject({ status: 1 });
  });
  test('a sitting of a game alone is written down too, until the floor has a later one', () => {
    const home = freshFolder();
    run(home, ['pontoon', '--plain', '--seed', '0'.repeat(64)], 's\nq\n');
    const alone = join(home, 'alone.json');
    expect(run(home, ['export', '--sitting', 'pontoon', alone])).toMatchObject({ status: 0 });
    expect(JSON.parse(readFileSync(alone, 'utf8'))).toMatchObject({ preset: 'house', seed: '0'.repeat(64) });
    expect(run(home, ['verify', alone])).toMatchObject({ status: 0 });
    plain(home, 'p', 'british', '1', '400', 'lucky', '20', 't', 's', '', '20', 's', 'q', 'y', 'q');
    const floor = join(home, 'floor.json');
    run(home, ['export', '--sitting', 'pontoon', floor]);
    expect(JSON.parse(readFileSync(floor, 'utf8'))).toMatchObject({ preset: 'british' });
  });
  test('the seed of a sitting for chips is not told before it is over', () => {
    const home = freshFolder();
    plain(home, 'p', 'british', '1', '400', '');
    const { status, stderr } = run(home, ['export', '--sitting', 'pontoon', join(home, 'r.json')]);
    expect(status).toBe(1);
    expect(stderr).toBe('Your session at Pontoon isn’t over. Its seed is told once you’ve left the table.\n');
    expect(existsSync(join(home, 'r.json'))).toBe(false);
  });
  test('the hands of a sitting that is not over can be written down, its seed cannot', () => {
    const home = freshFolder();
    plain(home, 'holdem', 'tda', '2', '', '400', '', 'f', '', 'f', '');
    const [seed, hands] = ['r.json', 'r.phhs'].map((name) => run(home, ['export', '--sitting', 'holdem', join(home, name)]));
    expect(seed).toMatchObject({ status: 1, stderr: expect.stringContaining('Its hands can be written before that') });
    expect(hands).toMatchObject({ status: 0, stderr: '' });
    expect(readFileSync(join(home, 'r.phhs'), 'utf8')).toContain('_baize_preset = "tda"');
  });
  test('a profile goes out and comes back, and the old one is kept aside', () => {
    const home = played();
    const file = join(home, 'mine.json');
    expect(run(home, ['export', file])).toMatchObject({ status: 0 });
    const other = freshFolder();
    plain(other, 'q');
    expect(run(other, ['import', file], 'n\n').stdout).toContain('Nothing was changed.');
    expect(profileIn(other).statistics).toEqual({});
    const { stdout, status } = run(other, ['import', file], 'y\n');
    expect(status).toBe(0);
    expect(stdout).toContain('Your old save is kept as save.replaced-1.json.');
    expect(profileIn(other)).toEqual(profileIn(home));
  });
  test('what is no file of ours is told in a sentence', () => {
    const home = freshFolder();
    const junk = join(home, 'junk.json');
    writeFileSync(junk, '\u001b[2J{"a":1}');
    mkdirSync(join(home, 'folder'));
    for (const args of [
      ['verify', junk],
      ['replay', junk],
      ['import', junk],
      ['verify', join(home, 'none')],
      ['verify', join(home, 'folder')],
      ['export', join(home, 'x.json')],
      ['export', '--sitting', 'pontoon', join(home, 'x.json')],
    ]) {
      const { status, stdout, stderr } = run(home, args);
      expect([status, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^[\x20-\x7e’]+\.\n$/);
    }
  });
});

test('the floor writes in its own folder, and nothing personal', claims('PON-13.2', 'PON-13.3'), () => {
  const home = freshFolder();
  const own = join(home, 'own');
  const { status } = spawnSync(node, [command, '--plain'], {
    input: 'p\nbritish\n1\n400\n\n20\nt\ns\nq\ny\nq\n',
    cwd: home,
    env: { ...envFor(home), BAIZE_HOME: own },
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(readdirSync(home)).toEqual(['own']);
  expect(readdirSync(own).toSorted()).toEqual([
    'cache',
    expect.stringMatching(/^log-pontoon-[0-9a-f]{16}-0\.json$/),
    'save.json',
    'save.previous.json',
  ]);
  expect(Object.keys(JSON.parse(readFileSync(join(own, 'save.json'), 'utf8')))).toEqual([
    'format',
    'balance',
    'bankroll',
    'statistics',
    'settings',
    'tables',
    'usual',
    'ended',
    'past',
    'sittings',
    'bankruptcies',
    'last',
  ]);
});
