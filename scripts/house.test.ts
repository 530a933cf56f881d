/** What the project says of itself has to be true. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { packageSources } from './boundaries.mjs';
import { claims } from './claims.ts';
import { filesUnder, isTest, nameOf } from './sources.mjs';
import { readJson, root } from './workspace.mjs';

const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');
const sources = packageSources().filter((file) => !isTest(file));

test('every source file says in a comment what it is about', claims('PON-10.4'), () => {
  const silent = sources.filter((file) => !/^(\/\*\*|\/\/)/.test(readFileSync(file, 'utf8'))).map(nameOf);
  expect(silent).toEqual([]);
});

test('no file has a name that says nothing', claims('PON-10.5'), () => {
  const empty = /^(utils?|helpers?|misc|common|stuff|tools|data|lib|temp|tmp|[a-z])\.tsx?$/;
  expect(sources.filter((file) => empty.test(basename(file))).map(nameOf)).toEqual([]);
});

test('nothing is left of a merge, not even in a comment', () => {
  const all = ['bench', 'deploy', 'docs', 'examples', 'packages', 'scripts', 'training'].flatMap((folder) =>
    filesUnder(join(root, folder)),
  );
  const texts = all.filter((file) => /\.(?:[cm]?[jt]sx?|css|html|json|md|ya?ml)$/.test(file));
  expect(texts.filter((file) => /^(?:<{7}|>{7}) /m.test(readFileSync(file, 'utf8'))).map(nameOf)).toEqual([]);
});

test('the README says how to install and start on Windows', claims('PON-11.3'), () => {
  const section =
    read('README.md')
      .split(/^### /m)
      .find((part) => part.startsWith('Windows')) ?? '';
  expect(section).toContain('npm start');
  expect(section).toMatch(/winget|nodejs\.org/);
});

test('every package that ships is named, with its reason, in the decision about dependencies', claims('PON-11.2', 'PON-13.5'), () => {
  const told = read('docs', 'decisions', '0003-dependencies.md');
  const shipped = readdirSync(join(root, 'packages')).flatMap((name) =>
    Object.keys(readJson('packages', name, 'package.json').dependencies ?? {}),
  );
  const outside = [...new Set(shipped)].filter((name) => !name.startsWith('@baize/'));
  expect(outside.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
