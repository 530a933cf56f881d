/** The way from a table that is over to the look back at its sitting. */
import { useContext } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { ThisTableContext } from './this-table.ts';

/** The button on the last line of a table; nothing where no sitting of one's own is kept. */
export const LookBackButton = () => {
  const onLookBack = useContext(ThisTableContext)?.onLookBack;
  return onLookBack === undefined ? null : <ActionButton onPress={onLookBack}>Look back</ActionButton>;
};
