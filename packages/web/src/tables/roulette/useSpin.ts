/** The spin on the screen: nothing of its end is shown before the ball is seen to have come to rest. */
import type { Roulette } from '@baize/games/roulette';
import { useCallback, useEffect, useRef, useState } from 'react';
import { later } from '../../kit/clock.ts';
import { usePace } from '../../kit/pace.ts';
import { loopSound, playVoices } from '../../runtime/audio.ts';
import { landingVoices } from '../../runtime/sounds.ts';
import type { TableHandle } from '../../runtime/useTable.ts';
import { FREE } from './spin.ts';
import type { WheelState } from './Wheel.tsx';

type Run = TableHandle<Roulette>;
type Seen = Pick<Run, 'shown' | 'lines'>;

/** How long the number stands alone before the bets are paid, in milliseconds at the normal pace. */
const PONDER = 700;

/** What is drawn, the wheel with it, and what to do when its ball has come to rest. */
export interface Spin extends Seen {
  readonly wheel: WheelState;
  readonly isTurning: boolean;
  onLanding(ms: number): void;
  onRest(): void;
}

const wheelState = ({ phase, number, history }: Run['shown']['view'], isLanding: boolean): WheelState => {
  if (phase === 'spinning') return { is: 'running' };
  // While several lay, the ball still lies where it fell last.
  if (number === 'hidden') return { is: 'still', number: history[0] ?? null };
  return isLanding && number !== null ? { is: 'landing', number } : { is: 'still', number };
};

/** The wheel is heard as long as the ball runs, and then slows down and falls with it. With the ball at rest it is silent. */
const useWheelSound = (isRunning: boolean, isTurning: boolean) => {
  const quieten = useRef<() => void>(undefined);
  useEffect(() => (isRunning ? loopSound('wheel') : undefined), [isRunning]);
  useEffect(() => {
    if (!isTurning) return undefined;
    return () => {
      quieten.current?.();
      quieten.current = undefined;
    };
  }, [isTurning]);
  return useCallback((ms: number) => {
    quieten.current = playVoices(landingVoices(ms / 1000));
  }, []);
};

/** Follows the wheel of a table. */
export const useSpin = ({ shown, lines, waiting, choose, skip }: Run): Spin => {
  const pace = usePace();
  const { phase, spins } = shown.view;
  const isFree = phase === 'spinning';
  // The last spin whose end was seen; what was settled before this page was opened, was.
  const [ended, setEnded] = useState(isFree ? spins - 1 : spins);
  // The table while the ball ran. It stays on the screen until the ball is seen to rest, however far the game itself is.
  const [before, setBefore] = useState<Seen>({ shown, lines });
  if (isFree && before.shown !== shown) setBefore({ shown, lines });
  const isLanding = !isFree && ended < spins && pace > 0;
  const isTurning = pace > 0 && (isFree || isLanding);

  useEffect(() => {
    if (!isFree || waiting !== 'me') return undefined;
    return later(FREE * pace, () => choose({ type: 'rest' }));
  }, [isFree, waiting, choose, pace]);
  useEffect(() => {
    if (!isFree && pace === 0) setEnded(spins);
  }, [isFree, pace, spins]);
  // Seen to rest, but not yet paid: the number has its moment.
  const isPondering = ended === spins && phase === 'resting';
  useEffect(() => {
    if (!isPondering) return undefined;
    return later(PONDER * pace, skip);
  }, [isPondering, skip, pace]);
  const onLanding = useWheelSound(isFree && isTurning, isTurning);

  const onRest = useCallback(() => setEnded(spins), [spins]);
  return { ...(isLanding ? before : { shown, lines }), wheel: wheelState(shown.view, isLanding), isTurning, onLanding, onRest };
};
