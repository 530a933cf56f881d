/** What the player has to be told, a line each, until it is put away. */
import { useHouse, useHouseNow } from '../runtime/HouseProvider.tsx';
import { useUpdate } from '../runtime/update.ts';
import './notices.css';
import { noteWords } from './note-words.ts';

const Notice = ({ text, deed, onDeed }: { text: string; deed: string; onDeed(): void }) => (
  <p className="notice">
    <span>{text}</span>
    <button type="button" onClick={onDeed}>
      {deed}
    </button>
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
      {notes.map((note) => (
        <Notice key={noteWords(note)} text={noteWords(note)} deed="OK" onDeed={() => house.dismiss(note)} />
      ))}
      {hasUpdate && <Notice text="A new version of Baize is ready." deed="Update now" onDeed={update} />}
    </div>
  );
};
