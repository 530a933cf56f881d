/** What the player has to be told, a line each, until it is put away. */
import { chipsOf } from '../kit/deck/chips.ts';
import { useHouse, useHouseNow } from '../runtime/HouseProvider.tsx';
import type { HouseNote } from '../runtime/house.ts';
import { useUpdate } from '../runtime/update.ts';
import './notices.css';

/** A note in a sentence or two. */
const noteWords = (note: HouseNote): string => {
  switch (note.kind) {
    case 'forbidden':
      return 'This browser does not let Baize remember anything. Your chips last until you close the page.';
    case 'full':
      return 'The browser could not save the last change: its storage is full or forbidden. Save your profile as a file in the settings.';
    case 'broken':
      return 'Your save could not be read. It was set aside unharmed, and you start with 1,000 chips.';
    case 'stuck':
      return 'Your save could not be read, and there is no room to set it aside. It is left as it is, and nothing new is saved.';
    case 'stood-up':
      return `You stand up with ${chipsOf(note.taken)}${note.forfeited > 0 ? `, and ${chipsOf(note.forfeited)} stayed behind` : ''}.`;
    case 'said':
      return note.text;
  }
};

/** One line. Without a deed it stays until it is not so any more. */
const Notice = ({ text, deed, onDeed }: { text: string; deed?: string; onDeed?(): void }) => (
  <p className="notice">
    <span>{text}</span>
    {deed !== undefined && (
      <button type="button" onClick={onDeed}>
        {deed}
      </button>
    )}
  </p>
);

/** The lines. On the floor the news of an update is among them: a table is never reloaded in a hand. */
export const Notices = ({ atTable = false }: { atTable?: boolean }) => {
  const house = useHouse();
  const notes = useHouseNow((now) => now.notes);
  const update = useUpdate();
  const hasUpdate = update !== undefined && !atTable;
  return (
    <div className={atTable ? 'notices at-table' : 'notices'} role="status">
      {notes.map((note) =>
        note.kind === 'full' ? (
          <Notice key={note.kind} text={noteWords(note)} />
        ) : (
          <Notice key={noteWords(note)} text={noteWords(note)} deed="OK" onDeed={() => house.dismiss(note)} />
        ),
      )}
      {hasUpdate && <Notice text="A new version of Baize is ready." deed="Update now" onDeed={update} />}
    </div>
  );
};
