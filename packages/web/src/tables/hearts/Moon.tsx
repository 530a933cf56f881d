/** The moon: how it is celebrated, and the shooter's choice. */
import { type Seat, type Sight, type Who, whoIs } from '@baize/engine';
import { type Hearts, heartsModule, type MoonWay } from '@baize/games/hearts';
import { useMoved } from '../../kit/animation-batch.ts';
import { ActionButton } from '../../kit/Button.tsx';
import { CardDialog } from '../../kit/Dialog.tsx';
import { afterRiseMotion } from '../../kit/motion.ts';
import { Emblem } from './Emblem.tsx';
import { moonOutcome, pointsText } from './hands.ts';
import { heartsTableWords } from './language/index.ts';

/** What is said below the moon once it is up. */
const MoonWords = ({ who }: { who: Who }) => {
  const { moon } = heartsTableWords();
  const words = useMoved<HTMLDivElement>((_element, _here, pace) => afterRiseMotion(pace));
  return (
    <div ref={words}>
      <p className="ht-lead">{moon.shot(who)}</p>
      <p className="ht-then">{moon.every}</p>
    </div>
  );
};

/** The moon on the felt. */
export const MoonRise = ({ seat, me, names }: { seat: Seat; me: Seat; names: readonly string[] }) => (
  <div className="ht-moon">
    <Emblem of="moon" />
    <MoonWords who={whoIs(seat, { me, names })} />
  </div>
);

const ways: readonly MoonWay[] = ['minus', 'plus'];

interface ChoiceProps {
  readonly sight: Sight<Hearts>;
  readonly names: readonly string[];
  onWay(way: MoonWay): void;
  onClose(): void;
}

/** The choice: what each way makes of the scores. */
export const MoonChoice = ({ sight, names, onWay, onClose }: ChoiceProps) => (
  <CardDialog
    title={heartsTableWords().moon.title}
    onClose={onClose}
    footer={ways.map((way) => (
      <ActionButton key={way} onPress={() => onWay(way)}>
        {heartsModule.words.action({ type: 'moon', way }, sight)}
      </ActionButton>
    ))}
  >
    <p>{heartsTableWords().moon.asks}</p>
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
            <p>{heartsTableWords().moon.end(winners.map((seat) => whoIs(seat, { me: sight.seat, names })))}</p>
          </section>
        );
      })}
    </div>
  </CardDialog>
);
