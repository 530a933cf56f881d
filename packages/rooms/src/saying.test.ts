import { catalogue } from '@baize/games';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Club, seedOf } from './club.fixture.ts';
import { isLogEntry } from './entry.ts';
import { readFrame, readMessage } from './protocol.ts';
import { LONGEST_SAYING, normalizeWords } from './saying.ts';
import { sayingWords } from './sentences.ts';

/** Plain letters often, and anything that there is, halves of pairs among it. */
const codePoints = fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0, max: 0x10ffff }));

describe('words of one’s own', () => {
  test.each([
    ['  Good   one,\n Bob! ', 'Good one, Bob!'],
    ['¿Qué tal? 3 + 4 = 7', '¿Qué tal? 3 + 4 = 7'],
    ['Привет всем', 'Привет всем'],
    ['e\u0301te\u0301', 'été'],
    ['x'.repeat(LONGEST_SAYING), 'x'.repeat(LONGEST_SAYING)],
  ])('%j are tidied', (typed, said) => {
    expect(normalizeWords(typed)).toBe(said);
  });

  test.each([
    ['nothing', ''],
    ['nothing but room', ' \u00a0\t'],
    ['one letter too many', 'x'.repeat(LONGEST_SAYING + 1)],
    ['what cannot be seen', 'Good\u200bone'],
    ['a joiner', 'a\u200db'],
    ['another direction', '\u202eevil'],
    ['what a terminal obeys', '\u001b[2Jgone'],
    ['a tag', '<b>hi</b>'],
    ['marks upon marks', 'Z\u0300\u0301\u0302'],
    ['a letter of another alphabet in a word', 'p\u0430ypal'],
    ['a filler that looks like a space', '\u3164'],
    ['no text', 7],
  ])('%s may not be said', (_, typed) => {
    expect(normalizeWords(typed)).toBeUndefined();
  });

  test('whatever is typed: what may be said is short, tidy, and has nothing that cannot be seen', () => {
    fc.assert(
      fc.property(fc.array(codePoints, { maxLength: 80 }), (points) => {
        const typed = String.fromCodePoint(...points);
        const said = normalizeWords(typed);
        if (said === undefined) return;
        expect(normalizeWords(said)).toBe(said);
        expect([...said].length).toBeLessThanOrEqual(LONGEST_SAYING);
        expect(said).not.toMatch(/\p{C}|\p{Default_Ignorable_Code_Point}|[<>]/u);
      }),
      { numRuns: 500 },
    );
  });
});

describe('on the wire and in the log', () => {
  test('a phrase or words, and never both', () => {
    expect(readMessage('{"t":"say","words":"Hello"}')).toEqual({ t: 'say', words: 'Hello' });
    expect(readMessage('{"t":"say","words":"Hello","phrase":"ha"}')).toBe('not-a-message');
    expect(readMessage(`{"t":"say","words":"${'x'.repeat(201)}"}`)).toBe('not-a-message');
    expect(readFrame('{"t":"said","seat":1,"words":"Hello"}')).toEqual({ t: 'said', seat: 1, words: 'Hello' });
    // A client trusts no server with what it shows.
    expect(readFrame(`{"t":"said","seat":1,"words":"a\\u202eb"}`)).toBeUndefined();
    expect(isLogEntry({ at: 1, by: 'x', t: 'said', seat: 0, words: 'Hello' })).toBe(true);
    expect(isLogEntry({ at: 1, by: 'x', t: 'said', seat: 0, words: ' untidy ' })).toBe(false);
    expect([sayingWords({ phrase: 'ha' }), sayingWords({ words: 'Hello' })]).toEqual(['Ha!', 'Hello']);
  });

  test('are heard by everybody; where the host has them off, only the phrases are', async () => {
    const club = new Club(await catalogue.holdem(), 'holdem', seedOf('words'), 4);
    const [ann, bob] = [club.enter('Ann'), club.enter('Bob')];
    club.sit(ann, 0);
    club.sit(bob, 1);
    club.must({ t: 'said', seat: 1, words: 'Deal, please' });
    expect(ann.frames.at(-1)).toBe('{"t":"said","seat":1,"words":"Deal, please"}');
    club.must({ t: 'changed', seat: 0, table: { ...club.room.opening, words: false } });
    expect(club.do({ t: 'said', seat: 1, words: 'Deal, please' })).toMatchObject({ ok: false, why: 'words-are-off' });
    club.must({ t: 'said', seat: 1, phrase: 'thanks' });
    // Nobody has to say again that they are ready: it is the same table.
    expect(club.room.opening.words).toBe(false);
  });
});
