import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { doorsOf, exampleIn, exampleOf, linksIn, promisedBy, published } from './doors.mjs';
import { readJson, root } from './workspace.mjs';

const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');

test.each(published())('@baize/%s can be published', (name) => {
  const manifest = readJson('packages', name, 'package.json');
  expect(read('packages', name, 'LICENSE')).toBe(read('LICENSE'));
  expect(manifest).toMatchObject({
    license: 'MIT',
    sideEffects: false,
    repository: { type: 'git', url: readJson('package.json').repository.url, directory: `packages/${name}` },
    engines: readJson('package.json').engines,
    publishConfig: { access: 'public' },
    scripts: { prepack: 'node ../../scripts/build.mjs lib' },
    version: readJson('package.json').version,
  });
});

test.each(published().flatMap(doorsOf))('$name shows an example of itself, and says what it prints', (door) => {
  expect(promisedBy(exampleOf(door))).not.toEqual([]);
});

test('an example is the program in the comment at the head of a file', () => {
  const text = "/**\n * What it is.\n *\n * @example\n * ```ts\n * import 'a';\n *\n * console.log(1 + 1); // 2\n * ```\n */\nexport {};\n";
  expect(exampleIn(text)).toBe("import 'a';\n\nconsole.log(1 + 1); // 2\n");
  expect(promisedBy(exampleIn(text) ?? '')).toEqual(['2']);
  expect(exampleIn(`export {};\n${text}`)).toBeUndefined();
  expect(exampleIn('/** What it is. */\n')).toBeUndefined();
});

test('links to other files are found, and others left alone', () => {
  expect(linksIn('[a](src/a.md), [b](../b.md#there), [c](https://c.example/d), [d](#here)')).toEqual(['src/a.md', '../b.md']);
});
