/** The felt: opponents round the table, the board and the pot in the middle, the player below. */
import type { Persona } from '@baize/casino';
import type { BySeat, Saying } from '@baize/engine';
import { type Holdem, isHandOver } from '@baize/games/holdem';
import type { TableHandle } from '../../runtime/useTable.ts';
import { CoachLine } from '../CoachLine.tsx';
import { winGrade } from '../result-sound.ts';
import { isBeaten, putInBy } from './hands.ts';
import { BoardCards, Deck, PotView } from './Middle.tsx';
import { MadeHand, MyHand, Self } from './Mine.tsx';
import { NewsLine } from './NewsLine.tsx';
import { Opponent } from './Opponent.tsx';

interface FeltProps {
  readonly run: TableHandle<Holdem>;
  readonly personas: BySeat<Persona | null>;
  readonly isMyTurn: boolean;
  /** Whether the hand is played to its end out of sight. */
  readonly isOutOfSight: boolean;
  readonly coach: Saying | undefined;
  readonly names: readonly string[];
  /** Asks who sits at a seat. */
  onAsk(seat: number): void;
}

const Print = () => (
  <svg className="printed he-print" viewBox="0 0 1160 680" preserveAspectRatio="none" aria-hidden="true">
    <rect x="150" y="104" width="860" height="430" rx="215" />
    <rect x="160" y="114" width="840" height="410" rx="205" strokeWidth=".75" />
  </svg>
);

/** The felt. */
export const Felt = ({ run: { shown, lines, verdict, results }, personas, isMyTurn, isOutOfSight, coach, names, onAsk }: FeltProps) => {
  const { view, seat: me, event } = shown;
  const others = personas.filter((persona) => persona !== null).length;
  const net = isHandOver(view) ? (results[me]?.net ?? 0) : 0;
  const grade = winGrade(net, putInBy(view, me), (view.stacks[me] ?? 0) - net);
  return (
    <div className={`holdem win-${grade} ${others > 5 ? 'crowd' : ''} ${isOutOfSight ? 'away' : ''}`}>
      <Print />
      <ul className={`he-opponents of-${others}`}>
        {personas.map((persona, seat) =>
          persona === null ? null : (
            <Opponent
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              view={view}
              me={me}
              others={others}
              seat={seat}
              persona={persona}
              hasLeft={isBeaten(view, seat) && event?.type !== 'settled'}
              onAsk={onAsk}
            />
          ),
        )}
      </ul>
      <Deck />
      <PotView view={view} me={me} />
      <BoardCards view={view} />
      <div className="words">
        <NewsLine view={view} me={me} lines={lines} verdict={verdict} names={names} />
        <CoachLine lines={lines} coach={coach} />
      </div>
      {me >= 0 && <Self view={view} me={me} personas={personas} isMyTurn={isMyTurn} />}
      <MyHand view={view} me={me} />
      <MadeHand view={view} me={me} />
    </div>
  );
};
