/** The tools in the bar of a table. */
import type { ReactNode } from 'react';
import { Tool } from '../kit/Button.tsx';
import { SoundTool } from '../settings/SoundTool.tsx';
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
export const TableTools = ({ hasHints, onHint, onOpen, first, children }: TableToolsProps) => (
  <>
    {hasHints && <Tool icon="hint" label="Hint" keyName="I" onPress={onHint} />}
    {first}
    <Tool icon="rules" label="Rules" keyName="R" onPress={() => onOpen('rules')} />
    {children}
    <SoundTool />
    <Tool icon="settings" label="Settings" keyName="," onPress={() => onOpen('settings')} />
  </>
);
