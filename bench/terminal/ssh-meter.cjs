/**
 * Loaded before `baize ssh` by the bench: tells on request what the process has used, and how late its loop was. On a machine that others
 * use too, a loop is late because the process gets no processor; where the system tells how long that was, it is told apart.
 */
'use strict';
const { readFileSync } = require('node:fs');

const EVERY = 10;

/** How long the main thread has waited for a processor, in milliseconds; 0 where the system does not tell. */
const waited = () => {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
};

/** @type {number[]} */
let late = [];
/** @type {number[]} */
let own = [];
let last = performance.now();
let lastWaited = waited();
setInterval(() => {
  const [now, nowWaited] = [performance.now(), waited()];
  const delay = Math.max(0, now - last - EVERY);
  // A stall counts once for every turn of the clock that it has swallowed, as whoever came in the meantime has felt it.
  for (let left = delay; left >= 0; left -= EVERY) {
    late.push(left);
    own.push(Math.max(0, left - (nowWaited - lastWaited)));
  }
  [last, lastWaited] = [now, nowWaited];
}, EVERY).unref();

/** @param {number[]} all @param {number} part */
const quantile = (all, part) => all.toSorted((a, b) => a - b)[Math.floor((all.length - 1) * part)] ?? 0;

let cpu = process.cpuUsage();
let since = performance.now();
process.on('message', () => {
  const { user, system } = process.cpuUsage(cpu);
  process.send?.({
    cores: (user + system) / 1000 / (performance.now() - since),
    mb: process.memoryUsage.rss() / 1e6,
    p99: quantile(late, 0.99),
    own99: quantile(own, 0.99),
    ownMax: quantile(own, 1),
  });
  late = [];
  own = [];
  cpu = process.cpuUsage();
  since = performance.now();
});
