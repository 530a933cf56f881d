/** Saying something: eight set phrases, and a way not to hear somebody. */
import type { Seat } from '@baize/engine';
import { type Phrase, phrases, type SeatSeen } from '@baize/rooms';
import { useEffect, useRef } from 'react';
import { Tool } from '../kit/Button.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import { FriendsIcon } from './FriendsIcon.tsx';

interface SayProps {
  readonly me: Seat;
  readonly seats: readonly SeatSeen[];
  readonly muted: readonly Seat[];
  onSay(phrase: Phrase): void;
  onMute(seat: Seat): void;
}

/** At most one in this time. */
const BREATH = 4000;

const isPhraseName = (name: string): name is Phrase => Object.hasOwn(phrases, name);
const all: readonly Phrase[] = Object.keys(phrases).filter(isPhraseName);

interface TrayProps extends SayProps {
  onClose(): void;
}

const Tray = ({ me, seats, muted, onSay, onMute, onClose }: TrayProps) => {
  const tray = useRef<HTMLElement>(null);
  useEffect(() => tray.current?.querySelector<HTMLButtonElement>(':scope > button')?.focus(), []);
  const others = seats.flatMap(({ name, held }, seat) => (held && seat !== me ? [{ name, seat }] : []));
  return (
    <section
      ref={tray}
      className="tray-say"
      role="dialog"
      aria-label="Say something"
      onKeyDown={(event) => {
        const { key } = event;
        if (key === 'Escape') onClose();
        const phrase = /^[1-8]$/.test(key) ? all[Number(key) - 1] : undefined;
        if (phrase === undefined) return;
        // At some tables a digit begins an amount: this one is meant for the tray.
        event.preventDefault();
        onSay(phrase);
      }}
    >
      <header>
        <h2>Say something</h2>
        <Tool icon="clear" label="Close" onPress={onClose} />
      </header>
      {all.map((phrase, at) => (
        <button key={phrase} type="button" aria-keyshortcuts={String(at + 1)} onClick={() => onSay(phrase)}>
          {phrases[phrase]}
        </button>
      ))}
      {others.length > 0 && (
        <fieldset>
          <legend>Hush</legend>
          {others.map(({ name, seat }) => (
            <label key={seat}>
              <input type="checkbox" checked={muted.includes(seat)} onChange={() => onMute(seat)} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
    </section>
  );
};

/** The button that opens the tray: before the actions, or on a phone among the tools. */
export const SayButton = ({ isTool, isOpen, onPress }: { readonly isTool: boolean; readonly isOpen: boolean; onPress(): void }) => (
  <button
    type="button"
    className={isTool ? 'tool speak-tool' : 'do open speak'}
    aria-label="Say something"
    aria-expanded={isOpen}
    aria-keyshortcuts="/"
    onClick={onPress}
  >
    <FriendsIcon name="speak" />
  </button>
);

/** The tray, while it is open, and its key. */
export const Say = ({ isOpen, onOpen, ...props }: SayProps & { readonly isOpen: boolean; onOpen(isOpen: boolean): void }) => {
  const last = useRef(-BREATH);
  const say = (phrase: Phrase): void => {
    if (performance.now() - last.current >= BREATH) {
      last.current = performance.now();
      props.onSay(phrase);
    }
    onOpen(false);
  };
  useKeys({ '/': () => onOpen(true) });
  return isOpen ? <Tray {...props} onSay={say} onClose={() => onOpen(false)} /> : null;
};
