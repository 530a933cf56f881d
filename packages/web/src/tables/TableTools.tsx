/** The tools in the bar of a table. */
import { type ReactNode, useCallback, useContext } from 'react';
import { Tool } from '../kit/Button.tsx';
import { useSteady } from '../kit/hooks.ts';
import { SharedTableContext } from '../kit/shared-table.ts';
import { tableIcons } from '../kit/table-icons.ts';
import { SoundTool } from '../settings/SoundTool.tsx';
import { seatWords } from './language/index.ts';
import type { Aside } from './TableDialogs.tsx';

interface TableToolsProps {
  readonly hasHints: boolean;
  onHint(): void;
  onOpen(open: Aside): void;
  /** What this table has besides, before its rules. */
  readonly first?: ReactNode;
  /** What this table has besides, after its rules. */
  readonly children?: ReactNode;
}

/** The coach, the rules, the sound and the settings, with a table's own tools among them. */
export const TableTools = ({ hasHints, onHint, onOpen, first, children }: TableToolsProps) => {
  const hint = useSteady(onHint);
  // Hints are off when you play with friends.
  const isAlone = useContext(SharedTableContext) === undefined;
  const openRules = useCallback(() => onOpen('rules'), [onOpen]);
  const openSettings = useCallback(() => onOpen('settings'), [onOpen]);
  return (
    <>
      {hasHints && isAlone && <Tool icon={tableIcons.hint} label={seatWords().hint} keyName="I" onPress={hint} />}
      {first}
      <Tool icon={tableIcons.rules} label={seatWords().rules} keyName="R" onPress={openRules} />
      {children}
      <SoundTool />
      <Tool icon="settings" label={seatWords().settings} keyName="," onPress={openSettings} />
    </>
  );
};
