/**
 * Wakes the parts that sleep in the built command. The build puts this file into the command, as it stands.
 *
 * A part is unpacked and compiled when it is first asked for; those that every start needs are one block, and compiled together. The
 * code and what the compiler made of it are kept in the game's cache folder, so that the next start has nothing to unpack and little to
 * compile: that halves what the command adds to Node's own start. It is a convenience and nothing else. Without the folder, with a file
 * that is broken or not the player's own, or under another Node, all is unpacked and compiled as if there were no cache.
 */
'use strict';
const fs = process.getBuiltinModule('node:fs');
const { isAbsolute, join } = process.getBuiltinModule('node:path');
const vm = process.getBuiltinModule('node:vm');
const { crc32, inflateRawSync } = process.getBuiltinModule('node:zlib');

/**
 * @typedef {{ readonly ids: readonly string[], readonly from: number, readonly to: number, readonly size: number }} Block parts that
 *   are compiled together: where they lie in the text, packed, and how long their code is
 * @typedef {readonly [from: number, code: number, to: number, sum: number, runs: number]} Place where the code of a block lies, what the
 *   compiler made of it behind that, their checksum, and how many runs have taught it
 * @typedef {{ readonly places: Readonly<Record<string, Place>>, readonly bytes: Buffer }} Cache the compiled blocks of one build
 * @typedef {{ readonly script: import('node:vm').Script, readonly code: string, readonly kept: 'none' | 'used' | 'refused',
 *   readonly runs: number }} Script a block in use, what became of what was kept of it, and how many runs had taught it
 * @typedef {(require: (name: string) => unknown, exports: unknown) => void} Part
 */

/** A block is compiled anew in this many runs, since each run may use another side of it. Then it is left as it is. */
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

/** A compiled block, if it is there and whole. The compiler itself would not notice a broken one. @param {Cache} cache @param {string} name */
const compiled = ({ places, bytes }, name) => {
  const place = places[name];
  const whole = place && bytes.subarray(place[0], place[2]);
  return whole && crc32(whole) === place[3] ? { whole, length: place[1] - place[0], runs: place[4] } : undefined;
};

/** The bytes of a cache: one line that says where each block lies, then the blocks. @param {Cache} old @param {ReadonlyMap<string, Script>} scripts */
const cacheOf = (old, scripts) => {
  /** @type {Buffer[]} */
  const blocks = [];
  /** @type {Record<string, Place>} */
  const places = {};
  let end = 0;
  for (const name of new Set([...Object.keys(old.places), ...scripts.keys()])) {
    const used = scripts.get(name);
    const kept = compiled(old, name);
    const isNew = used !== undefined && used.runs < RUNS;
    const whole = isNew ? Buffer.concat([Buffer.from(used.code, 'latin1'), used.script.createCachedData()]) : kept?.whole;
    if (whole === undefined) continue;
    const code = end + (isNew ? used.code.length : (kept?.length ?? 0));
    places[name] = [end, code, end + whole.length, crc32(whole), used ? Math.min(RUNS, used.runs + 1) : (kept?.runs ?? 0)];
    end += whole.length;
    blocks.push(whole);
  }
  return Buffer.concat([Buffer.from(`${JSON.stringify(places)}\n`), ...blocks]);
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
 * Gives the function that wakes a part, or one of Node's own modules, by the name that it is required by.
 * @param {() => void} asleep a function with nothing in it but a comment, in which all blocks lie: what is in a comment costs a start
 *   the least, and the text of a function is at hand as long as the command runs, whatever becomes of its file
 * @param {readonly Block[]} blocks where each lies behind the start of the comment
 * @param {string} build a name for exactly this code: the compiler would take other code of the same length for it
 * @param {(name: string) => unknown} beside gives what lies beside the command, for the few things that need it
 */
const openParts = (asleep, blocks, build, beside) => {
  const folder = cacheFolder();
  const file = folder && join(folder, `${build}-${process.version}-${process.arch}`);
  const cache = file ? readCache(file) : NOTHING;
  const blockOf = new Map(blocks.flatMap((block) => block.ids.map((id) => [id, block])));
  /** @type {Map<string, Script>} */
  const scripts = new Map();
  /** @type {Record<string, Part>} */
  const parts = {};
  /** @type {Record<string, unknown>} */
  const awake = {};

  /** @param {Block} block */
  const unpacked = ({ from, to }) => {
    const text = String(asleep);
    const start = text.indexOf('/*') + 2;
    return inflateRawSync(Buffer.from(text.slice(start + from, start + to), 'base64')).toString('latin1');
  };

  /** @param {Block} block @param {string} name @returns {Record<string, Part>} */
  const compile = (block, name) => {
    const found = compiled(cache, name);
    const kept = found?.length === block.size ? found : undefined;
    const code = kept ? kept.whole.toString('latin1', 0, kept.length) : unpacked(block);
    const script = new vm.Script(code, { filename: name, ...(kept && { cachedData: kept.whole.subarray(kept.length) }) });
    const isUsed = kept !== undefined && script.cachedDataRejected !== true;
    scripts.set(name, { script, code, kept: isUsed ? 'used' : kept ? 'refused' : 'none', runs: isUsed ? kept.runs : 0 });
    return script.runInThisContext();
  };

  /** @param {string} name @returns {unknown} */
  const wake = (name) => {
    const id = name.replace(/^(\.\.?\/)+/, '');
    const block = blockOf.get(id);
    if (block === undefined) return process.getBuiltinModule(name) ?? beside(name);
    if (awake[id] === undefined) {
      awake[id] = {};
      if (parts[id] === undefined) Object.assign(parts, compile(block, block.ids[0] ?? id));
      parts[id]?.(wake, awake[id]);
    }
    return awake[id];
  };

  process.on('exit', (code) => {
    // Whoever ended in trouble leaves all as it was.
    const used = [...scripts.values()];
    if (code !== 0 || !folder || !file || used.every(({ runs }) => runs >= RUNS)) return;
    // Whoever has set the compiler otherwise on the way would leave what nobody else can use.
    if (used.some(({ kept }) => kept === 'used') && used.some(({ kept }) => kept === 'refused')) return;
    const { isMainThread } = process.getBuiltinModule('node:worker_threads');
    if (isMainThread) writeCache(folder, file, () => cacheOf(cache, scripts));
  });
  return wake;
};

module.exports = { openParts };
