import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policy, type Server, serve } from './serve.mjs';

const top = mkdtempSync(join(tmpdir(), 'baize-serve-'));
const folder = join(top, 'dist');
mkdirSync(join(folder, 'assets'), { recursive: true });
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Baize</title>');
writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
writeFileSync(join(folder, '.built-from'), 'stamp');
writeFileSync(join(top, 'secret.txt'), 'secret');
if (process.platform !== 'win32') symlinkSync(join(top, 'secret.txt'), join(folder, 'way-out.txt'));

let server: Server;
beforeAll(async () => {
  server = await serve({ folder, port: 0 });
});
afterAll(async () => {
  await server.close();
  rmSync(top, { recursive: true, force: true });
});

/** Asks for a path as it stands: `fetch` would tidy the dots away. */
const raw = (path: string, method = 'GET') =>
  new Promise<number | undefined>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: server.port, path, method }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asked.on('error', reject).end();
  });

test('a page comes with its type, strict headers and no long life', async () => {
  const page = await fetch(server.url);
  expect(await page.text()).toContain('Baize');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toBe(policy);
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('cache-control')).toBe('no-cache');
});

test('the policy allows nothing inline, no eval and nothing from elsewhere', () => {
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('a hashed file is kept for ever; an unchanged one is not sent twice', async () => {
  const first = await fetch(`${server.url}assets/app-1a2b.js`);
  expect(first.headers.get('cache-control')).toContain('immutable');
  expect(first.headers.get('content-type')).toContain('text/javascript');
  const again = await fetch(`${server.url}assets/app-1a2b.js`, { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});

test('words are sent packed to whoever takes them so, and every packing has a tag of its own', async () => {
  const asked = (accepted: string) => fetch(`${server.url}assets/app-1a2b.js`, { headers: { 'Accept-Encoding': accepted } });
  const [br, gzip, plain] = await Promise.all([asked('gzip, br'), asked('gzip'), asked('identity')]);
  const told = (one: Response) => [one.headers.get('content-encoding'), one.headers.get('vary')];
  expect([br, gzip, plain].map(told)).toEqual([
    ['br', 'Accept-Encoding'],
    ['gzip', 'Accept-Encoding'],
    [null, 'Accept-Encoding'],
  ]);
  expect(new Set([br, gzip, plain].map((one) => one.headers.get('etag'))).size).toBe(3);
  expect(await Promise.all([br, gzip, plain].map((one) => one.text()))).toEqual(['export {};', 'export {};', 'export {};']);
});

test.each([
  '/missing.html',
  '/assets',
  '/assets/',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/.built-from',
  '/way-out.txt',
  '/%00',
  '/%zz',
  '//secret.txt',
])('%s leads nowhere', async (path) => expect(await raw(path)).toBe(404));

test('HEAD is answered without a body, anything that writes is not', async () => {
  const head = await fetch(server.url, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(await raw('/', 'POST')).toBe(405);
  expect(await raw('/', 'DELETE')).toBe(405);
});

test('a taken port is an error that says so', async () => {
  await expect(serve({ folder, port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
