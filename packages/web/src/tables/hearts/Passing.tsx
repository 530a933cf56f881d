/** Before a hand: to whom three cards go, and in which direction. */
import { directionOf, type PassDirection, receiverOf, type View } from '@baize/games/hearts';

const turns: Readonly<Record<PassDirection, string>> = { left: 'left', right: 'right', across: 'across', none: 'none' };

/** "Next: right, across, then none." */
const nextWords = (hand: number): string => {
  const [second, third, fourth] = [1, 2, 3].map((on) => turns[directionOf(hand + on)]);
  return `Next: ${second}, ${third}, then ${fourth}.`;
};

const Arrow = ({ direction }: { direction: PassDirection }) => (
  <svg className={`ht-arrow ${direction}`} viewBox="0 0 220 40" aria-hidden="true">
    <path d="M214 20H10M26 6 10 20l16 14" />
  </svg>
);

/** The announcement of a pass. */
export const Passing = ({ view, me, names }: { view: View; me: number; names: readonly string[] }) => {
  const to = names[receiverOf(view.direction, me)] ?? '';
  const isDone = view.passes[me] !== null;
  return (
    <div className="ht-pass">
      <p className="ht-lead">{isDone ? 'The others choose' : `Pass three cards to ${to}`}</p>
      <Arrow direction={view.direction} />
      <p className="ht-then">
        This hand passes {turns[view.direction]}. {nextWords(view.hand)}
      </p>
    </div>
  );
};
