/** The screens without a table: the way out, the closed casino, and where one cannot play. */
import { comeBack, lastEnded, type SavedTable, worthOf } from '@baize/casino';
import { useEffect, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { CardBack } from '../kit/deck/CardFace.tsx';
import { chipsOf } from '../kit/deck/chips.ts';
import { lookBackAt, useRoute } from '../runtime/address.ts';
import { useProfileStatus, useProfileStore, useTakeOver } from '../runtime/ProfileProvider.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import { Notice } from './NoticePage.tsx';

/** Good night. */
export const GoodNight = () => {
  const worth = useProfileStatus(({ profile }) => worthOf(profile));
  const kept = useProfileStatus((now) => now.kept);
  const [, go] = useRoute();
  const back = () => go('/');
  useKeys({ Enter: back });
  useEffect(() => {
    // An installed app may close itself; a page in a browser may not, and stays here.
    if (matchMedia('(display-mode: standalone)').matches) window.close();
  }, []);
  return (
    <Notice title="Good night">
      <p>
        {kept
          ? `Your ${chipsOf(worth)} ${worth === 1 ? 'is' : 'are'} kept for you, and so is every table you left. You can close this page now.`
          : 'This browser keeps nothing: your chips last until you close this page.'}
      </p>
      <ActionButton standing="lead" keyName="Enter" onPress={back}>
        Come back in
      </ActionButton>
    </Notice>
  );
};

/** Another window plays. */
export const Elsewhere = () => {
  const takeOver = useTakeOver();
  return (
    <Notice title="Baize is open in another window">
      <p>Your chips can be in one place only, so nothing is played or saved here. You can go on in the other window, or here.</p>
      <ActionButton standing="lead" onPress={takeOver}>
        Play here instead
      </ActionButton>
    </Notice>
  );
};

/** The save is a later version's. */
export const Newer = () => (
  <Notice title="Your save is from a later version">
    <p>It has been left exactly as it is. Load this page again to get the newest version of Baize, and play on with it.</p>
    <ActionButton standing="lead" onPress={() => location.reload()}>
      Load again
    </ActionButton>
  </Notice>
);

/** How long the message stays. */
const READING_TIME = 6000;

/** The record is made where somebody asks for it: these pages open without what it takes. */
const saveLast = async (ended: SavedTable): Promise<string> => (await import('../records/record.ts')).saveRecord(ended);

/** Broken when the page was opened: there is nothing new to be told. */
interface BrokeProps {
  readonly isOldNews: boolean;
}

/** The goodbye, then the closed casino with a way to start over. */
export const Broke = ({ isOldNews }: BrokeProps) => {
  const store = useProfileStore();
  const [, go] = useRoute();
  const ended = useProfileStatus(({ profile }) => lastEnded(profile));
  const [areClosed, setClosed] = useState(isOldNews);
  useEffect(() => {
    const timer = setTimeout(() => setClosed(true), READING_TIME);
    return () => clearTimeout(timer);
  }, []);
  if (!areClosed) {
    return (
      <Notice title="That was your last chip">
        <p role="status">
          You have no chips left, and the house plays for chips. Thank you for the game. The porter will see you to the door.
        </p>
      </Notice>
    );
  }
  const again = (): void => {
    if (store.change(comeBack)) go('/');
  };
  return (
    <Notice title="The doors are closed">
      <div className="doors" aria-hidden="true">
        <CardBack />
        <CardBack />
      </div>
      <p>Another night, another purse: come in again with 1,000 fresh chips. Your statistics go on.</p>
      <ActionButton standing="lead" onPress={again}>
        Come in again
      </ActionButton>
      {ended !== undefined && (
        <>
          <a className="do open" href={`#${lookBackAt(ended.logName)}`}>
            Look back
          </a>
          <ActionButton onPress={() => void saveLast(ended)}>Save last sitting</ActionButton>
        </>
      )}
    </Notice>
  );
};
