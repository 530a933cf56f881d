/** The replay: the real table, drawn as it stood at one moment of a sitting. Nothing can be done at it. */
import { personasAt, type Recorded, type Shown, writtenHands } from '@baize/casino';
import { sightOf } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { useMemo } from 'react';
import type { TableModule } from '../tables/contract.ts';
import { StaticTable } from './StaticTable.tsx';
import type { ReplayFrame } from './scenes.ts';

interface ReplayTableProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  readonly record: Recorded;
  readonly scene: ReplayFrame<Games[Id]>;
  /** Whether the player decides here. */
  readonly isAsked: boolean;
  readonly isOpen: boolean;
}

const Written = ({ record, state }: { record: Recorded; state: object }) => {
  return (
    <ul className="written-hands">
      {writtenHands(state, record.me).map(({ seat, hand }) => (
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

/** The table of the replay. */
export const ReplayTable = <Id extends GameId>({ table, record, scene, isAsked, isOpen }: ReplayTableProps<Id>) => {
  const { module } = table;
  const shown = useMemo((): Shown<Games[Id]> => {
    const sight = sightOf(module.game, scene.state, record.me);
    const view = isOpen ? (module.game.faceUp?.(sight.view, scene.state) ?? sight.view) : sight.view;
    const event = module.game.viewEvent(scene.event, record.me);
    return { seat: record.me, view, offers: isAsked ? sight.offers : [], event, tempo: 'none' };
  }, [module, record, scene, isAsked, isOpen]);
  const personas = useMemo(() => personasAt(record), [record]);
  return (
    <>
      <StaticTable table={table} shown={shown} isAsked={isAsked} personas={personas} />
      {isOpen && table.writesHands === true && <Written record={record} state={scene.state} />}
    </>
  );
};
