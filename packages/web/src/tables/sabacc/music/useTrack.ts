/** The music of the table, for as long as somebody sits there: the track of the house, or a file of the player's own. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Music, playMusic } from '../../../runtime/audio.ts';
import { freshSeed } from '../../../runtime/seeds.ts';
import type { TrackNote } from '../language/sabacc-table-words.ts';
import { acceptTrack, forgetTrack, keptTrack, type OwnTrack } from './own-track.ts';

/** What plays, and how to change it. */
export interface TableTrack {
  /** The name of the player's own file; undefined while the house plays. */
  readonly own: string | undefined;
  /** What is to be said about the last file. */
  readonly note: TrackNote | undefined;
  choose(file: File): Promise<void>;
  clear(): Promise<void>;
}

/** The band comes when it is to play; whoever has left by then does not hear it. */
const band =
  (own: OwnTrack | null): Music =>
  (context, channel) => {
    let end: (() => void) | undefined;
    let isOver = false;
    void import('./band.ts').then(({ playBand, playRecording }) => {
      const music = own === null ? playBand(() => freshSeed()) : playRecording(own.audio);
      if (!isOver) end = music(context, channel);
    });
    return () => {
      isOver = true;
      end?.();
    };
  };

/** Plays from entry to leaving. It follows the volume and the mute of all sound, as it plays on their channel. */
export const useTrack = (): TableTrack => {
  // Undefined until it is known whether a file was kept.
  const [own, setOwn] = useState<OwnTrack | null>();
  const [note, setNote] = useState<TrackNote>();
  useEffect(() => {
    let isHere = true;
    void keptTrack().then((track) => {
      if (isHere) setOwn((now) => (now === undefined ? (track ?? null) : now));
    });
    return () => {
      isHere = false;
    };
  }, []);
  useEffect(() => {
    if (own === undefined) return undefined;
    return playMusic(band(own));
  }, [own]);

  const choose = useCallback(async (file: File): Promise<void> => {
    const accepted = await acceptTrack(file);
    if (accepted.ok) setOwn(accepted.track);
    setNote(accepted.ok ? (accepted.isKept ? undefined : 'not-kept') : accepted.why);
  }, []);
  const clear = useCallback(async (): Promise<void> => {
    setNote((await forgetTrack()) ? undefined : 'not-forgotten');
    setOwn(null);
  }, []);
  return useMemo(() => ({ own: own?.name, note, choose, clear }), [own, note, choose, clear]);
};
