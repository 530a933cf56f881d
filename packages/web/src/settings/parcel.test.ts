import { afterEach, describe, expect, test, vi } from 'vitest';
import { freshMoveCode, moveCodeIn, sendProfile, takeProfile } from './parcel.ts';
import { workOnParcel } from './parcel-seal.ts';

const TEXT = JSON.stringify({ format: 4, balance: 1234, words: 'été '.repeat(2000) });

describe('a code', () => {
  test('is twelve signs that nobody takes for one another, and is read however it is typed', () => {
    const code = freshMoveCode();
    expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/);
    expect(freshMoveCode()).not.toBe(code);
    for (const typed of [code, code.toUpperCase(), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('-', '')])
      expect(moveCodeIn(typed)).toBe(code);
    for (const typed of ['', 'abcd', `${code}x`, 'oooo-llll-1111']) expect(moveCodeIn(typed)).toBeUndefined();
  });
});

describe('on the way', () => {
  afterEach(() => vi.unstubAllGlobals());
  /** A server that keeps parcels, or answers with something else. */
  const serveWith = (answer?: () => Response): ReadonlyMap<string, Uint8Array> => {
    const kept = new Map<string, Uint8Array<ArrayBuffer>>();
    vi.stubGlobal('document', { baseURI: 'http://table.example/' });
    vi.stubGlobal('fetch', (url: URL, { method, body }: { method?: string; body?: Uint8Array<ArrayBuffer> }) => {
      if (answer !== undefined) return Promise.resolve(answer());
      if (method === 'PUT' && body !== undefined) kept.set(url.href, body);
      const found = kept.get(url.href);
      if (method !== 'PUT') kept.delete(url.href);
      return Promise.resolve(found === undefined ? new Response('', { status: 404 }) : new Response(found, { status: 200 }));
    });
    return kept;
  };

  test('it is put, and taken once', async () => {
    serveWith();
    const sent = await sendProfile(TEXT, workOnParcel);
    const code = sent.ok ? sent.text : '';
    expect(await takeProfile(code.toUpperCase(), workOnParcel)).toEqual({ ok: true, text: TEXT });
    expect(await takeProfile(code, workOnParcel)).toEqual({ ok: false, why: 'gone' });
    expect(await takeProfile('soon')).toEqual({ ok: false, why: 'no-code' });
  });

  test('what was changed on the server is not taken for a profile', async () => {
    const kept = serveWith();
    const sent = await sendProfile(TEXT, workOnParcel);
    const [parcel = new Uint8Array()] = kept.values();
    parcel[parcel.length - 1] = (parcel.at(-1) ?? 0) ^ 1;
    const taken = await takeProfile(sent.ok ? sent.text : '', workOnParcel);
    expect(taken).toEqual({ ok: false, why: 'damaged' });
  });

  test('where nothing can be sealed, nothing is sent, and that is said', async () => {
    const kept = serveWith();
    const none = () => Promise.resolve(undefined);
    expect(await sendProfile(TEXT, none)).toEqual({ ok: false, why: 'no-seal' });
    expect(await takeProfile('k7pm-2wqx-9rtd', none)).toEqual({ ok: false, why: 'no-seal' });
    expect(kept.size).toBe(0);
  });

  test.each([
    [() => new Response('', { status: 404 }), 'gone'],
    [() => new Response('', { status: 405 }), 'no-server'],
    [() => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'no-server'],
    [() => new Response('', { status: 413 }), 'too-large'],
    [() => new Response('', { status: 429 }), 'too-often'],
    [() => new Response('', { status: 503 }), 'refused'],
    [() => Response.error(), 'refused'],
  ])('what goes wrong has a name (%#)', async (answer, why) => {
    serveWith(answer);
    expect(await sendProfile(TEXT, workOnParcel)).toEqual({ ok: false, why });
  });
});
