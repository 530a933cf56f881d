/** What lies over a table: a printed card, or a sheet in the rail's colours. Both are native dialogs. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import './dialog.css';
import { ActionButton, Tool } from './Button.tsx';
import { kitWords } from './language/index.ts';
import { tableIcons } from './table-icons.ts';
import { taps } from './taps.ts';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** Opens the dialog as long as it is in the page, and closes on Escape and on a tap beside it. */
const useModal = (onClose: () => void) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    taps.opened(performance.now());
    // The browser would choose the first thing that can have the focus; the one that closes a card is what a player wants.
    element?.querySelector<HTMLElement>('footer button:last-of-type')?.focus();
    return () => element?.close();
  }, []);
  return {
    ref: dialog,
    onCancel: (event: { preventDefault(): void }) => {
      event.preventDefault();
      onClose();
    },
    onClick: (event: { target: EventTarget; currentTarget: EventTarget }) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
};

/** A printed card. */
export const CardDialog = ({
  title,
  subtitle,
  note,
  children,
  footer,
  onClose,
}: DialogProps & { subtitle?: string; note?: string; footer?: ReactNode }) => {
  const id = useId();
  return (
    <dialog {...useModal(onClose)} className="printed-card" aria-labelledby={id}>
      <div className="page">
        <header>
          <h2 id={id}>{title}</h2>
          {subtitle !== undefined && <span>{subtitle}</span>}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a passage that may scroll has to be reachable by key */}
        <section className="read" tabIndex={0} aria-label={title}>
          {children}
        </section>
        <footer>
          <p>{note}</p>
          {footer ?? <ActionButton onPress={onClose}>{kitWords().ok}</ActionButton>}
        </footer>
      </div>
    </dialog>
  );
};

/** A sheet at the side, or from below on a phone. */
export const SideSheet = ({ title, children, onClose }: DialogProps) => {
  const id = useId();
  return (
    <dialog {...useModal(onClose)} className="sheet" aria-labelledby={id}>
      <div className="leaf">
        <header>
          <h2 id={id}>{title}</h2>
          <Tool icon={tableIcons.clear} label={kitWords().close} onPress={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
};
