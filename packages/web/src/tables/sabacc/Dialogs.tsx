/** What lies over the table: the discards, the music, or what every table has. */
import type { Chips } from '@baize/engine';
import { type SabaccCard, sabaccCardName, sabaccModule, type View } from '@baize/games/sabacc';
import { Suspense } from 'react';
import { ActionButton } from '../../kit/Button.tsx';
import { CardDialog } from '../../kit/Dialog.tsx';
import { SabaccFace } from '../../kit/deck/SabaccFace.tsx';
import { useFrozen } from '../../kit/hooks.ts';
import { LazyLesson } from '../../lessons/LazyLesson.tsx';
import { page } from '../../runtime/page.ts';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import { RulesPictures } from './LazyLesson.tsx';
import { sabaccTableWords } from './language/index.ts';
import type { TableTrack } from './music/useTrack.ts';
import { keyTable } from './table-keys.ts';

const MusicDialog = page(async () => (await import('./music/MusicDialog.tsx')).MusicDialog);

/** Every card of the pile. */
const DiscardDialog = ({ cards: now, onClose }: { cards: readonly SabaccCard[]; onClose(): void }) => {
  const cards = useFrozen(now);
  const { title, subtitle } = sabaccTableWords().discardPile;
  return (
    <CardDialog title={title} subtitle={subtitle(cards.length)} onClose={onClose}>
      <ul className="sb-all">
        {cards.toReversed().map((card) => (
          <li key={card} title={sabaccCardName(card)}>
            <SabaccFace card={card} />
          </li>
        ))}
      </ul>
    </CardDialog>
  );
};

/** Which of them is open. */
export type Open = Aside | 'discards' | 'music' | 'lesson';

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
  if (open === 'lesson') return <LazyLesson id="sabacc" onClose={onClose} />;
  if (open === 'music')
    return (
      <Suspense fallback={null}>
        <MusicDialog track={track} onClose={onClose} />
      </Suspense>
    );
  return (
    <TableDialogs
      open={open}
      module={sabaccModule}
      rules={view.rules}
      keys={keyTable(view)}
      pictures={<RulesPictures />}
      leaving={leaving}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
};

/** The question before a hand is junked. */
export const Junk = ({ staked, onYes, onNo }: { staked: Chips; onYes(): void; onNo(): void }) => {
  const { title, yes, no, says } = sabaccTableWords().junk;
  return (
    <CardDialog
      title={title}
      onClose={onNo}
      footer={
        <>
          <ActionButton onPress={onYes}>{yes}</ActionButton>
          <ActionButton standing="lead" onPress={onNo}>
            {no}
          </ActionButton>
        </>
      }
    >
      <p>{says(staked)}</p>
    </CardDialog>
  );
};
