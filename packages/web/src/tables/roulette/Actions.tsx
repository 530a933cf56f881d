/** What stands in the action bar: the tray and the spin, or a new seat when the last chip is gone. */
import type { Sight } from '@baize/engine';
import { type Roulette, rouletteModule } from '@baize/games/roulette';
import { ActionButton } from '../../kit/Button.tsx';
import { SittingOver } from '../SittingOver.tsx';
import { Tray, type TrayProps } from './Tray.tsx';

interface ActionsProps extends TrayProps {
  readonly sight: Sight<Roulette>;
  readonly isOver: boolean;
  /** Spins the wheel, or lets the ball rest at once. */
  onSpin(): void;
  onAgain(): void;
}

/** The action bar. */
export const Actions = ({ sight, isOver, onSpin, onAgain, ...tray }: ActionsProps) => {
  if (isOver) return <SittingOver says="You have no chips left." next="Sit down again" onNext={onAgain} />;
  const type = tray.isTurning ? 'rest' : 'spin';
  const isLit = tray.isTurning || sight.offers.some((offer) => offer.type === 'spin');
  return (
    <>
      <Tray {...tray} />
      <ActionButton standing={isLit ? 'lead' : 'off'} keyName="Space" onPress={onSpin}>
        {rouletteModule.words.action({ type }, sight)}
      </ActionButton>
    </>
  );
};
