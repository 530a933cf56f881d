/** The built web app over HTTP, with strict headers. */
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The file that an address asks for; undefined when there is none, or it lies outside the folder. */
const find = async (
  folder: string,
  path: string,
): Promise<{ readonly file: string; readonly size: number; readonly tag: string } | undefined> => {
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path.endsWith('/') ? `${path}index.html` : path));
    const about = file.startsWith(root + sep) ? await stat(file) : undefined;
    if (about?.isFile() !== true) return undefined;
    return { file, size: about.size, tag: `"${about.size.toString(36)}-${Math.trunc(about.mtimeMs).toString(36)}"` };
  } catch {
    return undefined;
  }
};

const pathOf = (url: string): string | undefined => {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') || path.includes('\\') ? undefined : path;
  } catch {
    return undefined;
  }
};

/** What is named by its content never changes; all else is asked for again. */
const cacheFor = (path: string): string => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/** Answers with a plain sentence. */
export const sayPlainly = (response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void => {
  response.writeHead(status, { ...HEADERS, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
};

const brotli = promisify(brotliCompress);
const PACK = {
  br: (plain: Buffer): Promise<Buffer> => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
} as const;
type Packing = keyof typeof PACK;

/** What is worth packing: words and drawings. Pictures and fonts are small already. */
const PACKED = /^(text|application\/(json|manifest)|image\/svg)/;

/** How a file is packed for whoever asks; undefined when it is sent as it is. */
const packingFor = (type: string, accepted: string | readonly string[] = ''): Packing | undefined => {
  if (!PACKED.test(type)) return undefined;
  return /\bbr\b/.test(String(accepted)) ? 'br' : /\bgzip\b/.test(String(accepted)) ? 'gzip' : undefined;
};

/** Every file that was sent packed, packed once for as long as it stays as it is. */
const bodies = new Map<string, { readonly tag: string; readonly body: Promise<Buffer> }>();

const packed = (file: string, tag: string, packing: Packing): Promise<Buffer> => {
  const key = `${packing} ${file}`;
  const known = bodies.get(key);
  if (known?.tag === tag) return known.body;
  const body = readFile(file).then(PACK[packing]);
  bodies.set(key, { tag, body });
  // What could not be read is tried again.
  body.catch(() => bodies.delete(key));
  return body;
};

/** Answers with a file of the web app. */
export const sendFile = async (folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const path = pathOf(request.url ?? '/');
  const found = path === undefined ? undefined : await find(folder, path);
  if (path === undefined || found === undefined) return sayPlainly(response, 404, 'There is nothing here.');
  const type = TYPES[extname(found.file)] ?? 'application/octet-stream';
  const packing = packingFor(type, request.headers['accept-encoding']);
  const tag = packing === undefined ? found.tag : found.tag.replace(/"$/, `-${packing}"`);
  const headers = { ...HEADERS, 'Content-Type': type, 'Cache-Control': cacheFor(path), ETag: tag, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  if (packing !== undefined) {
    const body = await packed(found.file, tag, packing);
    response.writeHead(200, { ...headers, 'Content-Encoding': packing, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Length': found.size });
  if (request.method === 'HEAD') response.end();
  else pipeline(createReadStream(found.file), response, (error) => error && response.destroy());
};
