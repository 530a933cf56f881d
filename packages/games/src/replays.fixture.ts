/**
 * Recorded sessions are played again. Every event must be as it was, by one digest of them all; what a player was told of it stands in a
 * file for each language beside the record, where a change of words is read like any other change.
 */
import {
  canonicalJson,
  digest,
  type GameModule,
  type GameTypes,
  LANGUAGES,
  replay,
  type Saying,
  type Seat,
  speakBy,
  type WrittenRecord,
} from '@baize/engine';
import { afterEach, describe, expect, test } from 'vitest';

/** A record beside the digest of all that happened in it when it was made. */
export interface Golden extends WrittenRecord {
  readonly names: readonly string[];
  readonly events: string;
}

/** A sentence in all its forms. */
const written = (saying: Saying): string => [saying].flat().join(' | ');

/** The tests of some records of a game: `folder` is where they lie, and `meOf` says which seat is told. */
export const testReplays = <T extends GameTypes>(
  { game, words }: Pick<GameModule<T>, 'game' | 'words'>,
  folder: URL,
  goldens: readonly Golden[],
  meOf: (golden: Golden) => Seat = () => 0,
): void => {
  const beatsOf = (golden: Golden) => {
    const replayed = replay(game, golden);
    if (!replayed.ok) throw new Error(replayed.why === 'refused' ? `Line ${replayed.line}: ${replayed.refusal.reason}.` : replayed.why);
    return replayed.beats;
  };
  afterEach(() => speakBy(() => 'en'));
  describe.each(goldens)('the recorded $preset session', (golden) => {
    test('goes as it went', () => {
      expect(golden.version, 'The rules have changed: record this session again.').toBe(game.version);
      const events = digest(canonicalJson(beatsOf(golden).map(({ event }) => event)));
      expect(events, 'An old log replays differently: raise the version of the game, then record it again.').toBe(golden.events);
    });

    test.each(LANGUAGES)('is told as it was, in %s', async (language) => {
      speakBy(() => language);
      const me = meOf(golden);
      const told = beatsOf(golden).flatMap(({ event, state }) =>
        words.event(game.viewEvent(event, me), game.view(state, me), { me, names: golden.names }),
      );
      await expect(`${told.map(written).join('\n')}\n`).toMatchFileSnapshot(new URL(`${golden.preset}.${language}.txt`, folder).pathname);
    });
  });
};
