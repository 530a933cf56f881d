/** What lies over the table: who somebody is, all chips at once, the hands of the sitting, or what every table has. */
import type { Persona, SavedTable } from '@baize/casino';
import { holdemModule, isHandOver, styleWords, type View } from '@baize/games/holdem';
import { Suspense } from 'react';
import { ActionButton } from '../../kit/Button.tsx';
import { CardDialog } from '../../kit/Dialog.tsx';
import { Portrait } from '../../kit/deck/Portrait.tsx';
import { useFrozen } from '../../kit/hooks.ts';
import { page } from '../../runtime/page.ts';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import { holdemTableWords } from './language/index.ts';
import { keyTable } from './table-keys.ts';

// Hands are looked up seldom: what draws and exports them is loaded then.
const HistoryDialog = page(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);

/** Which of them is open; a number is the seat of somebody. */
export type Open = Aside | 'history' | number;

interface DialogsProps {
  readonly open: Open | undefined;
  readonly view: View;
  readonly personas: readonly (Persona | null)[];
  /** The table by its usual rules. */
  readonly kept: SavedTable | undefined;
  readonly leaving: string;
  onClose(): void;
  onLeave(): void;
}

/** How somebody plays: their character, or for the simplest of players that they look at their own hand alone. */
const styleOf = (kept: SavedTable | undefined, seat: number): string => styleWords(seat, kept?.bots[seat] === 'thirds');

const Who = ({ persona, style, stack, onClose }: { persona: Persona; style: string; stack: number; onClose(): void }) => (
  <CardDialog title={persona.name} onClose={onClose}>
    <div className="he-persona">
      <Portrait face={persona.face} />
      <div>
        <p>{style}</p>
        <p>{useFrozen(holdemTableWords().dialogs.chipsLeft(stack))}</p>
      </div>
    </div>
  </CardDialog>
);

/** The question before all chips go in. */
export const AllIn = ({ stack, onYes, onNo }: { stack: number; onYes(): void; onNo(): void }) => {
  const { dialogs, bar } = holdemTableWords();
  return (
    <CardDialog
      title={dialogs.allInTitle}
      onClose={onNo}
      footer={
        <>
          <ActionButton onPress={onNo}>{dialogs.back}</ActionButton>
          <ActionButton standing="lead" onPress={onYes}>
            {bar.allIn}
          </ActionButton>
        </>
      }
    >
      <p>{dialogs.allIn(stack)}</p>
    </CardDialog>
  );
};

/** The one that is open, if any. */
export const Dialogs = ({ open, view, personas, kept, leaving, onClose, onLeave }: DialogsProps) => {
  if (typeof open === 'number') {
    const persona = personas[open];
    return persona == null ? null : <Who persona={persona} style={styleOf(kept, open)} stack={view.stacks[open] ?? 0} onClose={onClose} />;
  }
  if (open === 'history') {
    return (
      <Suspense fallback={null}>
        <HistoryDialog kept={kept} last={isHandOver(view) ? view.hand : view.hand - 1} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <TableDialogs
      open={open}
      module={holdemModule}
      rules={view.rules}
      keys={keyTable()}
      leaving={leaving}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
};
