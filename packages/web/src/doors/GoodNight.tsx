/** The way out: the page can be closed, and everything is kept. */
import { worthOf } from '@baize/casino';
import { useEffect } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { chipsOf } from '../kit/deck/chips.ts';
import { useHouseNow } from '../runtime/HouseProvider.tsx';
import { useRoute } from '../runtime/route.ts';
import { useKeys } from '../runtime/useKeys.ts';
import { Notice } from './Notice.tsx';

/** Good night. */
export const GoodNight = () => {
  const worth = useHouseNow(({ profile }) => worthOf(profile));
  const kept = useHouseNow((now) => now.kept);
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
