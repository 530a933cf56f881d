import { expect, test } from 'vitest';
import { claims } from '../../../../../../scripts/claims.ts';
import { compose, type Instrument, type Note } from './compose.ts';
import { KEY, SCALE } from './score.ts';

const seeds = ['a1', 'b2'].map((pair) => pair.repeat(32));
const tracks = seeds.map(compose);
const part = (notes: readonly Note[], voice: Instrument): readonly Note[] => notes.filter((note) => note.voice === voice);

test('a track is two to three minutes long, and every voice plays through it', claims('CAS-5.29'), () => {
  for (const { notes, length } of tracks) {
    expect(length).toBeGreaterThanOrEqual(120);
    expect(length).toBeLessThanOrEqual(180);
    for (const voice of ['bass', 'reed', 'brush', 'lead'] as const) expect(part(notes, voice).length).toBeGreaterThan(150);
    expect(notes.every(({ at, length: held }) => at >= 0 && held > 0 && at + held <= length + 1)).toBe(true);
    // No silence longer than a bar.
    expect(Math.max(...notes.map((note, index) => (notes[index + 1]?.at ?? length) - note.at))).toBeLessThan(1.5);
  }
});

test('everything is in the key, and each voice in its own register', () => {
  for (const { notes } of tracks) {
    const steps = new Set(notes.filter(({ voice }) => voice !== 'brush').map(({ pitch }) => (((pitch - KEY) % 12) + 12) % 12));
    expect([...steps].filter((step) => !SCALE.some((one) => one === step))).toEqual([]);
    const range = (voice: Instrument) => part(notes, voice).map(({ pitch }) => pitch);
    expect(Math.max(...range('bass'))).toBeLessThan(48);
    expect(Math.min(...range('lead'))).toBeGreaterThan(57);
    expect(Math.max(...range('lead'))).toBeLessThan(97);
  }
});

test('the bass walks on every beat, the reeds play off it, and the lead is one voice', () => {
  for (const { notes } of tracks) {
    const beat = 60 / 176;
    const off = (voice: Instrument, wanted: number) =>
      Math.max(...part(notes, voice).map(({ at }) => Math.abs(at / beat - Math.floor(at / beat + 1e-9) - wanted)));
    expect(off('bass', 0)).toBeLessThan(1e-6);
    expect(off('reed', 2 / 3)).toBeLessThan(1e-6);
    const lead = part(notes, 'lead');
    expect(lead.filter(({ at, length }, index) => at + length > (lead[index + 1]?.at ?? 999) + 1e-9)).toEqual([]);
  }
});

test('the same seed plays the same, another seed something else', () => {
  expect(compose(seeds[0] ?? '')).toEqual(tracks[0]);
  expect(new Set(tracks.map(({ notes }) => JSON.stringify(part(notes, 'lead')))).size).toBe(tracks.length);
});
