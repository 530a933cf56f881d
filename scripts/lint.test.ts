import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { claims } from './claims.ts';
import { root, toolFile } from './workspace.mjs';

// The linter holds half of the boundaries. Here a small workspace breaks each of them once.
const names = [
  'window',
  'document',
  'process',
  'Buffer',
  'setTimeout',
  'setInterval',
  'Date',
  'performance',
  'crypto',
  'globalThis',
  'fetch',
  'console',
  'localStorage',
];
const folder = mkdtempSync(join(tmpdir(), 'baize-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const reach = `${names.map((name) => `export const ${name}_ = ${name};`).join('\n')}\n`;
const lower = ['engine', 'games', 'casino', 'odds', 'rooms'];

cpSync(join(root, 'biome.jsonc'), join(folder, 'biome.jsonc'));
write('.gitignore', 'node_modules/\n');
for (const name of lower) {
  write(`packages/${name}/src/reach.ts`, reach);
  write(
    `packages/${name}/src/chance.ts`,
    "export const a = Math.random();\nexport const b = Math['random']();\nexport const { random } = Math;\n",
  );
  write(`packages/${name}/src/reach.test.ts`, reach);
}
for (const file of ['terminal/src/runtime/reach.ts', 'terminal/src/screens/reach.ts', 'web/src/reach.ts', 'web/src/kit/clock.ts'])
  write(`packages/${file}`, reach);
write('packages/engine/src/hen.ts', "import { egg } from './egg.ts';\n\nexport const hen = () => egg;\n");
write('packages/engine/src/egg.ts', "import { hen } from './hen.ts';\n\nexport const egg = () => hen;\n");
write('packages/terminal/src/evil.ts', "export const evil = (text: string) => eval(text);\nsetTimeout('evil()', 1);\n");
write('packages/web/src/any.ts', 'export const any = (x: any) => x!;\n');

const { stdout } = spawnSync(process.execPath, [toolFile('@biomejs/biome'), 'lint', '--reporter=json', '--max-diagnostics=none', '.'], {
  cwd: folder,
  encoding: 'utf8',
});
const found: { category: string; message: string; location: { path: string } }[] = JSON.parse(stdout).diagnostics;
const at = (path: string) => found.filter(({ location }) => location.path.replaceAll('\\', '/') === path);

test.each(lower)('%s may not touch a browser, Node, a clock, or any chance but the seed', claims('PON-14.2'), (name) => {
  for (const global of names)
    expect(at(`packages/${name}/src/reach.ts`).map(({ message }) => message)).toContain(`Do not use the global variable ${global}.`);
  expect(at(`packages/${name}/src/chance.ts`).filter(({ category }) => category.endsWith('noJsRestrictedProperties'))).toHaveLength(3);
});

test('a screen of the terminal may not touch the system or the clock', claims('PON-10.3', 'BLK-A9'), () => {
  for (const global of ['process', 'setTimeout', 'Date', 'performance'])
    expect(at('packages/terminal/src/screens/reach.ts').map(({ message }) => message)).toContain(
      `Do not use the global variable ${global}.`,
    );
});

test('a page has one clock', () => {
  const refused = at('packages/web/src/reach.ts').filter(({ category }) => category.includes('noRestricted'));
  expect(refused.map(({ message }) => message).toSorted()).toEqual(
    ['setInterval', 'setTimeout'].map((name) => `Do not use the global variable ${name}.`),
  );
});

test('tests, runtimes and the clock may', () => {
  for (const path of [
    ...lower.map((name) => `packages/${name}/src/reach.test.ts`),
    'packages/terminal/src/runtime/reach.ts',
    'packages/web/src/kit/clock.ts',
  ])
    expect(at(path).filter(({ category }) => category.includes('noRestricted'))).toEqual([]);
});

test('an import cycle is found', () => {
  expect(at('packages/engine/src/hen.ts').map(({ category }) => category)).toContain('lint/suspicious/noImportCycles');
});

test('code made from text is refused everywhere', claims('PON-13.4'), () => {
  const categories = at('packages/terminal/src/evil.ts').map(({ category }) => category);
  expect(categories).toEqual(expect.arrayContaining(['lint/security/noGlobalEval', 'lint/nursery/noImpliedEval']));
});

test('the linter refuses any and a non-null assertion', claims('PON-10.1'), () => {
  const categories = at('packages/web/src/any.ts').map(({ category }) => category);
  expect(categories).toEqual(expect.arrayContaining(['lint/suspicious/noExplicitAny', 'lint/style/noNonNullAssertion']));
});
