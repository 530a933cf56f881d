/** The felt: four seats round the trick, the pass or the score, and the hand below. */

import type { Persona } from '@baize/casino';
import { type BySeat, type Card, type Saying, whoIs } from '@baize/engine';
import { directionOf, type Hearts, type PassDirection, receiverOf, type View } from '@baize/games/hearts';
import { memo, useLayoutEffect, useRef } from 'react';
import { suitPaths } from '../../kit/deck/shapes.ts';
import { placeName } from '../../kit/places.ts';
import type { TableHandle } from '../../runtime/useTable.ts';
import { CoachLine, useRefusal } from '../CoachLine.tsx';
import { DealtPack, Flights, type RaisedPlaces } from './Flights.tsx';
import { HandFan } from './HandFan.tsx';
import { type LaidTrick, tookWords, trickOf } from './hands.ts';
import { heartsTableWords } from './language/index.ts';
import { MoonRise } from './Moon.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { Seats } from './Seats.tsx';
import { TrickView } from './TrickView.tsx';

const Mark = ({ broken }: { broken: boolean }) => (
  <svg className="ht-mark" viewBox="-10 -10 20 20" aria-hidden="true">
    <path d={suitPaths.h} className={broken ? 'whole' : 'outline'} />
    {broken && <path d="M0-5.8-2.2-2l4 2.5L-.5 4" className="crack" />}
  </svg>
);

/** The tags in the corner. */
const Tags = memo(({ phase, broken, hand, trick }: Pick<View, 'phase' | 'broken' | 'hand'> & { trick: number }) => {
  const { felt } = heartsTableWords();
  return (
    <div className="ht-tags">
      {phase === 'playing' || phase === 'moon' ? (
        <>
          <span className={broken ? 'tag lit' : 'tag ht-unbroken'}>
            <Mark broken={broken} />
            {felt.hearts(broken)}
          </span>
          <span className="tag ht-count">{felt.trick(Math.min(trick, 13))}</span>
        </>
      ) : (
        <span className="tag">{felt.hand(hand)}</span>
      )}
    </div>
  );
});

const Arrow = ({ direction }: { direction: PassDirection }) => (
  <svg className={`ht-arrow ${direction}`} viewBox="0 0 220 40" aria-hidden="true">
    <path d="M214 20H10M26 6 10 20l16 14" />
  </svg>
);

/** The announcement of a pass. */
const Passing = ({ view, me, names }: { view: View; me: number; names: readonly string[] }) => {
  const to = whoIs(receiverOf(view.direction, me), { me, names });
  const { felt } = heartsTableWords();
  const next = [1, 2, 3].map((on) => directionOf(view.hand + on));
  const isDone = view.passes[me] !== null;
  return (
    // The last cards are still on their way from where the pack lay.
    <div className="ht-pass" {...placeName('deck')}>
      <p className="ht-lead">{isDone ? felt.othersChoose : felt.passTo(to)}</p>
      <Arrow direction={view.direction} />
      <p className="ht-then">{felt.passing(view.direction, next)}</p>
    </div>
  );
};

interface FeltProps {
  readonly run: TableHandle<Hearts>;
  readonly personas: BySeat<Persona | null>;
  readonly names: readonly string[];
  readonly hand: readonly Card[];
  readonly chosen: readonly Card[];
  readonly lingers: boolean;
  readonly coach: Saying | undefined;
  origin(): DOMRectReadOnly | undefined;
  onCard(card: Card): void;
  onDrop(card: Card, from: DOMRectReadOnly): void;
}

/** What the coach would take. */
const advisedBy = ({ hint }: TableHandle<Hearts>): readonly Card[] => {
  if (hint?.action.type === 'pass') return hint.action.cards;
  return hint?.action.type === 'play' ? [hint.action.card] : [];
};

/** Whether the result of a hand is to be seen. */
const hasResult = ({ phase, hand, sheet }: View): boolean => (phase === 'between' || phase === 'ended') && hand > 0 && sheet.length >= hand;

/** What lies in the middle of the table. */
const Middle = ({ run, personas, names, origin, trick }: FeltProps & { trick: LaidTrick }) => {
  const { view, seat } = run.shown;
  switch (view.phase) {
    case 'passing':
      return view.cardsInDeck === 0 ? <Passing view={view} me={seat} names={names} /> : <DealtPack view={view} me={seat} />;
    case 'moon':
      return <MoonRise seat={view.turn} me={seat} names={names} />;
    case 'between':
    case 'ended':
      return hasResult(view) ? <ResultPanel view={view} me={seat} personas={personas} /> : null;
    case 'playing':
      return (
        <TrickView
          trick={trick}
          hand={view.hand}
          me={seat}
          took={trick.isTaken ? tookWords(view, seat, names) : undefined}
          names={names}
          isMyTurn={run.waiting === 'me'}
          origin={origin}
        />
      );
  }
};

/**
 * What the felt makes room for, as names of its own. `:has()` could find it too, and would be asked again with every card that goes.
 */
const useRoomNames = ({ run: { shown, lines }, coach }: FeltProps, { isTaken }: LaidTrick): string => {
  const { view } = shown;
  const isRefused = useRefusal(lines) !== undefined;
  const names = {
    said: isRefused || coach !== undefined,
    coached: !isRefused && coach !== undefined,
    taken: isTaken && view.phase === 'playing',
    told: hasResult(view) || view.phase === 'moon',
  };
  return Object.entries(names)
    .flatMap(([name, isSo]) => (isSo ? name : []))
    .join(' ');
};

/** Where the cards lie that the player gives away, kept from when they were still in the hand. */
const useRaised = ({ phase, passes }: View, me: number): RaisedPlaces => {
  const places = useRef(new Map<string, DOMRectReadOnly>());
  const given = phase === 'passing' ? (passes[me] ?? []) : [];
  useLayoutEffect(() => {
    for (const card of given) {
      const box = document.querySelector(`.ht-held[data-card="${card}"]`)?.getBoundingClientRect();
      if (box !== undefined) places.current.set(card, box);
    }
  });
  return places.current;
};

/** The felt. */
export const Felt = (props: FeltProps) => {
  const { run, personas, names, hand, chosen, lingers, coach, onCard, onDrop } = props;
  const { view, seat } = run.shown;
  const trick = trickOf(view, lingers);
  const roomNames = useRoomNames(props, trick);
  const raised = useRaised(view, seat);
  const playable = run.shown.offers.flatMap((offer) => (offer.type === 'play' ? offer.card.options : []));
  return (
    <div className={`hearts ${view.phase} ${roomNames}`}>
      <Seats view={view} me={seat} personas={personas} />
      <Tags phase={view.phase} broken={view.broken} hand={view.hand} trick={trick.number} />
      <Middle {...props} trick={trick} />
      <Flights event={run.shown.event} hand={view.hand} me={seat} raised={raised} />
      <div className="words">
        <CoachLine lines={run.lines} coach={coach} />
      </div>
      <HandFan
        view={view}
        me={seat}
        names={names}
        hand={hand}
        chosen={chosen}
        advised={advisedBy(run)}
        playable={playable}
        onCard={onCard}
        onDrop={onDrop}
      />
    </div>
  );
};
