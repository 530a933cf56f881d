/** A Chromium to test with: the one that is named, one that is there, or one that is fetched. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { ensureProgram } from './programs.mjs';
import { isEntry, runTool } from './workspace.mjs';

/** @type {typeof import('./browser.mjs').browserFlags} */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { env, platform } = process;
const SYSTEMS = /** @type {const} */ (['darwin', 'win32']);

/** @typedef {(typeof SYSTEMS)[number] | 'linux'} System */

/** @type {System} */
const system = SYSTEMS.find((name) => name === platform) ?? 'linux';

/** Where Playwright keeps the browsers it has fetched. */
const cache = () => {
  if (env['PLAYWRIGHT_BROWSERS_PATH']) return env['PLAYWRIGHT_BROWSERS_PATH'];
  const caches = {
    darwin: join(homedir(), 'Library', 'Caches'),
    win32: env['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local'),
    linux: env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  };
  return join(caches[system], 'ms-playwright');
};

/** @param {string} folder */
const listed = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

const MAC = join('Google Chrome for Testing.app', 'Contents', 'MacOS', 'Google Chrome for Testing');
const FETCHED = ['chrome-headless-shell', 'chrome-headless-shell.exe', 'headless_shell', 'chrome', 'chrome.exe', MAC];

/** Playwright's own, the newest first: `chromium_headless_shell-1200/chrome-headless-shell-linux64/chrome-headless-shell`. */
const fetched = () =>
  listed(cache())
    .filter((name) => name.startsWith('chromium'))
    .sort((a, b) => Number(b.split('-')[1]) - Number(a.split('-')[1]))
    .flatMap((name) => listed(join(cache(), name)).map((inner) => join(cache(), name, inner)))
    .flatMap((folder) => FETCHED.map((file) => join(folder, file)));

const PROGRAMS = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']].filter((folder) => folder !== undefined);
const LINUX = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];

/** The places where each system keeps its browsers. @type {Readonly<Record<System, readonly string[]>>} */
const USUAL = {
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => join('/Applications', `${name}.app`, 'Contents', 'MacOS', name)),
  win32: PROGRAMS.flatMap((folder) => [
    join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    join(folder, 'Chromium', 'Application', 'chrome.exe'),
    join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]),
  linux: LINUX.flatMap((name) => ['/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => join(folder, name))),
};

/** Whether the file is there and starts: a stub or a missing library shows here. @param {string} file */
const runs = (file) =>
  // On Windows the question for its version would open a window.
  existsSync(file) && (system === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0);

/** @type {typeof import('./browser.mjs').findBrowser} */
export const findBrowser = () => {
  const named = env['CHROME_PATH'];
  if (!named) return [...fetched(), ...USUAL[system]].find(runs);
  if (!runs(named)) throw new Error(`CHROME_PATH names ${named}, and no browser starts there.`);
  return named;
};

const NONE = 'No browser was found, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.';

/** @type {typeof import('./browser.mjs').browserPath} */
export const browserPath = () => {
  const found = findBrowser();
  if (!found) throw new Error(NONE);
  return found;
};

/** @type {typeof import('./browser.mjs').ensureBrowser} */
export const ensureBrowser = async () => {
  const found = await ensureProgram(findBrowser, 'chromium-headless-shell');
  if (found) return found;
  console.log("No browser found: fetching Playwright's headless Chromium …");
  await runTool('playwright-core', ['install', '--only-shell', 'chromium']);
  return findBrowser();
};

if (isEntry(import.meta.url)) console.log((await ensureBrowser()) ?? NONE);
