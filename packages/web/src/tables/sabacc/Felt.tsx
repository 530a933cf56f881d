/** The felt: opponents above, piles and dice in the middle, pots, the player's own hand and its total below. */
import type { Persona } from '@baize/casino';
import { type BySeat, inFull, type Saying } from '@baize/engine';
import { type Event, type Sabacc, type SabaccCard, sabaccModule, stakedBy } from '@baize/games/sabacc';
import type { TableHandle } from '../../runtime/useTable.ts';
import { CoachLine } from '../CoachLine.tsx';
import { winGrade } from '../result-sound.ts';
import { whatIf } from './hands.ts';
import { Middle, Pots } from './Middle.tsx';
import { MyHand, Sum } from './Mine.tsx';
import { NewsLine } from './NewsLine.tsx';
import { Opponent } from './Opponent.tsx';

interface FeltProps {
  readonly run: TableHandle<Sabacc>;
  readonly personas: BySeat<Persona | null>;
  readonly event: Event | undefined;
  readonly chosen: SabaccCard | undefined;
  readonly isPicking: boolean;
  readonly isMyTurn: boolean;
  readonly coach: Saying | undefined;
  onCard(card: SabaccCard): void;
  onDiscards(): void;
}

const Print = () => (
  <svg className="printed sb-print" viewBox="0 0 1160 680" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <circle cx="580" cy="286" r="228" />
    <circle cx="580" cy="286" r="219" strokeWidth=".75" />
    <path d="M580 67 769.7 395.5H390.3z" strokeWidth=".75" opacity=".7" />
  </svg>
);

/** What is said under the total: what the chosen card would do, or what is asked. */
const sumWords = ({ run: { shown }, chosen, isMyTurn }: FeltProps): string => {
  if (chosen !== undefined) return whatIf(shown.view, shown.seat, chosen);
  return isMyTurn ? inFull(sabaccModule.words.prompt(shown)) : '';
};

/** The felt. */
export const Felt = (props: FeltProps) => {
  const { run, personas, event, chosen, isPicking, coach, onCard, onDiscards } = props;
  const { view, seat } = run.shown;
  const deal = String(view.game);
  const net = run.results[seat]?.net ?? 0;
  const grade = winGrade(net, stakedBy(view, seat), (view.stacks[seat] ?? 0) - net);
  const others = personas.filter((persona) => persona !== null).length;
  return (
    <div className={`sabacc ${event?.type === 'hands-swept' ? 'storm' : ''} ${view.finish === null ? '' : `over win-${grade}`}`}>
      <Print />
      <ul className={`sb-opponents of-${others}`}>
        {personas.map((persona, at) =>
          persona === null ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <Opponent key={at} view={view} me={seat} others={others} seat={at} persona={persona} deal={deal} />
          ),
        )}
      </ul>
      <Middle view={view} event={event} me={seat} onDiscards={onDiscards} />
      <Pots view={view} me={seat} />
      <div className="words">
        <NewsLine
          view={view}
          event={event}
          lines={run.lines}
          net={run.results[seat]?.net}
          audience={{ me: seat, names: personas.map((persona) => persona?.name ?? 'You') }}
        />
        <CoachLine lines={run.lines} coach={coach} />
      </div>
      <MyHand view={view} me={seat} deal={deal} chosen={chosen} isPicking={isPicking} onCard={onCard} />
      <Sum view={view} me={seat} words={sumWords(props)} />
    </div>
  );
};
