/** The buttons: an action on the table's edge, and a tool in its bar. */
import { type MouseEvent, memo, type ReactNode } from 'react';
import './button.css';
import { Icon, type IconName } from './Icon.tsx';
import { usePace } from './pace.ts';

/** How an action stands: the usual next one is lit, one that is not offered is off but still answers a tap. */
export type ButtonTone = 'lead' | 'open' | 'off';

interface ActionProps {
  readonly children: ReactNode;
  readonly standing?: ButtonTone;
  /** The key that does the same. */
  readonly keyName?: string;
  onPress(): void;
}

/** An action. When it is off it says so to a screen reader, and a press still asks why. */
export const ActionButton = ({ children, standing = 'open', keyName, onPress }: ActionProps) => {
  const isStill = usePace() === 0;
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    // The floor has nothing that moves: how a button shakes its head is loaded with the tables.
    if (standing === 'off') void import('./motion.ts').then(({ animate, refuseMotion }) => animate(currentTarget, refuseMotion(isStill)));
    onPress();
  };
  return (
    <button type="button" className={`do ${standing}`} aria-disabled={standing === 'off'} aria-keyshortcuts={keyName} onClick={press}>
      <span>{children}</span>
      {keyName !== undefined && standing !== 'off' && <i className="key" data-key={keyName} aria-hidden="true" />}
    </button>
  );
};

interface ToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly keyName?: string;
  readonly pressed?: boolean;
  /** Keeps its label, or a word of its own, where there is room for it. */
  readonly wordy?: boolean | string;
  onPress(): void;
}

/** A quiet button with an icon, such as those in the bar. */
export const Tool = memo(({ icon, label, keyName, pressed, wordy = false, onPress }: ToolProps) => (
  <button
    type="button"
    className="tool"
    aria-label={label}
    title={wordy === true ? undefined : label}
    aria-keyshortcuts={keyName}
    aria-pressed={pressed}
    onClick={onPress}
  >
    <Icon name={icon} />
    {wordy && <span>{wordy === true ? label : wordy}</span>}
  </button>
));
