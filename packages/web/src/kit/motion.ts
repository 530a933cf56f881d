/** The motion table: how long each movement takes, and how a beat holds the table. All movement is WAAPI on transform and opacity. */
import type { Tempo } from '@baize/engine';

/** How long a beat holds the table at a pace, in milliseconds. Dealt cards fly together, 90 ms apart. */
export const holdOf = (tempo: Tempo, pace: number): number =>
  ({ none: 0, deal: 90, word: 420, draw: 650, reveal: 800, result: 600 })[tempo] * pace;

/** How long a card flies, and how long it takes to be turned. */
const FLIES = 300;
const TURNS = 260;

/** How long after its neighbour a card is turned where a whole hand is turned up. */
const TURNED_AFTER = 30;

/** How long a card that is shown with a beat is on its way: what it means is told when it has landed, and what is dealt is turned first. */
export const flightOf = (tempo: Tempo, pace: number): number =>
  ({ none: 0, deal: FLIES + TURNS, word: 0, draw: FLIES, reveal: FLIES, result: 0 })[tempo] * pace;

/** How long an opponent thinks. */
export const thinkFor = (pace: number): number => 180 * pace;

/** What is left of any movement when nothing moves: a short fade. */
export const FADE = 120;

const EASE = {
  land: 'cubic-bezier(.16, .84, .32, 1)',
  turn: 'cubic-bezier(.5, 0, .3, 1)',
  slide: 'cubic-bezier(.3, .7, .2, 1)',
} as const;

/** A movement: its frames and its timing. */
export interface Motion {
  readonly frames: Keyframe[];
  readonly timing: {
    readonly duration: number;
    readonly easing: string;
    readonly fill: 'backwards' | 'both';
    readonly delay?: number;
    readonly endDelay?: number;
  };
  /** How far it is above the felt meanwhile: its shadow there is `::before` of what moves. */
  readonly lift?: Keyframe[];
}

const motion = (duration: number, easing: string, frames: Keyframe[]): Motion => ({
  frames,
  timing: { duration, easing, fill: 'backwards' },
});

/** Something goes to a place, and is gone there: it fades when it has come, and not on its way. */
const goAndFade = (duration: number, easing: string, from: string, to: string): Motion =>
  motion(duration, 'linear', [
    { transform: from, opacity: 1, easing },
    { transform: to, opacity: 1, offset: 0.85 },
    { transform: to, opacity: 0 },
  ]);

const fade: Motion = motion(FADE, 'ease-out', [{ opacity: 0 }, { opacity: 1 }]);

/** The way from one place to another, in pixels, and how much larger the first is. */
export interface Travel {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** From the middle of one box to the middle of another. */
export const wayFrom = (from: DOMRectReadOnly, to: DOMRectReadOnly): Travel => ({
  x: from.left + from.width / 2 - to.left - to.width / 2,
  y: from.top + from.height / 2 - to.top - to.height / 2,
  scale: to.width > 0 ? from.width / to.width : 1,
});

const start = ({ x, y, scale }: Travel, turn: string): string => `translate(${x}px, ${y}px) rotate(${turn}) scale(${scale})`;

/** How long after the one before it a card is dealt where they are dealt one at a time, in milliseconds. */
export const DEALT_AFTER = 48;

/** When a card that is dealt after so many others lies where it belongs, in milliseconds: what is left of its flight is a small settling. */
export const arrivesAfter = (pace: number, cards: number): number => (0.6 * FLIES + DEALT_AFTER * cards) * pace;

/** The same movement, later by so many cards that are dealt before. */
const later = (one: Motion, pace: number, cards: number): Motion =>
  cards === 0 ? one : { ...one, timing: { ...one.timing, delay: DEALT_AFTER * pace * cards } };

/** A card in the air: its far edge tips away. */
const tipped = (way: Travel, turn: string, tip: string): string => `${start(way, turn)} perspective(900px) rotateX(${tip})`;

/**
 * A card comes from the deck, turned and tipped, high above its shadow; it lands a little askew, and settles. So many others are dealt
 * before it.
 */
export const dealMotion = (way: Travel, pace: number, after = 0): Motion => {
  if (pace === 0) return fade;
  const frames = [
    { transform: tipped(way, '11deg', '26deg') },
    { transform: tipped({ x: 0, y: 0, scale: 1.02 }, '-1.8deg', '0deg'), offset: 0.92 },
    { transform: 'none' },
  ];
  const lift = [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];
  return later({ ...motion(FLIES * pace, EASE.land, frames), lift }, pace, after);
};

/** A back goes from the pack to somebody else, and is then one of theirs. */
export const dealtMotion = ({ x, y }: Travel, pace: number, after: number): Motion => {
  const there = `translate(${x}px, ${y}px) rotate(-8deg) scale(.7)`;
  return later(goAndFade(FLIES * pace, EASE.land, 'none', there), pace, after);
};

/**
 * A card turns over on its two faces, lifting a little half way. Where a whole hand is turned up each begins a little after its
 * neighbour, and all of them are done at the same time: that is one drawing and not thirteen.
 */
export const flipMotion = (pace: number, place = 0, count = 1): Motion => {
  if (pace === 0) return fade;
  const turning = motion(TURNS * pace, EASE.turn, [
    { transform: 'perspective(900px) rotateY(180deg)' },
    { transform: 'perspective(900px) translateY(-6px) rotateY(90deg)' },
    { transform: 'perspective(900px) rotateY(0)' },
  ]);
  const [delay, endDelay] = [TURNED_AFTER * pace * place, TURNED_AFTER * pace * Math.max(0, count - 1 - place)];
  return { ...turning, timing: { ...turning.timing, delay, endDelay } };
};

/** Chips slide from one place to another, and give 2 px as they land. */
export const slideMotion = (way: Travel, pace: number): Motion =>
  pace === 0
    ? fade
    : motion(380 * pace, EASE.slide, [
        { transform: start(way, '0deg') },
        { transform: 'translateY(2px)', offset: 0.9 },
        { transform: 'none' },
      ]);

/** When the second chip of a stack falls onto the first, and each after it; at the usual pace, in milliseconds. */
export const CHIPS_FALL = { after: 260, apart: 60 } as const;

/** A chip falls onto those below it, which came sliding: one after another. */
export const dropMotion = (pace: number, place: number): Motion => {
  if (pace === 0) return fade;
  const falling = motion(150 * pace, 'ease-in', [
    { transform: 'translateY(-26px)', opacity: 0 },
    { transform: 'translateY(-18px)', opacity: 1, offset: 0.25 },
    { transform: 'translateY(1.5px)', opacity: 1, offset: 0.85 },
    { transform: 'none', opacity: 1 },
  ]);
  return { ...falling, timing: { ...falling.timing, delay: (CHIPS_FALL.after + CHIPS_FALL.apart * (place - 1)) * pace } };
};

/** Chips slide away to somebody else and are gone; of many stacks that are poured each begins a little later. */
export const payMotion = ({ x, y }: Travel, pace: number, place = 0): Motion => {
  const going = goAndFade(380 * pace, EASE.slide, 'none', `translate(${x}px, ${y}px)`);
  return { ...going, timing: { ...going.timing, delay: 85 * pace * place } };
};

/** Chips pour in from somebody, each stack a little later than the one before; where they come to they are part of what lies there. */
export const pourMotion = ({ x, y }: Travel, pace: number, place: number): Motion => {
  const coming = goAndFade(380 * pace, EASE.slide, `translate(${x}px, ${y}px)`, 'none');
  return { ...coming, timing: { ...coming.timing, delay: 85 * pace * place } };
};

/** A card goes from one player to another, as large as it is there: it is seen on its way, and then it is theirs. */
export const passMotion = (from: Travel, to: Travel, pace: number, place = 0): Motion => {
  const going = goAndFade(620 * pace, EASE.turn, start(from, '0deg'), start(to, '10deg'));
  return { ...going, timing: { ...going.timing, delay: 70 * pace * place } };
};

/** How long what is paid is counted up, once the first chips are there. */
export const countMotion = (pace: number): Motion => {
  const counting = motion(620 * pace, 'linear', [{ opacity: 1 }, { opacity: 1 }]);
  return { ...counting, timing: { ...counting.timing, delay: 320 * pace } };
};

/** How far an amount is counted up, at a part of the time: fast at first, and at its end exact. */
export const countedAt = (from: number, to: number, part: number): number => Math.round(to - (to - from) * (1 - part) ** 2);

/** How long a taken trick is held on the table, and how long it takes to be gathered. */
export const GATHER = { hold: 580, away: 380 } as const;

/** A card of a taken trick lies for a while, draws together with the others, and goes to the taker, where it fades and stays away. */
export const gatherMotion = (middle: Travel, taker: Travel, pace: number): Motion => {
  const all = GATHER.hold + GATHER.away;
  const there = `translate(${taker.x}px, ${taker.y}px) rotate(12deg) scale(.6)`;
  const frames: Keyframe[] = [
    { transform: 'none', opacity: 1 },
    { transform: 'none', offset: GATHER.hold / all, easing: EASE.turn },
    { transform: `translate(${middle.x * 0.8}px, ${middle.y * 0.8}px)`, offset: (GATHER.hold + 150) / all, easing: EASE.turn },
    { transform: there, opacity: 1, offset: (all - FADE) / all },
    { transform: there, opacity: 0 },
  ];
  return { frames, timing: { duration: all * pace, easing: 'linear', fill: 'both' } };
};

/** Something to be celebrated rises into its place. */
export const riseMotion = (pace: number): Motion =>
  pace === 0
    ? fade
    : motion(900 * pace, EASE.land, [
        { transform: 'translateY(60px) rotate(-30deg) scale(.5)', opacity: 0 },
        { opacity: 1, offset: 0.4 },
        { transform: 'none', opacity: 1 },
      ]);

/** Words about what rises come when it is up. */
export const afterRiseMotion = (pace: number): Motion => ({ ...fade, timing: { ...fade.timing, duration: 2 * FADE, delay: 450 * pace } });

/** A die tumbles twice over and settles; the second of two begins a little later. */
export const rollMotion = (pace: number, place = 0): Motion => {
  if (pace === 0) return fade;
  const turning = motion(520 * pace, EASE.land, [
    { transform: 'translateY(-26px) rotate(-720deg) scale(1.08)' },
    { transform: 'translateY(4px) rotate(-40deg)', offset: 0.7 },
    { transform: 'none' },
  ]);
  return { ...turning, timing: { ...turning.timing, delay: 60 * pace * place } };
};

/** No, not that: 4 px left, right, and rest. A tap is answered at once, whatever the pace; where nothing may move it fades. */
export const refuseMotion = (still: boolean): Motion =>
  still
    ? fade
    : motion(160, 'ease-in-out', [
        { transform: 'none' },
        { transform: 'translateX(-4px)' },
        { transform: 'translateX(4px)' },
        { transform: 'none' },
      ]);

/** Words that appear, such as a result or a refusal. */
export const fadeMotion = (): Motion => fade;

/** Plays a movement on an element, and of what is lifted the shadow with it. */
export const animate = (element: Element, { frames, timing, lift }: Motion): Animation => {
  if (lift !== undefined) element.animate(lift, { ...timing, pseudoElement: '::before' });
  return element.animate(frames, timing);
};
