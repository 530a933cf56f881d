/** What lies over the table: the discards, the music, or what every table has. */
import { sabaccModule, type View } from '@baize/games/sabacc';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { MusicDialog } from './music/MusicDialog.tsx';
import type { TableTrack } from './music/useTrack.ts';
import { keyTable } from './table-keys.ts';

/** Which of them is open. */
export type Open = Aside | 'discards' | 'music';

interface DialogsProps {
  readonly open: Open | undefined;
  readonly view: View;
  readonly track: TableTrack;
  readonly leaving: string;
  onClose(): void;
  onLeave(): void;
}

/** The one that is open, if any. */
export const Dialogs = ({ open, view, track, leaving, onClose, onLeave }: DialogsProps) => {
  if (open === 'discards') return <DiscardDialog cards={view.discard} onClose={onClose} />;
  if (open === 'music') return <MusicDialog track={track} onClose={onClose} />;
  return (
    <TableDialogs
      open={open}
      module={sabaccModule}
      rules={view.rules}
      keys={keyTable(view)}
      leaving={leaving}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
};
