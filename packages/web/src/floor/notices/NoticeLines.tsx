/** What the player has to be told, a line each: news goes by itself, the rest is put away. */
import { FIRST_CHIPS } from '@baize/casino';
import { useEffect, useEffectEvent, useState } from 'react';
import { later } from '../../kit/clock.ts';
import { lookBackAt } from '../../runtime/address.ts';
import { lookAfter, SITTINGS_WITHOUT_COPY } from '../../runtime/keeping.ts';
import { useProfileStatus, useProfileStore } from '../../runtime/ProfileProvider.tsx';
import type { ProfileNotice } from '../../runtime/profile-store.ts';
import { useUpdate } from '../../runtime/update.ts';
import { noticeWords } from './language/index.ts';

/** A note in a sentence or two. */
const noteWords = (note: ProfileNotice): string => {
  const words = noticeWords();
  switch (note.kind) {
    case 'forbidden':
    case 'full':
    case 'stuck':
    case 'shut':
      return words[note.kind];
    case 'broken':
      return words.broken(FIRST_CHIPS);
    case 'stood-up':
      return words.left(note.taken, note.forfeited);
    case 'table-closed':
      return words.tableClosed(note.chips);
    case 'rivals':
      return words.rivals;
    case 'said':
      return note.text;
    case 'advice':
      return note.about === 'copy' ? words.advice.copy(SITTINGS_WITHOUT_COPY) : words.advice[note.about];
  }
};

/** How long news stays, in milliseconds; and how long where it has a way to go. */
const STAYS = 4000;
const STAYS_WITH_WAY = 10_000;

/** The address that a note leads to. */
const wayOf = (note: ProfileNotice): string | undefined =>
  note.kind === 'stood-up' && note.logName !== undefined ? `#${lookBackAt(note.logName)}` : undefined;

interface NoticeProps {
  readonly text: string;
  /** Where its sitting can be looked back at. */
  readonly way?: string | undefined;
  /** What its button says. Without one it stays until it is not so any more. */
  readonly act?: string;
  /** Whether it goes by itself. */
  readonly goes?: boolean;
  onAct?(): void;
}

const Notice = ({ text, way, act, onAct, goes = false }: NoticeProps) => {
  const go = useEffectEvent(() => onAct?.());
  useEffect(() => {
    if (!goes) return undefined;
    return later(way === undefined ? STAYS : STAYS_WITH_WAY, () => go());
  }, [goes, way]);
  return (
    <p className="notice">
      <span>{text}</span>
      {way !== undefined && <a href={way}>{noticeWords().lookBack}</a>}
      {act !== undefined && (
        <button type="button" onClick={onAct}>
          {act}
        </button>
      )}
    </p>
  );
};

/** News goes by itself. What the player has to do something about stays until it is put away, but not in front of a table. */
const isNews = ({ kind }: ProfileNotice): boolean => ['stood-up', 'said', 'table-closed', 'rivals'].includes(kind);

/** The lines. On the floor the news of an update is among them: a table is never reloaded in a hand. */
export const NoticeLines = ({ atTable }: { atTable: boolean }) => {
  const store = useProfileStore();
  // Whoever can tell the player something is there now.
  useEffect(() => lookAfter(store), [store]);
  const notes = useProfileStatus((now) => now.notes);
  const update = useUpdate();
  const words = noticeWords();
  const hasUpdate = update !== undefined && !atTable;
  // What the player has seen of the lasting ones here. What was told of the table left before stays on the floor.
  const [seen, setSeen] = useState<readonly ProfileNotice[]>([]);
  const told = notes.filter((note) => (atTable ? note.kind !== 'stood-up' && note.kind !== 'advice' && !seen.includes(note) : true));
  return (
    <>
      {told.map((note) =>
        note.kind === 'full' ? (
          // What is not saved is said until it is.
          <Notice key={note.kind} text={noteWords(note)} />
        ) : (
          <Notice
            key={noteWords(note)}
            text={noteWords(note)}
            way={wayOf(note)}
            act={words.ok}
            goes={atTable || isNews(note)}
            onAct={() => (atTable && !isNews(note) ? setSeen([...seen, note]) : store.dismiss(note))}
          />
        ),
      )}
      {hasUpdate && <Notice text={words.update} act={words.updateNow} onAct={update} />}
    </>
  );
};
