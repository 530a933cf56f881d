/** Whether the logs have what friends were told, and friends see what the logs have. */
import { isEqual } from '@baize/engine';
import { foldEntry, openRoom } from '@baize/rooms';
import { wait } from '../lib/waiting.mjs';

/** @typedef {import('./friends.mjs').Friend} Friend */
/** @typedef {import('./friends.mjs').Game} Game */
/** The entries of a room, by its code. @typedef {(code: string) => Promise<readonly any[]>} ReadLog */

/** Looks for every acknowledged decision in the logs. @param {readonly Friend[]} friends @param {ReadLog} read */
export const countLost = async (friends, read) => {
  let [acknowledged, lost, doubled] = [0, 0, 0];
  for (const code of new Set(friends.map((friend) => friend.code))) {
    const entries = (await read(code)).filter(({ t }) => t === 'act');
    const made = new Map();
    for (const { seat, nth, action, who } of entries) {
      const key = `${seat} ${nth}`;
      if (made.has(key)) doubled += 1;
      made.set(key, `${who} ${JSON.stringify(action)}`);
    }
    for (const friend of friends.filter((one) => one.code === code)) {
      acknowledged += friend.acknowledged.length;
      lost += friend.acknowledged.filter(({ nth, action }) => made.get(`${friend.client.room.me} ${nth}`) !== `human ${action}`).length;
    }
  }
  return { acknowledged, lost, doubled };
};

/** The room as its log has it. @param {readonly Game[]} games @param {string} code @param {readonly any[]} log */
const foldLog = (games, code, log) => {
  const module = games.find(({ id }) => id === log[0].game)?.module;
  if (module === undefined) return undefined;
  let folded = openRoom(module, code, log[0]);
  for (const entry of log.slice(1)) if (folded.ok) folded = foldEntry(module, folded.room, entry);
  return folded.ok ? { module, room: folded.room } : undefined;
};

/** Who sees another table than their log has at the place they have come to; undefined when nobody does. @param {readonly Game[]} games @param {readonly Friend[]} friends @param {ReadLog} read */
const whoDiffers = async (games, friends, read) => {
  const seen = friends.map(({ code, client: { room } }) => ({ code, room }));
  const logs = new Map();
  for (const { code, room: told } of seen) {
    const { me, seq, phase, view } = told;
    if (!logs.has(code)) logs.set(code, await read(code));
    const log = logs.get(code);
    const truth = foldLog(games, code, log.slice(0, seq));
    if (truth === undefined) return `a log of ${log.length} entries that does not fold`;
    const { module, room } = truth;
    if (seq !== room.seq || phase !== room.phase) return `seat ${me} at ${seq}, ${phase}, and the log at ${room.seq}, ${room.phase}`;
    if (!isEqual(view, module.game.view(room.state, me))) return `seat ${me} at ${seq} with another view`;
    const toAct = module.game.toAct(room.state);
    if (!isEqual(told.toAct, toAct) || told.nth !== room.seats[me]?.nth) return `seat ${me} at ${seq} with another turn`;
    const offers = toAct.includes(me) ? module.game.legal(room.state, me) : [];
    if (!isEqual(told.offers, offers)) return `seat ${me} at ${seq} with other offers`;
  }
  return undefined;
};

/** How long it takes until every friend has come to where their log stood, and sees what it has; Infinity when it takes longer than five seconds. @param {readonly Game[]} games @param {readonly Friend[]} friends @param {ReadLog} read */
export const agreed = async (games, friends, read) => {
  for (const friend of friends) friend.isResting = true;
  let waited = 0;
  let why;
  while (waited < 5000) {
    // The house may play on by itself, so a table need not stand still: nobody may be behind where it was, or see what its log has not.
    const heads = new Map();
    for (const code of new Set(friends.map((friend) => friend.code))) heads.set(code, (await read(code)).length);
    // From here on: to read the log takes a while, and its last entry may have been written at the end of that.
    const began = performance.now();
    const isBehind = (/** @type {Friend} */ { code, client }) => client.room.seq < heads.get(code);
    while (friends.some(isBehind) && waited + performance.now() - began < 5000) await wait(20);
    waited += performance.now() - began;
    const behind = friends.find(isBehind);
    why =
      behind === undefined
        ? await whoDiffers(games, friends, read)
        : `seat ${behind.client.room.me} at ${behind.client.room.seq} of ${heads.get(behind.code)}`;
    if (why === undefined) return waited;
    await wait(100);
    waited += 100;
  }
  console.log(`  not equal: ${why}`);
  return Number.POSITIVE_INFINITY;
};
