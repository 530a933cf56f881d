/** The question when the player's chips are at another table. */
import { titles } from '../floor/tiles.ts';
import { ActionButton } from '../kit/Button.tsx';
import { CardDialog } from '../kit/Dialog.tsx';
import { amountOf, chipsOf } from '../kit/deck/chips.ts';
import type { OtherTable } from './seat.ts';

interface AnotherTableProps {
  readonly rival: OtherTable;
  /** Goes to the other table. */
  onGo(): void;
  /** Stands up there. */
  onGiveUp(): void;
  onClose(): void;
}

/** Go there, leave it, or stay. */
export const AnotherTable = ({ rival, onGo, onGiveUp, onClose }: AnotherTableProps) => {
  const { id, stack, atRisk } = rival;
  const price = atRisk > 0 ? ` The ${chipsOf(atRisk)} at risk there would be lost.` : '';
  return (
    <CardDialog
      title="One table at a time"
      onClose={onClose}
      footer={
        <>
          <ActionButton onPress={onClose}>Stay</ActionButton>
          <ActionButton onPress={onGiveUp}>{atRisk > 0 ? `Leave it and lose ${amountOf(atRisk)}` : 'Leave it'}</ActionButton>
          <ActionButton standing="lead" onPress={onGo}>
            Go there
          </ActionButton>
        </>
      }
    >
      <p>
        You are still sitting at {titles[id]}, with {chipsOf(stack)} in front of you. Your chips can be at one table only.{price}
      </p>
    </CardDialog>
  );
};
