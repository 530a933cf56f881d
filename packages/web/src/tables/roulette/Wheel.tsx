/** The wheel: it runs freely while the number is unknown, then slows down and lets the ball fall into its pocket. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { usePace } from '../../kit/pace.ts';
import { Ball, Bowl, Rotor } from '../../kit/wheel/WheelParts.tsx';
import { rouletteTableWords } from './language/index.ts';
import { atRest, EVENLY, FREE, freely, landing, numberAt, type Pose } from './spin.ts';

/** What the wheel does: lies still, with the ball on a number or in the croupier's hand; runs freely; comes to rest. */
export type WheelState =
  | { readonly is: 'still'; readonly number: number | null }
  | { readonly is: 'running' }
  | { readonly is: 'landing'; readonly number: number };

interface WheelProps {
  readonly state: WheelState;
  /** The ball slows down from now on, for so many milliseconds. */
  onLanding(ms: number): void;
  /** The ball has come to rest. */
  onRest(): void;
}

const turn = (degrees: number): Keyframe => ({ transform: `rotate(${degrees}deg)` });
/** From the rim into a pocket, as a part of the wheel's own size. */
const fall = (part: number): Keyframe => ({ transform: `translateY(${(14.5 * part).toFixed(2)}%)` });

/** The ball leaves the rim half way, and settles in two small bounces. */
const falling: readonly Keyframe[] = [
  { ...fall(0), offset: 0 },
  { ...fall(0), offset: 0.46, easing: 'ease-in' },
  { ...fall(1.06), offset: 0.78, easing: 'ease-out' },
  { ...fall(0.72), offset: 0.85, easing: 'ease-in' },
  { ...fall(1), offset: 0.92, easing: 'ease-out' },
  { ...fall(0.9), offset: 0.96, easing: 'ease-in' },
  { ...fall(1), offset: 1 },
];
const LIFT = 260;

type Layer = RefObject<HTMLDivElement | null>;

/** The layers that move, and how each is left when no movement is under way. */
const useLayers = () => {
  const [rotor, orbit, drop]: readonly [Layer, Layer, Layer] = [useRef(null), useRef(null), useRef(null)];
  const each = (act: (element: HTMLElement, frame: Keyframe) => void, frames: readonly Keyframe[]): void => {
    for (const [index, layer] of [rotor, orbit, drop].entries()) {
      const frame = frames[index];
      if (layer.current !== null && frame !== undefined) act(layer.current, frame);
    }
  };
  const put = (frames: readonly Keyframe[]): void =>
    each((element, { transform }) => {
      element.style.transform = String(transform);
    }, frames);
  const stop = (): void => {
    for (const layer of [rotor, orbit, drop]) for (const old of layer.current?.getAnimations() ?? []) old.cancel();
  };
  const move = (layer: Layer, frames: Keyframe[], duration: number, easing: string): Animation | undefined =>
    layer.current?.animate(frames, { duration, easing });
  return { rotor, orbit, drop, put, stop, move };
};

/** The wheel. */
export const Wheel = ({ state, onLanding, onRest }: WheelProps) => {
  const pace = usePace();
  const { rotor, orbit, drop, put, stop, move } = useLayers();
  const pose = useRef<Pose>({ rotor: 0, ball: 0 });
  const run = useRef<{ readonly from: Pose; readonly animation: Animation | undefined; readonly pace: number }>(undefined);

  const lie = useEffectEvent((number: number | null) => {
    stop();
    run.current = undefined;
    if (number !== null) pose.current = atRest(number);
    put([turn(pose.current.rotor), turn(pose.current.ball), fall(number === null ? 0 : 1)]);
  });
  const start = useEffectEvent(() => {
    if (pace === 0) return;
    const from = pose.current;
    // Far longer than anybody waits: the run is ended by the number, not by its own end.
    const length = 100 * FREE * pace;
    const to = freely(from, length, pace);
    put([turn(from.rotor), turn(from.ball), fall(0)]);
    move(drop, [fall(1), fall(0)], LIFT * pace, 'ease-out');
    move(orbit, [turn(from.ball), turn(to.ball)], length, 'linear');
    run.current = { from, animation: move(rotor, [turn(from.rotor), turn(to.rotor)], length, 'linear'), pace };
  });
  const land = useEffectEvent((number: number): Animation | undefined => {
    const { from = pose.current, animation, pace: at = pace } = run.current ?? {};
    const now = freely(from, Number(animation?.currentTime ?? 0), at);
    const { end, ms } = landing(now, number, at);
    stop();
    pose.current = end;
    put([turn(end.rotor), turn(end.ball), fall(1)]);
    onLanding(ms);
    move(drop, [...falling], ms, 'linear');
    move(orbit, [turn(now.ball), turn(end.ball)], ms, EVENLY);
    return move(rotor, [turn(now.rotor), turn(end.rotor)], ms, EVENLY);
  });
  const rest = useEffectEvent(onRest);

  const { is } = state;
  const number = state.is === 'running' ? null : state.number;
  useLayoutEffect(() => {
    if (is === 'running') start();
    if (is !== 'landing' || number === null) return undefined;
    const animation = land(number);
    animation?.addEventListener('finish', rest);
    return () => animation?.removeEventListener('finish', rest);
  }, [is, number]);
  useLayoutEffect(() => {
    // A ball that has been seen to come to rest stays where it is.
    if (is === 'still' && (run.current === undefined || numberAt(pose.current) !== number)) lie(number);
  }, [is, number]);

  const words = rouletteTableWords().wheel;
  const label = state.is === 'still' ? (state.number === null ? words.label : words.rests(state.number)) : words.spins;
  return (
    <div className="wheel" role="img" aria-label={label} data-place="wheel">
      <Bowl />
      <div ref={rotor} className="turning rotor">
        <Rotor />
      </div>
      <div ref={orbit} className="turning orbit">
        <div ref={drop} className="turning">
          {(state.is !== 'still' || state.number !== null) && <Ball />}
        </div>
      </div>
    </div>
  );
};
