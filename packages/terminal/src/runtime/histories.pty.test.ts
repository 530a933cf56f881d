import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtCommand, envFor, freshFolder, runIn, sitDown } from './pty.fixture.ts';

const command = builtCommand();

/** A hand in the format, with a number of its own. */
const hand = (number: number): string => `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [0.50, 1, 0]
min_bet = 1
starting_stacks = [100, 80.25, 60]
actions = ['d dh p1 AsAh', 'd dh p2 ????', 'd dh p3 QsQd', 'p3 cbr 3', 'p1 cbr 9', 'p2 f', 'p3 cc', 'd db 2c7d9h', 'p1 cbr 12.50', 'p3 f']
hand = ${number}
players = ['Ada', 'Bruno', 'Clara']
`;
const STACKS = [110, 79.25, 51];

const run = (folder: string, ...args: readonly string[]) => runIn(folder, [command, 'replay', ...args]);
const objects = (stdout: string): readonly unknown[] =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** A folder with these files in it. */
const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = freshFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

describe('baize replay with hand histories', () => {
  test('one line of JSON a hand, in the units of the file', () => {
    const folder = folderWith({ 'one.phh': hand(7), 'two.phhs': `[1]\n${hand(1)}\n[2]\n${hand(2)}` });
    const { stdout, stderr, status } = run(folder, 'one.phh', 'two.phhs', '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(objects(stdout)).toEqual([
      { file: 'one.phh', hand: '7', ok: true, outcome: 'replayed', stacks: STACKS },
      { file: 'two.phhs', hand: '1', ok: true, outcome: 'replayed', stacks: STACKS },
      { file: 'two.phhs', hand: '2', ok: true, outcome: 'replayed', stacks: STACKS },
    ]);
  });
  test('without --json it can be read', () => {
    const { stdout, status } = run(folderWith({ 'one.phh': hand(7) }), 'one.phh');
    expect([status, stdout]).toEqual([0, 'one.phh, hand 7: Ada 110, Bruno 79.25, Clara 51.\n']);
  });
  test('an illegal line is told with file, hand and action, and the rest goes on', () => {
    const wrong = hand(2).replace('p1 cbr 9', 'p1 cbr 4');
    const folder = folderWith({ 'mixed.phhs': `[1]\n${hand(1)}\n[2]\n${wrong}\n[3]\n${hand(3)}`, 'good.phh': hand(4) });
    const { stdout, status } = run(folder, 'mixed.phhs', 'good.phh', '--json');
    expect(status).toBe(1);
    expect(objects(stdout)).toEqual([
      { file: 'mixed.phhs', hand: '1', ok: true, outcome: 'replayed', stacks: STACKS },
      {
        file: 'mixed.phhs',
        hand: '2',
        ok: false,
        outcome: 'parsed',
        action: 5,
        error: 'action 5, "p1 cbr 4": the amount is not from 5 to 100',
      },
      { file: 'mixed.phhs', hand: '3', ok: true, outcome: 'replayed', stacks: STACKS },
      { file: 'good.phh', hand: '4', ok: true, outcome: 'replayed', stacks: STACKS },
    ]);
    const plain = run(folder, 'mixed.phhs');
    expect(plain.stderr).toBe('mixed.phhs, hand 2: action 5, "p1 cbr 4": the amount is not from 5 to 100.\n');
    expect(plain.stdout.split('\n')).toHaveLength(3);
  });
  test('--json says what became of each hand, with both rows of figures where a file tells another end', () => {
    const folder = folderWith({
      'as-told.phh': `${hand(1)}finishing_stacks = [110, 79.25, 51]`,
      'otherwise.phh': `${hand(2)}finishing_stacks = [110, 79, 51]`,
      'winnings.phh': `${hand(3)}winnings = [0, 0, 19]`,
      'cut.phh': hand(4).replace(", 'p3 f']", ']'),
      'crowd.phh': hand(5).replace('[100, 80.25, 60]', `[${Array.from({ length: 23 }, () => 100).join(', ')}]`),
      'last.phh': hand(6),
    });
    const names = ['as-told', 'otherwise', 'winnings', 'cut', 'crowd', 'last'].map((name) => `${name}.phh`);
    const { stdout, stderr, status } = run(folder, ...names, '--json');
    expect([status, stderr]).toEqual([1, '']);
    const row = (file: string, number: string, rest: object) => ({ file, hand: number, ok: false, ...rest });
    expect(objects(stdout)).toEqual([
      { file: 'as-told.phh', hand: '1', ok: true, outcome: 'replayed', stacks: STACKS },
      row('otherwise.phh', '2', {
        outcome: 'ends-otherwise',
        error: 'finishing_stacks are [110, 79.25, 51], and the file says [110, 79, 51]',
        field: 'finishing_stacks',
        played: STACKS,
        told: [110, 79, 51],
        stacks: STACKS,
      }),
      row('winnings.phh', '3', {
        outcome: 'ends-otherwise',
        error: 'winnings are [19, 0, 0], and the file says [0, 0, 19]',
        field: 'winnings',
        played: [19, 0, 0],
        told: [0, 0, 19],
        stacks: STACKS,
      }),
      row('cut.phh', '4', { ok: true, outcome: 'not-finished', stops: 'it is the turn of p3', stacks: [78.5, 79.25, 51] }),
      row('crowd.phh', '5', { outcome: 'unreadable', error: '23 players cannot be dealt in' }),
      { file: 'last.phh', hand: '6', ok: true, outcome: 'replayed', stacks: STACKS },
    ]);
    expect(run(folder, 'otherwise.phh').stderr).toBe(
      'otherwise.phh, hand 2: finishing_stacks are [110, 79.25, 51], and the file says [110, 79, 51].\n',
    );
    expect(run(folder, 'as-told.phh').status).toBe(0);
    expect(run(folder, 'cut.phh')).toMatchObject({
      status: 0,
      stderr: '',
      stdout: 'cut.phh, hand 4: not finished, it is the turn of p3. So far Ada 78.5, Bruno 79.25, Clara 51.\n',
    });
  });
  test('garbage is told, a line each, and never as an error of ours', () => {
    const folder = folderWith({
      'a.phh': '',
      'b.phh': '\x00\x1b[31m{{{ \u{1f600}',
      'c.phh': `a = ${'['.repeat(100_000)}`,
      'd.phh': hand(1).slice(0, 200),
      'e.phh': hand(1).replace("'NT'", "'PO'"),
      'f.phh': hand(1).replace('d db 2c7d9h', 'd db AsAs9h'),
      'g.phh': hand(5),
    });
    mkdirSync(join(folder, 'h.phh'));
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'nobody', 'g'].map((name) => `${name}.phh`);
    const { stdout, stderr, status } = run(folder, ...names, '--json');
    expect([status, stderr]).toEqual([1, '']);
    expect(objects(stdout).map((line) => (line as { ok: boolean }).ok)).toEqual([false, false, false, false, false, false, false, true]);
    const plain = run(folder, ...names);
    expect(plain.stderr).toMatch(/^[\x20-\x7e\n]+$/);
    expect(plain.stderr).toContain("nobody.phh: it couldn't be read: it isn't there.");
    expect(plain.stdout).toBe('g.phh, hand 5: Ada 110, Bruno 79.25, Clara 51.\n');
  });
  test('a folder stands for the histories in it; one without any says so', () => {
    const folder = folderWith({ 'b.phh': hand(2), 'a.phhs': `[1]\n${hand(1)}`, 'c.txt': 'no history' });
    mkdirSync(join(folder, 'empty'));
    expect(objects(run(folder, '.', '--json').stdout)).toMatchObject([{ file: 'a.phhs' }, { file: 'b.phh' }]);
    expect(run(folder, 'empty')).toMatchObject({ status: 1, stderr: 'There’s no hand history in empty.\n' });
  });
  test('two thousand files fit into one call; a pipe hears nothing but the lines', () => {
    const names = Array.from({ length: 2000 }, (_, at) => `${at}.phh`);
    const folder = folderWith(Object.fromEntries(names.map((name, at) => [name, hand(at)])));
    const { stdout, stderr, status } = run(folder, ...names, '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(objects(stdout)).toHaveLength(2000);
    expect(JSON.parse(stdout.slice(stdout.lastIndexOf('{')))).toEqual({
      file: '1999.phh',
      hand: '1999',
      ok: true,
      outcome: 'replayed',
      stacks: STACKS,
    });
    // Whoever wants one line only may go.
    const head = spawnSync('sh', ['-c', `"${process.execPath}" "${command}" replay . --json | head -n 1`], {
      cwd: folder,
      env: envFor(folder),
      encoding: 'utf8',
    });
    expect([head.stderr, head.stdout.split('\n').length]).toEqual(['', 2]);
  });
  test('on a terminal it shows how far it is, and wipes that away', async () => {
    const folder = folderWith(Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`${at}.phh`, hand(at)])));
    const line = `"${process.execPath}" "${command}" replay . --json > lines.txt; echo all is told`;
    const player = sitDown({ command: 'sh', args: ['-c', line], env: { BAIZE_HOME: folder } });
    await player.until('all is told');
    expect(await player.exit).toBe(0);
    expect(readFileSync(join(folder, 'lines.txt'), 'utf8').split('"ok":true')).toHaveLength(401);
    expect(player.raw()).toMatch(/[\d,]+ of 400 files, [\d,]+ hands/);
    expect(player.text()).not.toContain('of 400 files');
  });
});
