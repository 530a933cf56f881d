/** The last chip is gone: the house says so, and after a while closes its doors. */
import { startOver } from '@baize/casino';
import { useEffect, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { CardBack } from '../kit/deck/CardFace.tsx';
import { useHouse } from '../runtime/HouseProvider.tsx';
import { useRoute } from '../runtime/route.ts';
import { Notice } from './Notice.tsx';

/** How long the message stays. */
const FAREWELL = 6000;

/** Broken when the page was opened: there is nothing new to be told. */
interface BrokeProps {
  readonly isOldNews: boolean;
}

/** The farewell, then the closed doors with a way to start over. */
export const Broke = ({ isOldNews }: BrokeProps) => {
  const house = useHouse();
  const [, go] = useRoute();
  const [areClosed, setClosed] = useState(isOldNews);
  useEffect(() => {
    const timer = setTimeout(() => setClosed(true), FAREWELL);
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
    if (house.change(startOver)) go('/');
  };
  return (
    <Notice title="The doors are closed">
      <div className="doors" aria-hidden="true">
        <CardBack />
        <CardBack />
      </div>
      <p>Another night, another purse: come in again with 1,000 fresh chips and clean books.</p>
      <ActionButton standing="lead" onPress={again}>
        Start over
      </ActionButton>
    </Notice>
  );
};
