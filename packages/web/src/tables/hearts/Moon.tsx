/** The moon: how it is celebrated, and the shooter's choice. */
import type { Seat, Sight } from '@baize/engine';
import { type Hearts, heartsModule, type MoonWay } from '@baize/games/hearts';
import { ActionButton } from '../../kit/Button.tsx';
import { CardDialog } from '../../kit/Dialog.tsx';
import { Emblem } from './Emblem.tsx';
import { moonOutcome, pointsText } from './hands.ts';

/** The moon on the felt. */
export const MoonRise = ({ seat, me, names }: { seat: Seat; me: Seat; names: readonly string[] }) => (
  <div className="ht-moon">
    <Emblem of="moon" />
    <p className="ht-lead">{seat === me ? 'You have shot the moon' : `${names[seat] ?? ''} has shot the moon`}</p>
    <p className="ht-then">Every heart and the Queen of Spades</p>
  </div>
);

const ways: readonly MoonWay[] = ['minus', 'plus'];

/** "The game ends, and you win." */
const endWords = (winners: readonly Seat[], me: Seat, names: readonly string[]): string => {
  if (winners.length === 0) return 'The game goes on.';
  if (!winners.includes(me)) return `The game ends, and ${winners.map((seat) => names[seat]).join(' and ')} would win.`;
  return winners.length > 1 ? 'The game ends, and you share the win.' : 'The game ends, and you win.';
};

interface ChoiceProps {
  readonly sight: Sight<Hearts>;
  readonly names: readonly string[];
  onWay(way: MoonWay): void;
  onClose(): void;
}

/** The choice: what each way makes of the scores. */
export const MoonChoice = ({ sight, names, onWay, onClose }: ChoiceProps) => (
  <CardDialog
    title="The moon is yours"
    onClose={onClose}
    footer={ways.map((way) => (
      <ActionButton key={way} onPress={() => onWay(way)}>
        {heartsModule.words.action({ type: 'moon', way }, sight)}
      </ActionButton>
    ))}
  >
    <p>You took every heart and the Queen of Spades. How shall it count?</p>
    <div className="ht-ways">
      {ways.map((way) => {
        const { scores, winners } = moonOutcome(sight.view, way);
        return (
          <section key={way}>
            <h3>{heartsModule.words.action({ type: 'moon', way }, sight)}</h3>
            <dl>
              {scores.map((score, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <div key={seat}>
                  <dt>{names[seat]}</dt>
                  <dd>
                    {pointsText(sight.view.scores[seat] ?? 0)} → <b>{pointsText(score)}</b>
                  </dd>
                </div>
              ))}
            </dl>
            <p>{endWords(winners, sight.seat, names)}</p>
          </section>
        );
      })}
    </div>
  </CardDialog>
);
