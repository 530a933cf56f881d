/** The felt: four seats round the trick, the pass or the score, and the hand below. */
import type { Guest } from '@baize/casino';
import type { BySeat, Card } from '@baize/engine';
import type { Hearts } from '@baize/games/hearts';
import type { TableRun } from '../../runtime/useTable.ts';
import { HandFan } from './HandFan.tsx';
import { type LaidTrick, trickOf } from './hands.ts';
import { MoonRise } from './Moon.tsx';
import { Passing } from './Passing.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { Seats } from './Seats.tsx';
import { Tags } from './Tags.tsx';
import { TrickView } from './TrickView.tsx';

interface FeltProps {
  readonly run: TableRun<Hearts>;
  readonly guests: BySeat<Guest | null>;
  readonly names: readonly string[];
  readonly hand: readonly Card[];
  readonly chosen: readonly Card[];
  readonly lingers: boolean;
  origin(): DOMRectReadOnly | undefined;
  onCard(card: Card): void;
}

/** What the coach would take. */
const advisedBy = ({ hint }: TableRun<Hearts>): readonly Card[] => {
  if (hint?.action.type === 'pass') return hint.action.cards;
  return hint?.action.type === 'play' ? [hint.action.card] : [];
};

/** What lies in the middle of the table. */
const Middle = ({ run, guests, names, origin, trick }: FeltProps & { trick: LaidTrick }) => {
  const { view, seat } = run.shown;
  switch (view.phase) {
    case 'passing':
      return view.cardsInDeck === 0 ? <Passing view={view} me={seat} names={names} /> : null;
    case 'moon':
      return <MoonRise seat={view.turn} me={seat} names={names} />;
    case 'between':
    case 'ended':
      return view.hand === 0 || view.sheet.length < view.hand ? null : <ResultPanel view={view} me={seat} guests={guests} />;
    case 'playing':
      return <TrickView trick={trick} hand={view.hand} me={seat} isMyTurn={run.waiting === 'me'} origin={origin} />;
  }
};

/** The felt. */
export const Felt = (props: FeltProps) => {
  const { run, guests, names, hand, chosen, lingers, onCard } = props;
  const { view, seat } = run.shown;
  const trick = trickOf(view, lingers);
  const playable = run.shown.offers.flatMap((offer) => (offer.type === 'play' ? offer.card.options : []));
  return (
    <div className={`hearts ${view.phase}`}>
      <Seats view={view} me={seat} guests={guests} />
      <Tags view={view} trick={trick.number} />
      <Middle {...props} trick={trick} />
      <HandFan
        view={view}
        me={seat}
        names={names}
        hand={hand}
        chosen={chosen}
        advised={advisedBy(run)}
        playable={playable}
        onCard={onCard}
      />
    </div>
  );
};
