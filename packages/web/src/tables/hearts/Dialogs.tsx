/** What lies over the table, if anything does. */

import { type Seat, whoIs } from '@baize/engine';
import { type Hearts, heartsModule, lastTrick, type View } from '@baize/games/hearts';
import { useEffect, useState } from 'react';
import { later } from '../../kit/clock.ts';
import { CardDialog } from '../../kit/Dialog.tsx';
import { CardFace } from '../../kit/deck/CardFace.tsx';
import { useFrozen } from '../../kit/hooks.ts';
import { useTempo } from '../../kit/pace.ts';
import type { TableHandle } from '../../runtime/useTable.ts';
import { type Aside, TableDialogs } from '../TableDialogs.tsx';
import { heartsTableWords } from './language/index.ts';
import { MoonChoice } from './Moon.tsx';
import { ScoreSheet } from './ScoreSheet.tsx';
import { keyTable } from './table-keys.ts';

/** A moon rises before anybody is asked anything. */
export const MOON = 1900;

interface LastTrickProps {
  readonly view: View;
  readonly me: Seat;
  readonly names: readonly string[];
  onClose(): void;
}

/** Its four cards in the order they were played, and who took them. */
const LastTrick = ({ view: now, me, names, onClose }: LastTrickProps) => {
  const view = useFrozen(now);
  const words = heartsTableWords().lastTrick;
  const trick = lastTrick(view);
  if (trick === undefined) {
    return (
      <CardDialog title={words.title} onClose={onClose}>
        <p>{words.none}</p>
      </CardDialog>
    );
  }
  const { plays, taker, points } = trick;
  return (
    <CardDialog
      title={words.title}
      subtitle={words.took(whoIs(taker, { me, names }), points)}
      note={words.of(view.tricks.length)}
      onClose={onClose}
    >
      <ul className="ht-last">
        {plays.map(({ seat, card }) => (
          <li key={seat} className={seat === taker ? 'taking' : undefined}>
            <CardFace card={card} />
            <span className="ht-by">{names[seat]}</span>
          </li>
        ))}
      </ul>
    </CardDialog>
  );
};

/** Which of them is open. */
export type Open = Aside | 'last' | 'sheet';

interface DialogsProps {
  readonly open: Open | undefined;
  readonly run: TableHandle<Hearts>;
  readonly names: readonly string[];
  readonly me: Seat;
  readonly leaving: string;
  onOpen(open: Open | undefined): void;
  onLeave(): void;
}

/** Whether the moon has risen: the question waits for it, also where nothing moves. */
const useRisen = (isMoon: boolean): boolean => {
  const rises = MOON * useTempo();
  const [hasRisen, setRisen] = useState(false);
  useEffect(() => {
    if (!isMoon) return undefined;
    const stop = later(rises, () => setRisen(true));
    return () => {
      stop();
      setRisen(false);
    };
  }, [isMoon, rises]);
  return isMoon && (hasRisen || rises === 0);
};

/** The dialog. The moon's choice opens by itself; put aside, it waits in the bar. */
export const Dialogs = ({ open, run, names, me, leaving, onOpen, onLeave }: DialogsProps) => {
  const { shown, waiting } = run;
  const { view } = shown;
  const [aside, setAside] = useState<number>();
  const onClose = (): void => onOpen(undefined);
  const isMoon = useRisen(waiting === 'me' && view.phase === 'moon') && aside !== view.hand;
  if (open === undefined && isMoon) {
    return (
      <MoonChoice sight={shown} names={names} onWay={(way) => run.choose({ type: 'moon', way })} onClose={() => setAside(view.hand)} />
    );
  }
  if (open === 'last') return <LastTrick view={view} me={me} names={names} onClose={onClose} />;
  if (open === 'sheet') return <ScoreSheet view={view} me={me} names={names} onClose={onClose} />;
  return (
    <TableDialogs
      open={open}
      module={heartsModule}
      rules={view.rules}
      keys={keyTable()}
      leaving={leaving}
      onClose={onClose}
      onLeave={onLeave}
    />
  );
};
