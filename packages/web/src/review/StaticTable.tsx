/** A table that stands still: drawn as it looked at one moment. Nothing can be done at it. */
import { emptyTableLog, type Persona, type Shown } from '@baize/casino';
import type { BySeat, GameTypes } from '@baize/engine';
import type { GameId, Games } from '@baize/games';
import { useMemo } from 'react';
import { CardLandingProvider } from '../kit/CardLanding.tsx';
import { PaceContext } from '../kit/pace.ts';
import type { TableHandle } from '../runtime/useTable.ts';
import { Unaided } from '../settings/SettingsProvider.tsx';
import type { TableModule } from '../tables/contract.ts';

const nothing = (): void => undefined;

/** A run that stands still. */
const stillRun = <T extends GameTypes>(shown: TableHandle<T>['shown'], isAsked: boolean): TableHandle<T> => ({
  ...emptyTableLog,
  shown,
  beat: shown,
  isOut: false,
  waiting: isAsked ? 'me' : 'beat',
  landing: { isFlying: () => false, subscribe: () => nothing },
  hint: undefined,
  choose: nothing,
  skip: nothing,
  askHint: nothing,
  refuse: nothing,
});

interface StaticTableProps<Id extends GameId> {
  readonly table: TableModule<Id>;
  /** What is on the screen. */
  readonly shown: Shown<Games[Id]>;
  /** Whether the player decides here. */
  readonly isAsked: boolean;
  readonly personas: BySeat<Persona | null>;
}

/** The table. */
export const StaticTable = <Id extends GameId>({ table: { Table: Screen }, shown, isAsked, personas }: StaticTableProps<Id>) => {
  const run = useMemo(() => stillRun<Games[Id]>(shown, isAsked), [shown, isAsked]);
  return (
    <div className="static-table" inert>
      <PaceContext value={0}>
        <CardLandingProvider landing={run.landing}>
          <Unaided on>
            <Screen run={run} personas={personas} leaving={undefined} onLeave={nothing} onAgain={nothing} />
          </Unaided>
        </CardLandingProvider>
      </PaceContext>
    </div>
  );
};
