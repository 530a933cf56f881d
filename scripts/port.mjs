/** The port to serve on: from the words after `npm start --`, or from PORT, or our own. */

/** The port when nobody asks for another. */
export const DEFAULT_PORT = 4173;
const HIGHEST = 65_535;

/** @typedef {{ readonly ok: true, readonly port: number } | { readonly ok: false, readonly trouble: string }} Choice */

/**
 * @param {string} text
 * @param {string} where how the player gave it
 * @returns {Choice}
 */
const readPort = (text, where) => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= HIGHEST) return { ok: true, port };
  return { ok: false, trouble: `${where} wants a port between 1 and ${HIGHEST}, not "${text}".` };
};

/**
 * The port that these words and this environment ask for, or one sentence about what is wrong with them. Words win.
 * Typed without the `--` between, as in `npm start --port 8080`, npm takes the option for its own: it hands on the bare
 * number, or the value in its own variable. Both are understood.
 * @param {readonly string[]} words
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Choice}
 */
export const choosePort = ([first, ...rest], { PORT, npm_config_port: taken }) => {
  if (first === undefined && taken && taken !== 'true') return readPort(taken, '--port');
  if (first === undefined) return PORT ? readPort(PORT, 'PORT') : { ok: true, port: DEFAULT_PORT };
  const [option, inline] = /^\d+$/.test(first) ? ['--port', first] : first.split(/=(.*)/s);
  const [value, extra] = inline === undefined ? rest : [inline, ...rest];
  const stray = option === '--port' ? extra : first;
  if (stray !== undefined) return { ok: false, trouble: `"${stray}" means nothing here; the one option is --port N.` };
  return value === undefined ? { ok: false, trouble: '--port wants a number after it, as in --port 8080.' } : readPort(value, '--port');
};
