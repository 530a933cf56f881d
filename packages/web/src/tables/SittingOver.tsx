/** The action bar when nothing more can be played at this table. */

import { useContext } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { seatWords } from './language/index.ts';
import { ThisTableContext } from './this-table.ts';

// --- the way from a table that is over to the look back at its sitting -----------------------------------------------

/** The button on the last line of a table; nothing where no sitting of one's own is kept. */
export const LookBackButton = () => {
  const onLookBack = useContext(ThisTableContext)?.onLookBack;
  return onLookBack === undefined ? null : <ActionButton onPress={onLookBack}>{seatWords().lookBack}</ActionButton>;
};

interface SittingOverProps {
  /** How it ended. */
  readonly says: string | undefined;
  /** What can be done about it: sit down again, or leave. */
  readonly next: string;
  onNext(): void;
}

/** The last words, the way back over the sitting, and the one way on. */
export const SittingOver = ({ says, next, onNext }: SittingOverProps) => (
  <>
    <p className="say">{says}</p>
    <LookBackButton />
    <ActionButton standing="lead" keyName="Enter" onPress={onNext}>
      {next}
    </ActionButton>
  </>
);
