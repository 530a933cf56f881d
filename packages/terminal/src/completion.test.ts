import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, speakBy } from '@baize/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { COMMAND_SPECS, HELP_TOPICS, OPTION_SPECS, SHELLS } from './commands.ts';
import { completionFor, manPage } from './completion.ts';
import { commandDoes, usage, usageOf } from './usage.ts';

afterEach(() => speakBy(() => 'en'));

const levels = { holdem: ['easy', 'normal', 'hard'], pontoon: ['steady'] };

/** What bash offers for the last of these words. */
const offered = (...words: readonly string[]): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'baize-completion-'));
  const script = join(folder, 'baize.bash');
  writeFileSync(script, completionFor('bash', levels));
  const list = words.map((word) => `'${word}'`).join(' ');
  const ask = `source '${script}'; COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _baize; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync('bash', ['-c', ask], { encoding: 'utf8', cwd: folder });
  rmSync(folder, { recursive: true, force: true });
  return stdout.split('\n').filter((line) => line !== '');
};

describe('completion', () => {
  test('bash offers commands, options, and what may follow them', () => {
    expect(offered('baize', 'p')).toEqual(['pontoon', 'puzzle']);
    expect(offered('baize', 'pontoon', '--preset', '')).toEqual(['house', 'british']);
    expect(offered('baize', 'poker', '--level', 'h')).toEqual(['hard']);
    expect(offered('baize', 'holdem', '--speed', 'f')).toEqual(['fast']);
    expect(offered('baize', 'completion', '')).toEqual([...SHELLS, '--help']);
    expect(offered('baize', 'odds', 'bl')).toEqual(['blackjack']);
    expect(offered('baize', 'export', '--s')).toEqual(['--sitting']);
    expect(offered('baize', 'verify', 'ba')).toEqual(['baize.bash']);
  });
  test.each(SHELLS)('%s hears of every command, and of every option of it', (shell) => {
    const script = completionFor(shell, levels);
    for (const { name, options } of COMMAND_SPECS) {
      expect(script).toContain(name);
      for (const option of options) expect(script).toMatch(new RegExp(`--${option}|-l ${option}`));
    }
  });
});

test('the manual page tells of every command, option and preset', () => {
  const page = manPage('1.2.3', levels);
  for (const { name, presets = [] } of COMMAND_SPECS) {
    expect(page).toContain(`.SS baize ${name}`);
    for (const preset of presets) expect(page).toContain(`\\fB${preset}\\fR`);
  }
  for (const option of Object.keys(OPTION_SPECS)) expect(page).toContain(`\\-\\-${option}`);
});

test.each(LANGUAGES.flatMap((language) => COMMAND_SPECS.map((command) => ({ ...command, language }))))(
  'baize $name --help in $language has its presets, its options and two examples, in 80 columns',
  ({ language, ...command }) => {
    speakBy(() => language);
    const text = usageOf(command, ['easy', 'hard']);
    for (const option of command.options) expect(text).toContain(`--${option}`);
    for (const preset of command.presets ?? []) expect(text).toMatch(new RegExp(`^  ${preset} `, 'm'));
    expect(
      text
        .split(/(?:Examples|Beispiele)\n/)[1]
        ?.trim()
        .split('\n'),
    ).toHaveLength(2);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(24);
  },
);

test.each(LANGUAGES)('the help in %s fits into a window of 80 by 24, page by page, and names every command and option', (language) => {
  speakBy(() => language);
  const pages = [undefined, ...HELP_TOPICS].map((topic) => usage(topic));
  for (const page of pages) {
    expect(page.trimEnd().split('\n').length).toBeLessThanOrEqual(23);
    expect(Math.max(...page.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  }
  for (const command of COMMAND_SPECS) {
    expect(pages[0]).toContain(command.name);
    expect(pages.slice(1).join('\n').replace(/\s+/g, ' ')).toContain(commandDoes(command));
  }
});

test('every heading of the manual page is a heading', () => {
  const headings = manPage('1.2.3', levels).match(/^\.SH .*$/gm);
  expect(headings).toEqual(['.SH NAME', '.SH SYNOPSIS', '.SH DESCRIPTION', '.SH COMMANDS', '.SH OPTIONS', '.SH ENVIRONMENT']);
});
