/** The music of this table: what plays, and a file of one's own instead. */
import { ActionButton } from '../../../kit/Button.tsx';
import { CardDialog } from '../../../kit/Dialog.tsx';
import { FilePick } from '../../../kit/FilePick.tsx';
import { MusicControls } from '../../../settings/MusicControls.tsx';
import { sabaccTableWords } from '../language/index.ts';
import type { TableTrack } from './useTrack.ts';

/** The dialog. */
export const MusicDialog = ({ track: { own, note, choose, clear }, onClose }: { track: TableTrack; onClose(): void }) => {
  const words = sabaccTableWords().track;
  return (
    <CardDialog
      title={words.title}
      subtitle={words.subtitle}
      onClose={onClose}
      footer={
        <>
          <FilePick name={words.choose} accept="audio/*" onPick={choose} />
          {own !== undefined && <ActionButton onPress={() => void clear()}>{words.house}</ActionButton>}
          <ActionButton standing="lead" onPress={onClose}>
            {words.ok}
          </ActionButton>
        </>
      }
    >
      <p>{words.plays(own)}</p>
      <p>{words.about}</p>
      <p role="status">{note === undefined ? '' : words.notes[note]}</p>
      <div className="sb-sound">
        <MusicControls />
      </div>
    </CardDialog>
  );
};
