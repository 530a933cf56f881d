/** The action bar when nothing more can be played at this table. */
import { ActionButton } from '../kit/Button.tsx';
import { LookBackButton } from './LookBackButton.tsx';

interface SittingOverProps {
  /** How it ended. */
  readonly says: string | undefined;
  /** What can be done about it: sit down again, or leave. */
  readonly next: string;
  onNext(): void;
}

/** The last words, the way back over the sitting, and the one way on. */
export const SittingOver = ({ says, next, onNext }: SittingOverProps) => (
  <>
    <p className="say">{says}</p>
    <LookBackButton />
    <ActionButton standing="lead" keyName="Enter" onPress={onNext}>
      {next}
    </ActionButton>
  </>
);
