import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.mjs';

const page = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8');

/** The rows of the table under a heading, cell by cell. */
const rowsUnder = (heading: string): readonly (readonly string[])[] => {
  const [, part = ''] = page.split(`\n## ${heading}\n`);
  const lines = (part.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

test('the vocabulary has at most twenty words, each with the word that others use', () => {
  const rows = rowsUnder('The words');
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThanOrEqual(20);
  expect(rows.filter((cells) => cells.length !== 3 || cells.includes(''))).toEqual([]);
  expect(new Set(rows.map(([word]) => word)).size).toBe(rows.length);
});

test('every question of a newcomer is answered with one file that is there', () => {
  const files = rowsUnder('Where do I find …').map(([, file = '']) => file.replaceAll('`', ''));
  expect(files.length).toBeGreaterThanOrEqual(20);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('the tour leads only to files that are there', () => {
  const links = [...readFileSync(join(root, 'docs', 'tour.md'), 'utf8').matchAll(/\]\((\.\.\/[^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !existsSync(join(root, 'docs', link)))).toEqual([]);
});
