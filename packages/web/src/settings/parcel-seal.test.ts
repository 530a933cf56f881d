import { expect, test } from 'vitest';
import { workOnParcel } from './parcel-seal.ts';

const TEXT = JSON.stringify({ format: 4, balance: 1234, words: 'été '.repeat(2000) });
const CODE = 'k7pm-2wqx-9rtd';
const NONCE = 24;
const sealed = async (): Promise<Uint8Array<ArrayBuffer>> => (await workOnParcel({ code: CODE, text: TEXT })).body ?? new Uint8Array();
const opened = async (body: Uint8Array, code = CODE): Promise<string | undefined> => (await workOnParcel({ code, body })).text;

test('a parcel is opened by its code, and is smaller than what is in it, which nobody can read in it', async () => {
  const body = await sealed();
  expect(await opened(body)).toBe(TEXT);
  expect(body.length).toBeLessThan(TEXT.length / 10);
  expect(new TextDecoder().decode(body)).not.toMatch(/k7pm|balance/);
  // A packed text begins with the same two bytes; a sealed one does not.
  expect([...body.slice(NONCE, NONCE + 2)]).not.toEqual([0x1f, 0x8b]);
});

test('its name is one that the server takes, and is the same on both devices', async () => {
  const { name } = await workOnParcel({ code: CODE });
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect((await workOnParcel({ code: CODE, text: TEXT })).name).toBe(name);
  expect((await workOnParcel({ code: 'k7pm-2wqx-9rte' })).name).not.toBe(name);
});

test('the same text, sealed twice with one code, is two parcels that have nothing in common', async () => {
  const [one, other] = [await sealed(), await sealed()];
  expect(one.slice(NONCE)).not.toEqual(other.slice(NONCE));
});

test('it is opened neither by another code, nor when a single bit of it was changed or a byte is missing', async () => {
  const body = await sealed();
  expect(await opened(body, 'k7pm-2wqx-9rte')).toBeUndefined();
  for (const at of [0, NONCE - 1, NONCE, NONCE + 20, body.length - 16, body.length - 1]) {
    const changed = body.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(await opened(changed), `byte ${at}`).toBeUndefined();
  }
  for (const short of [body.slice(0, -1), body.slice(1), body.slice(0, NONCE), new Uint8Array()])
    expect(await opened(short)).toBeUndefined();
});
