/** The screens without a table: the way out, the closed casino, and where one cannot play. */
import { comeBack, FIRST_CHIPS, lastEnded, type SavedTable, worthOf } from '@baize/casino';
import { withWords } from '@baize/engine';
import { useEffect, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { later } from '../kit/clock.ts';
import { CardBack } from '../kit/deck/CardFace.tsx';
import { lookBackAt, useRoute } from '../runtime/address.ts';
import { useProfileStatus, useProfileStore, useTakeOver } from '../runtime/ProfileProvider.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import { entryWords } from './language/index.ts';
import { Notice } from './NoticePage.tsx';

/** The way out. */
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
  const { leaving } = entryWords();
  return (
    <Notice title={leaving.title}>
      <p>{kept ? leaving.kept(worth) : leaving.notKept}</p>
      <ActionButton standing="lead" keyName="Enter" onPress={back}>
        {leaving.back}
      </ActionButton>
    </Notice>
  );
};

/** Another window plays. */
export const Elsewhere = () => {
  const takeOver = useTakeOver();
  const { title, text, playHere } = entryWords().elsewhere;
  return (
    <Notice title={title}>
      <p>{text}</p>
      <ActionButton standing="lead" onPress={takeOver}>
        {playHere}
      </ActionButton>
    </Notice>
  );
};

/** The save is a later version's. */
export const Newer = () => {
  const { title, text, reload } = entryWords().newer;
  return (
    <Notice title={title}>
      <p>{text}</p>
      <ActionButton standing="lead" onPress={() => location.reload()}>
        {reload}
      </ActionButton>
    </Notice>
  );
};

/** How long the message stays. */
const READING_TIME = 6000;

/** The record is made where somebody asks for it: these pages open without what it takes. */
const saveLast = async (ended: SavedTable): Promise<string> => (await withWords(import('../records/record.ts'))).saveRecord(ended);

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
    return later(READING_TIME, () => setClosed(true));
  }, []);
  const words = entryWords().broke;
  if (!areClosed) {
    return (
      <Notice title={words.lastChip}>
        <p role="status">{words.thanks}</p>
      </Notice>
    );
  }
  const again = (): void => {
    if (store.change(comeBack)) go('/');
  };
  return (
    <Notice title={words.title}>
      <div className="doors" aria-hidden="true">
        <CardBack />
        <CardBack />
      </div>
      <p>{words.again(FIRST_CHIPS)}</p>
      <ActionButton standing="lead" onPress={again}>
        {words.start}
      </ActionButton>
      {ended !== undefined && (
        <>
          <a className="do open" href={`#${lookBackAt(ended.logName)}`}>
            {words.lookBack}
          </a>
          <ActionButton onPress={() => void saveLast(ended)}>{words.save}</ActionButton>
        </>
      )}
    </Notice>
  );
};
