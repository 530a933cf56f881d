/**
 * Wakes the parts that sleep in the built command. The build puts this file at the head of the command, as it stands.
 *
 * A part is compiled when it is first asked for. What the compiler made of it is kept in the game's cache folder, so that the next
 * start has little to compile: that halves what the command adds to Node's own start. It is a convenience and nothing else. Without
 * the folder, with a file that is broken or not the player's own, or under another Node, all is compiled as if there were no cache.
 */
'use strict';
const fs = process.getBuiltinModule('node:fs');
const { isAbsolute, join } = process.getBuiltinModule('node:path');
const vm = process.getBuiltinModule('node:vm');
const { crc32, inflateRawSync } = process.getBuiltinModule('node:zlib');

/**
 * @typedef {readonly [from: number, to: number, sum: number, runs: number]} Place where a compiled part lies, its checksum, and how
 *   many runs have taught it
 * @typedef {{ readonly places: Readonly<Record<string, Place>>, readonly bytes: Buffer }} Cache the compiled parts of one build
 * @typedef {{ readonly script: import('node:vm').Script, readonly runs: number }} Script a part in use, and how many runs had taught it
 */

/** A part is compiled anew in this many runs, since each run may use another side of it. Then it is left as it is. */
const RUNS = 8;
/** What has not been written for so long belongs to a version that is gone. */
const STALE_MS = 90 * 24 * 60 * 60 * 1000;
/** @type {Cache} */
const NOTHING = { places: {}, bytes: Buffer.alloc(0) };

/** The game's cache folder on this system; undefined where none is sure to be the player's own. */
const cacheFolder = () => {
  const { platform, env } = process;
  const { BAIZE_HOME: own, HOME: home, LOCALAPPDATA: local, XDG_CACHE_HOME: cache } = env;
  // On Windows a file does not tell whose it is, so only the system's own folder will do.
  if (platform === 'win32') return local && !own ? join(local, 'baize', 'cache') : undefined;
  if (own) return join(own, 'cache');
  if (cache && isAbsolute(cache) && platform !== 'darwin') return join(cache, 'baize');
  return home && join(home, ...(platform === 'darwin' ? ['Library', 'Caches'] : ['.cache']), 'baize');
};

/** Whether nobody but the player can have written a file: what is in it will be run. @param {import('node:fs').Stats} stats */
const isMine = ({ uid, mode }) => process.getuid === undefined || (uid === process.getuid() && (mode & 0o022) === 0);

/** What earlier runs have left. @param {string} file @returns {Cache} */
const readCache = (file) => {
  try {
    const open = fs.openSync(file, 'r');
    try {
      if (!isMine(fs.fstatSync(open))) return NOTHING;
      const all = fs.readFileSync(open);
      const head = all.indexOf('\n');
      return { places: JSON.parse(all.toString('latin1', 0, head)) ?? {}, bytes: all.subarray(head + 1) };
    } finally {
      fs.closeSync(open);
    }
  } catch {
    // There is none yet, or it cannot be read: then the parts are compiled.
    return NOTHING;
  }
};

const PACKED = 'packed:';

/** The code of a part as it was before the build packed it. @param {string} code */
const unpacked = (code) =>
  code.startsWith(PACKED) ? inflateRawSync(Buffer.from(code.slice(PACKED.length), 'base64')).toString('latin1') : code;

/** A compiled part, if it is there and whole. The compiler itself would not notice a broken one. @param {Cache} cache @param {string} id */
const compiled = ({ places, bytes }, id) => {
  const place = places[id];
  const data = place && bytes.subarray(place[0], place[1]);
  return data && crc32(data) === place[2] ? { data, runs: place[3] } : undefined;
};

/** The bytes of a cache: one line that says where each part lies, then the parts. @param {Cache} old @param {ReadonlyMap<string, Script>} scripts */
const cacheOf = (old, scripts) => {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {Record<string, Place>} */
  const places = {};
  let end = 0;
  for (const id of new Set([...Object.keys(old.places), ...scripts.keys()])) {
    const used = scripts.get(id);
    const kept = compiled(old, id);
    const data = used && used.runs < RUNS ? used.script.createCachedData() : kept?.data;
    if (data === undefined) continue;
    places[id] = [end, end + data.length, crc32(data), used ? Math.min(RUNS, used.runs + 1) : (kept?.runs ?? 0)];
    end += data.length;
    parts.push(data);
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(places)}\n`), ...parts]);
};

/** Removes what versions that are gone have left. @param {string} folder */
const sweep = (folder) => {
  for (const name of fs.readdirSync(folder)) {
    const file = join(folder, name);
    if (Date.now() - fs.statSync(file).mtimeMs > STALE_MS) fs.rmSync(file, { force: true });
  }
};

/** Writes the cache whole or not at all. @param {string} folder @param {string} file @param {() => Buffer} make */
const writeCache = (folder, file, make) => {
  const draft = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Before anything is made: where nothing can be written, nothing is spent.
    const open = fs.openSync(draft, 'wx', 0o600);
    try {
      fs.writeFileSync(open, make());
    } finally {
      fs.closeSync(open);
    }
    if (!fs.existsSync(file)) sweep(folder);
    fs.renameSync(draft, file);
  } catch {
    // A full disk, or a folder that is closed to us: the next start is a little slower, and that is all.
    fs.rmSync(draft, { force: true });
  }
};

/**
 * Gives the function that wakes a part, or one of Node's own modules, by the name that it is required by; and what is awake.
 * @param {Readonly<Record<string, string>>} asleep the code of each part
 * @param {string} build a name for exactly this code: the compiler would take other code of the same length for it
 * @param {(name: string) => unknown} beside gives what lies beside the command, for the few things that need it
 */
const openParts = (asleep, build, beside) => {
  const folder = cacheFolder();
  const file = folder && join(folder, `${build}-${process.version}-${process.arch}`);
  const cache = file ? readCache(file) : NOTHING;
  /** @type {Map<string, Script>} */
  const scripts = new Map();
  /** @type {Record<string, unknown>} */
  const awake = {};

  /** @param {string} id @param {string} code */
  const compile = (id, code) => {
    const kept = compiled(cache, id);
    const script = new vm.Script(`(function (require, exports) {${code}\n})`, { filename: id, ...(kept && { cachedData: kept.data }) });
    scripts.set(id, { script, runs: kept === undefined || script.cachedDataRejected ? 0 : kept.runs });
    return script.runInThisContext();
  };

  /** @param {string} name @returns {unknown} */
  const wake = (name) => {
    const id = name.replace(/^(\.\.?\/)+/, '');
    const code = asleep[id];
    if (code === undefined) return awake[id] ?? process.getBuiltinModule(name) ?? beside(name);
    if (awake[id] === undefined) {
      awake[id] = {};
      compile(id, unpacked(code))(wake, awake[id]);
    }
    return awake[id];
  };

  process.on('exit', (code) => {
    // Whoever ended in trouble leaves all as it was.
    if (code !== 0) return;
    const isTaught = [...scripts.values()].every(({ runs }) => runs >= RUNS);
    const { isMainThread } = process.getBuiltinModule('node:worker_threads');
    if (folder && file && !isTaught && isMainThread) writeCache(folder, file, () => cacheOf(cache, scripts));
  });
  return { wake, awake };
};

module.exports = { openParts };
