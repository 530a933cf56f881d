/** The theatre: the real table, drawn as it stood at one moment of a sitting. Nothing can be done at it. */
import { faces, faceUp, noRounds, type Recorded, writtenHands } from '@baize/casino';
import { type Card, type GameTypes, sightOf } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { useMemo } from 'react';
import { Flight } from '../kit/Flight.tsx';
import { PaceContext } from '../kit/pace.ts';
import type { TableRun } from '../runtime/useTable.ts';
import type { TableModule } from '../tables/contract.ts';
import type { ReviewScene } from './scenes.ts';

const nothing = (): void => undefined;

/** A run that stands still. */
const stillRun = <T extends GameTypes>(shown: TableRun<T>['shown'], isAsked: boolean): TableRun<T> => ({
  shown,
  beat: shown,
  waiting: isAsked ? 'me' : 'beat',
  lines: [],
  statistics: noRounds,
  results: [],
  verdict: [],
  hint: undefined,
  choose: nothing,
  skip: nothing,
  askHint: nothing,
  refuse: nothing,
});

interface TheatreProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly record: Recorded;
  readonly scene: ReviewScene<Games[Id]>;
  /** Whether the player decides here. */
  readonly isAsked: boolean;
  readonly isOpen: boolean;
}

const isHandOfCards = (hand: unknown): hand is readonly Card[] => Array.isArray(hand) && hand.every((card) => typeof card === 'string');

/** The cards that a state holds by seat, where it holds them so. */
const handsIn = (state: object): readonly (readonly Card[])[] =>
  'hands' in state && Array.isArray(state.hands) && state.hands.every(isHandOfCards) ? state.hands : [];

const Written = ({ id, record, state }: { id: GameId; record: Recorded; state: object }) => {
  const hands = writtenHands(id, handsIn(state), record.me);
  if (hands.length === 0) return null;
  return (
    <ul className="written-hands">
      {hands.map(({ seat, hand }) => (
        <li key={seat}>
          <b>{record.names[seat]}</b>
          {hand.map(({ sign, ranks, isRed }) => (
            <span key={sign}>
              <i className={isRed ? 'red' : undefined}>{sign}</i> {ranks}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
};

/** The theatre. */
export const Theatre = <Id extends GameId>({ table, record, scene, isAsked, isOpen }: TheatreProps<Id>) => {
  const { id, module, Table: Screen } = table;
  const run = useMemo(() => {
    const sight = sightOf(module.game, scene.state, record.me);
    const view = isOpen ? faceUp[id](sight.view, scene.state) : sight.view;
    const event = module.game.viewEvent(scene.event, record.me);
    return stillRun<Games[Id]>({ seat: record.me, view, offers: isAsked ? sight.offers : [], event, tempo: 'none' }, isAsked);
  }, [module, id, record, scene, isAsked, isOpen]);
  const guests = useMemo(() => faces(record), [record]);
  return (
    <>
      <div className="theatre" inert>
        <PaceContext value={0}>
          <Flight shown={run.beat}>
            <Screen run={run} guests={guests} leaving={undefined} onLeave={nothing} onAgain={nothing} />
          </Flight>
        </PaceContext>
      </div>
      {isOpen && <Written id={id} record={record} state={scene.state} />}
    </>
  );
};
