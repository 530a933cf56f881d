/** The table calls whoever sits at it and looks elsewhere. Loaded once one has a seat; whether it may notify is asked here, and only here. */
import type { GameTypes } from '@baize/engine';
import { callOf, type RoomClient, tableOf } from '@baize/rooms';
import { useEffect, useState } from 'react';
import { ActionButton } from '../../kit/Button.tsx';
import { useSettings } from '../../settings/SettingsProvider.tsx';
import { friendsWords } from '../language/index.ts';
import { browserPage, canNotify } from './browser-page.ts';
import { makeCaller } from './caller.ts';
import './calls.css';

/** Whether the player is to be asked: never before they sit, and never twice. */
const isToBeAsked = (): boolean => canNotify() && Notification.permission === 'default';

/** The question, with a way to say no for good. */
const NoticeQuestion = ({ onNo }: { onNo(): void }) => {
  const [isOpen, setOpen] = useState(isToBeAsked);
  if (!isOpen) return null;
  const { question, yes, no } = friendsWords().calls;
  const allow = (): void => void Notification.requestPermission().then(() => setOpen(isToBeAsked()));
  return (
    <p className="call-question">
      <span>{question}</span>
      <ActionButton onPress={allow}>{yes}</ActionButton>
      <ActionButton
        onPress={() => {
          setOpen(false);
          onNo();
        }}
      >
        {no}
      </ActionButton>
    </p>
  );
};

interface CallsProps {
  readonly client: Pick<RoomClient<GameTypes>, 'room' | 'pending'>;
  /** Whether there is room for a question: nobody who plays is asked anything else. */
  readonly asks: boolean;
}

/** The caller of a table one sits at. */
export const Calls = ({ client, asks }: CallsProps) => {
  const { settings, change } = useSettings();
  const { callsOff } = settings;
  const { host, seats } = client.room ?? {};
  const table = tableOf(host == null ? undefined : seats?.[host]?.name);
  const [caller] = useState(() => makeCaller(browserPage(table)));
  const { nth, words } = callOf(client) ?? {};
  useEffect(() => {
    caller.update(nth === undefined || words === undefined ? undefined : { nth, words }, callsOff);
  }, [caller, nth, words, callsOff]);
  useEffect(() => {
    const kinds = ['focus', 'blur'] as const;
    for (const kind of kinds) addEventListener(kind, caller.look);
    document.addEventListener('visibilitychange', caller.look);
    return () => {
      for (const kind of kinds) removeEventListener(kind, caller.look);
      document.removeEventListener('visibilitychange', caller.look);
      caller.update(undefined, []);
    };
  }, [caller]);
  return !asks || callsOff.includes('notice') ? null : <NoticeQuestion onNo={() => change({ callsOff: [...callsOff, 'notice'] })} />;
};
