/** The music of this table: what plays, and a file of one's own instead. */
import { ActionButton } from '../../../kit/Button.tsx';
import { CardDialog } from '../../../kit/Dialog.tsx';
import { FilePick } from '../../../kit/FilePick.tsx';
import { MusicControls } from '../../../settings/controls.tsx';
import type { TableTrack } from './useTrack.ts';

/** The dialog. */
export const MusicDialog = ({ track: { own, note, choose, clear }, onClose }: { track: TableTrack; onClose(): void }) => (
  <CardDialog
    title="Music"
    subtitle="This table"
    onClose={onClose}
    footer={
      <>
        <FilePick name="Choose a file" accept="audio/*" onPick={choose} />
        {own !== undefined && <ActionButton onPress={() => void clear()}>The house’s track</ActionButton>}
        <ActionButton standing="lead" onPress={onClose}>
          OK
        </ActionButton>
      </>
    }
  >
    <p>{own === undefined ? 'The house plays its own track, made while you listen.' : `Your file plays: ${own}`}</p>
    <p>
      You may choose an audio file of your own, of up to 20 MB. It stays on this device, is heard at this table only, and is in no save that
      you take with you.
    </p>
    <p role="status">{note}</p>
    <div className="sb-sound">
      <MusicControls />
    </div>
  </CardDialog>
);
