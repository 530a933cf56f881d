/** What can lie over any table: its rules, the keys, the settings, and the question before leaving. */
import type { Passage } from '@baize/engine';
import { ActionButton } from '../kit/Button.tsx';
import { CardDialog } from '../kit/Dialog.tsx';
import { SettingsSheet } from '../settings/SettingsSheet.tsx';
import './table-dialogs.css';

/** Which of them is open. */
export type Aside = 'rules' | 'keys' | 'settings' | 'leave';

interface TableDialogsProps {
  readonly open: Aside | undefined;
  readonly title: string;
  readonly preset: string;
  readonly rules: readonly Passage[];
  /** Key and what it does. */
  readonly keys: readonly (readonly [string, string])[];
  /** What leaving now would cost. */
  readonly leaving: string;
  onClose(): void;
  onLeave(): void;
}

const RulesPage = ({ rules }: { rules: readonly Passage[] }) =>
  rules.map(({ heading, lines }) => (
    <section key={heading}>
      <h3>{heading}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  ));

const KeyTable = ({ keys }: { keys: TableDialogsProps['keys'] }) => (
  <dl className="key-table">
    {keys.map(([key, deed]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{deed}</dd>
      </div>
    ))}
  </dl>
);

/** The one that is open, if any. */
export const TableDialogs = ({ open, title, preset, rules, keys, leaving, onClose, onLeave }: TableDialogsProps) => {
  switch (open) {
    case undefined:
      return null;
    case 'settings':
      return <SettingsSheet onClose={onClose} />;
    case 'rules':
      return (
        <CardDialog title={title} subtitle={preset} onClose={onClose}>
          <RulesPage rules={rules} />
        </CardDialog>
      );
    case 'keys':
      return (
        <CardDialog title="Keys" subtitle={title} onClose={onClose}>
          <KeyTable keys={keys} />
        </CardDialog>
      );
    case 'leave':
      return (
        <CardDialog
          title="Leave the table?"
          onClose={onClose}
          footer={
            <>
              <ActionButton onPress={onLeave}>Leave</ActionButton>
              <ActionButton standing="lead" onPress={onClose}>
                Stay
              </ActionButton>
            </>
          }
        >
          <p>{leaving}</p>
        </CardDialog>
      );
  }
};
