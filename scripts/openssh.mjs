/** Finds the ssh client of OpenSSH for tests, and installs it where that can be done. */
import { ensureProgram, findProgram } from './programs.mjs';
import { isEntry } from './workspace.mjs';

/** @type {typeof import('./openssh.mjs').findOpenSsh} */
export const findOpenSsh = () => findProgram(process.platform === 'win32' ? ['ssh.exe'] : ['ssh'], '-V');

/** @type {typeof import('./openssh.mjs').ensureOpenSsh} */
export const ensureOpenSsh = () => ensureProgram(findOpenSsh, 'openssh-client');

if (isEntry(import.meta.url)) console.log((await ensureOpenSsh()) ?? 'No ssh was found, and none could be installed.');
