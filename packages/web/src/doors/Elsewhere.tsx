/** What is shown where one cannot play: another window holds the house, or the save is a later version's. */
import { ActionButton } from '../kit/Button.tsx';
import { useTakeOver } from '../runtime/HouseProvider.tsx';
import { Notice } from './Notice.tsx';

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
