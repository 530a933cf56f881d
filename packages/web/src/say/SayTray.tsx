/** Saying something: eight set phrases, a few words of one's own where the host lets one, and a way not to hear somebody. */
import type { Seat } from '@baize/engine';
import { LONGEST_SAYING, normalizeWords, PHRASES, phraseWords, type Remark, refusedWords, type SeatSeen } from '@baize/rooms';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Tool } from '../kit/Button.tsx';
import './say.css';
import { tableIcons } from '../kit/table-icons.ts';
import { sayWords } from './language/index.ts';

/** What the tray is given. */
export interface SayProps {
  readonly me: Seat;
  readonly seats: readonly SeatSeen[];
  readonly muted: readonly Seat[];
  /** Whether one may say something of one's own here. */
  readonly hasWords: boolean;
  onSay(saying: Remark): void;
  onMute(seat: Seat): void;
}

const OwnWords = ({ onSay }: Pick<SayProps, 'onSay'>) => {
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState('');
  const { message, say } = sayWords();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const words = normalizeWords(text);
    if (words === undefined) setWrong(text.trim() === '' ? '' : refusedWords({ why: 'bad-words' }));
    else onSay({ words });
  };
  return (
    <form onSubmit={submit}>
      <input
        type="text"
        aria-label={message}
        placeholder={message}
        maxLength={LONGEST_SAYING}
        autoComplete="off"
        enterKeyHint="send"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setWrong('');
        }}
      />
      <button type="submit">{say}</button>
      <p role="status">{wrong}</p>
    </form>
  );
};

/** The tray. */
export const SayTray = ({ me, seats, muted, hasWords, onSay, onMute, onClose }: SayProps & { onClose(): void }) => {
  const tray = useRef<HTMLElement>(null);
  useEffect(() => tray.current?.querySelector<HTMLButtonElement>(':scope > button')?.focus(), []);
  const { title, close, mute } = sayWords();
  const others = seats.flatMap(({ name, held }, seat) => (held && seat !== me ? [{ name, seat }] : []));
  return (
    <section
      ref={tray}
      className="tray-say"
      role="dialog"
      aria-label={title}
      onKeyDown={(event) => {
        const { key, target } = event;
        if (key === 'Escape') onClose();
        // What is typed in the field is for the field.
        if (target instanceof HTMLInputElement && target.type === 'text') return;
        const phrase = /^[1-8]$/.test(key) ? PHRASES[Number(key) - 1] : undefined;
        if (phrase === undefined) return;
        // At some tables a digit begins an amount: this one is meant for the tray.
        event.preventDefault();
        onSay({ phrase });
      }}
    >
      <header>
        <h2>{title}</h2>
        <Tool icon={tableIcons.clear} label={close} onPress={onClose} />
      </header>
      {PHRASES.map((phrase, at) => (
        <button key={phrase} type="button" aria-keyshortcuts={String(at + 1)} onClick={() => onSay({ phrase })}>
          {phraseWords(phrase)}
        </button>
      ))}
      {hasWords && <OwnWords onSay={onSay} />}
      {others.length > 0 && (
        <fieldset>
          <legend>{mute}</legend>
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
