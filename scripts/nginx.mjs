/** Finds nginx for tests, installs it where that can be done, and starts one for each of them. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureProgram, findProgram } from './programs.mjs';
import { isEntry } from './workspace.mjs';

const findOpenSsl = () => findProgram(['openssl'], 'version');

/** @type {typeof import('./nginx.mjs').findNginx} */
export const findNginx = () => findOpenSsl() && findProgram(['nginx'], '-v');

/** @type {typeof import('./nginx.mjs').ensureNginx} */
export const ensureNginx = () => ensureProgram(findNginx, 'nginx');

/** Whether somebody listens there. @param {number} port @returns {Promise<boolean>} */
const listens = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** @type {typeof import('./nginx.mjs').makeCertificate} */
export const makeCertificate = (folder, host) => {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-days', '2', '-nodes', '-subj', `/CN=${host}`];
  execFileSync(findOpenSsl() ?? 'openssl', ['req', '-x509', ...kind, ...files], { stdio: 'ignore' });
};

/** @type {typeof import('./nginx.mjs').startNginx} */
export const startNginx = async (files, port) => {
  const program = await ensureNginx();
  if (!program) throw new Error('No nginx was found, and none could be installed.');
  const folder = await mkdtemp(join(tmpdir(), 'baize-nginx-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    if (typeof content === 'string') await writeFile(join(folder, name), content);
    else content(join(folder, name));
  }
  const log = join(folder, 'nginx.log');
  const pid = join(folder, 'nginx.pid');
  const settings = `daemon off; pid ${pid};`;
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', settings], {
    // A file: nginx opens /dev/stdout by its name, and that cannot be done with a pipe of Node's.
    stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a')],
  });
  const said = () => readFileSync(log, 'utf8');
  const ended = new Promise((done) => child.once('exit', done));
  // It writes its number when the port is its own: somebody else may be listening there.
  for (let tries = 0; !existsSync(pid) || !(await listens(port)); tries += 1) {
    if (child.exitCode !== null || tries > 400) throw new Error(`nginx does not start: ${said()}`);
    await new Promise((done) => setTimeout(done, 25));
  }
  return {
    said,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};

if (isEntry(import.meta.url)) console.log((await ensureNginx()) ?? 'No nginx was found, and none could be installed.');
