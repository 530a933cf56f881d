/** A small static server: the built web app, with strict headers. The browser tests use the very same one. */
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @type {typeof import('./serve.mjs').policy} */
export const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The path a request asks for, from the folder's top; undefined when it is not one we would answer.
 * @param {string} url
 */
const pathOf = (url) => {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '/');
    // A part that begins with a dot is a hidden file or a way out of the folder.
    const isSafe = !/[\\\0]/.test(path) && path.split('/').every((part) => !part.startsWith('.'));
    return isSafe ? path : undefined;
  } catch {
    // Not a path at all: the caller answers that nothing is there.
    return undefined;
  }
};

/**
 * The file to answer with; undefined when there is none inside the folder.
 * @param {string} folder
 * @param {string} path
 */
const find = async (folder, path) => {
  try {
    const home = await realpath(folder);
    const file = await realpath(join(home, path.endsWith('/') ? `${path}index.html` : path));
    const about = await stat(file);
    return about.isFile() && file.startsWith(home + sep) ? { file, about } : undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  }
};

const brotli = promisify(brotliCompress);
const PACK = {
  br: (/** @type {Buffer} */ plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: promisify(gzip),
};
/** What is worth packing: words and drawings. Pictures, fonts and music are small already. */
const PACKED = /^(text|application\/(json|manifest)|image\/svg)/;
/** Every file that was sent packed, packed once for as long as it stays as it is. @type {Map<string, { tag: string, body: Promise<Buffer> }>} */
const bodies = new Map();

/**
 * How a file is packed for whoever asks; undefined when it is sent as it is.
 * @param {string} type
 * @param {string | string[] | undefined} accepted
 * @returns {keyof typeof PACK | undefined}
 */
const packingFor = (type, accepted = '') => {
  if (!PACKED.test(type)) return undefined;
  return /\bbr\b/.test(String(accepted)) ? 'br' : /\bgzip\b/.test(String(accepted)) ? 'gzip' : undefined;
};

/**
 * @param {string} file
 * @param {string} tag
 * @param {keyof typeof PACK} packing
 */
const packed = (file, tag, packing) => {
  const key = `${packing} ${file}`;
  const known = bodies.get(key);
  if (known?.tag === tag) return known.body;
  const body = readFile(file).then(PACK[packing]);
  bodies.set(key, { tag, body });
  // What could not be read is tried again.
  body.catch(() => bodies.delete(key));
  return body;
};

// The build puts a hash of the content into the names in assets/, so they can be kept for ever; the rest is asked for again.
/** @param {string} path */
const cacheFor = (path) => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} words
 */
const say = (response, status, words) => {
  response.writeHead(status, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(`${words}\n`);
};

/**
 * @param {string} folder
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
const answer = async (folder, request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'Only GET and HEAD are answered here.');
  const path = pathOf(request.url ?? '/');
  const found = path === undefined ? undefined : await find(folder, path);
  if (path === undefined || found === undefined) return say(response, 404, 'There is nothing here.');
  const { file, about } = found;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const packing = packingFor(type, request.headers['accept-encoding']);
  const tag = `"${about.size.toString(36)}-${Math.trunc(about.mtimeMs).toString(36)}${packing === undefined ? '' : `-${packing}`}"`;
  const headers = { ...HEADERS, 'Content-Type': type, 'Cache-Control': cacheFor(path), ETag: tag, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === tag) return response.writeHead(304, headers).end();
  if (packing !== undefined) {
    const body = await packed(file, tag, packing);
    response.writeHead(200, { ...headers, 'Content-Encoding': packing, 'Content-Length': body.length });
    return response.end(request.method === 'HEAD' ? undefined : body);
  }
  response.writeHead(200, { ...headers, 'Content-Length': about.size });
  if (request.method === 'HEAD') return response.end();
  pipeline(createReadStream(file), response, (error) => {
    if (error) response.destroy();
  });
};

/** @type {typeof import('./serve.mjs').serve} */
export const serve = ({ folder, port }) => {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else say(response, 500, 'Something went wrong on the server.');
    });
  });
  /** @returns {Promise<void>} */
  const close = () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve({ url: `http://127.0.0.1:${actual}/`, port: actual, close });
    });
  });
};
