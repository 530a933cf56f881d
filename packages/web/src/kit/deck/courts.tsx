/** The court: the half figure of a rank, dressed by its suit. A card shows it twice, a portrait shows its head. */
import type { Suit } from '@baize/engine';
import type { ReactNode } from 'react';
import { Gilt, HalfTurn, Ink, InkLine, IvoryLine, Paper, Stamp } from './pen.tsx';
import { suitPaths } from './shapes.ts';
import { beards, Collar, caps, crowns, Sprig, staffs, tresses } from './wardrobe.tsx';

/** The ranks with a figure. */
export type CourtRank = 'K' | 'Q' | 'J';

/** What a mood changes in a face: its brows, and its mouth, from the front or in profile. On a card they are calm. */
export interface MoodLines {
  readonly brows: string;
  readonly mouth: string;
  readonly profile: string;
}

const robeCut = 'M26 80V61c2-6.5 8-10 15-11.5h18c7 1.5 13 5 15 11.5v19z';
const Robe = ({ suit }: { suit: Suit }) => (
  <>
    <path d={robeCut} fill="currentColor" />
    <path d={robeCut} fill={`url(#cloth-${suit})`} />
  </>
);

const Brows = ({ mood }: { mood: MoodLines | undefined }) => (mood === undefined ? null : <InkLine d={mood.brows} w={0.9} />);

const Gaze = () => <InkLine d="M44.7 33.4q2.1-1.3 4.1.3v5h2.3M51.9 33.6q1.8-1.3 3.5-.2M45.3 35.8h2.5M52.3 35.8h2.5" w={0.8} />;

interface FigureProps {
  readonly suit: Suit;
  readonly mood: MoodLines | undefined;
}

const King = ({ suit, mood }: FigureProps) => (
  <>
    <Robe suit={suit} />
    <Paper d="M37.5 49.3c-2.5.7-4 1.3-5.5 2.2C34.5 61.5 41 66.5 50 66.5s15.5-5 18-15c-1.5-.9-3-1.5-5.5-2.2z" />
    <InkLine d="M36.5 54.5l1 1.8M40.8 60l.8 1.7M46 63l.4 1.6M54 63l-.4 1.6M59.2 60l-.8 1.7M63.5 54.5l-1 1.8" w={1.2} />
    <Ink d="M42 27c-4.5 2.5-5 9-4 14.5-1.8 2-2.2 5-.6 7.5h25.2c1.6-2.5 1.2-5.5-.6-7.5 1-5.5.5-12-4-14.5z" />
    <IvoryLine d="M40.7 31c-.9 4-.3 7 .1 10.5-1 1.5-1.2 3-.5 4.5M59.3 31c.9 4 .3 7-.1 10.5 1 1.5 1.2 3 .5 4.5" />
    <Paper d="M43 26v11c0 5.5 3 9 7 9s7-3.5 7-9V26z" />
    <Gaze />
    <Brows mood={mood} />
    <Ink d={beards[suit]} />
    <IvoryLine d={mood?.mouth ?? 'M48.2 43.8h3.6'} w={1} />
    <IvoryLine d="M50 46.5v4M46.8 45.5l.5 4M53.2 45.5l-.5 4" />
    <Gilt d={crowns[suit]} />
    <Gilt d="M40.7 27.3Q50 24.6 59.3 27.3v2.8Q50 27.4 40.7 30.1z" />
  </>
);

const Queen = ({ suit, mood }: FigureProps) => (
  <>
    <Collar suit={suit} />
    <Robe suit={suit} />
    <Ink d={tresses[suit]} />
    <Paper d="M47.3 42v5.5c0 1.7-2 2.8-6 3.4L50 64l8.7-13.1c-4-.6-6-1.7-6-3.4V42z" />
    <Paper d="M50 27.5c-4 1.2-6.6 4-6.6 8.5 0 6 3 10 6.6 10s6.6-4 6.6-10c0-4.5-2.6-7.3-6.6-8.5z" />
    <g transform="translate(0 .8)">
      <Gaze />
      <Brows mood={mood} />
    </g>
    <InkLine d={mood?.mouth ?? 'M48.3 42.7q1.7 1 3.4 0'} w={1} />
    <InkLine d="M45.5 51.5q4.5 4.5 9 0" w={0.7} />
    <Gilt d="M50 53.5l1.4 2-1.4 2-1.4-2z" />
    <g transform="translate(9 4.7) scale(.82)">
      <Gilt d={crowns[suit]} />
    </g>
  </>
);

const JackHead = ({ suit, mood }: FigureProps) => (
  <>
    <Paper d="M45 28c-.6 2-1.2 3.3-1.8 4.6l-3 5c-.4.7 0 1 .8 1.2l1.3.2-.6 1.5.9.9-.7 1.4c.5.5.4 1.1.3 1.8-.2 1.9.9 2.7 2.8 2.5l2.5-.3V52h11V28z" />
    <InkLine d="M42.8 33.3q2-.9 3.5.2M43.6 35.6h2.2" w={0.8} />
    {mood !== undefined && <InkLine d={mood.profile} w={1} />}
    <Ink d="M48 27.5c-1.5 3 .7 5.5.2 8.5-.3 2 .9 3.3.6 5.5.7 4 4.7 6.3 9 5.7 3.2-.5 5-2.7 4.6-5.5-.3-2 .6-3 .6-6 0-3-.6-5.7-1.5-8.2z" />
    <IvoryLine d="M52 32c-1 3 .5 5 .3 8.5.2 2 1 3.5 2.5 4.5M56.5 31.5c-.6 3 .6 5 .4 8 0 2 .5 3.3 1.4 4" />
    <Ink d={caps[suit]} />
    <Gilt d="M40.3 28.2Q51 24.9 62 28.2v2.6Q51 27.5 40.3 30.8z" />
    <Gilt d="M57 25.5c-3.5-5-2.5-10.5 4-12.5 1.5 5 .3 9-4 12.5z" />
    <InkLine d="M57 25.5q1-6 3.5-10.5" w={0.6} />
  </>
);

const looksRight = (suit: Suit) => suit === 'h' || suit === 'c';

const Jack = ({ suit, mood }: FigureProps) => (
  <>
    <Robe suit={suit} />
    <IvoryLine d="M37.5 52c-3.5 6-5 13-5 22M62.5 52c3.5 6 5 13 5 22" w={1} />
    <g transform={looksRight(suit) ? 'matrix(-1 0 0 1 101 0)' : undefined}>
      <JackHead suit={suit} mood={mood} />
    </g>
    <Paper d="M41.5 48.5c5-1.6 12-1.6 17 0l1.5 6c-6-2-14-2-20 0z" />
    <InkLine d="M45 48v5.3M48.5 47.6v5M52 47.6v5M55.5 48v5.3" w={0.7} />
    <Gilt d="M50 58a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8zM50 63.5a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8z" />
  </>
);

/** One half figure, without what it holds. */
export const Half = ({ rank, suit, mood }: { rank: CourtRank; suit: Suit; mood?: MoodLines | undefined }): ReactNode => {
  switch (rank) {
    case 'K':
      return <King suit={suit} mood={mood} />;
    case 'Q':
      return <Queen suit={suit} mood={mood} />;
    case 'J':
      return <Jack suit={suit} mood={mood} />;
  }
};

const sash = 'M26.5 78.5l47-17';

/** The middle of a court card: the half figure, clipped on a diagonal, the same half turned, and a sash where they meet. */
export const Court = ({ rank, suit }: { rank: CourtRank; suit: Suit }) => {
  const half = (
    <>
      <g clipPath="url(#half)">
        {rank === 'Q' ? <Sprig suit={suit} /> : staffs[`${rank}${suit}`]}
        <Half rank={rank} suit={suit} />
      </g>
      <Stamp shape={suitPaths[suit]} at={[[32.8, 18]]} w={9} />
    </>
  );
  return (
    <>
      {half}
      <HalfTurn>{half}</HalfTurn>
      <path d={sash} className="thread" strokeWidth="4.6" />
      <path d={sash} className="braid" />
      <rect x="26.5" y="11" width="47" height="118" rx="2.5" className="line" strokeWidth=".8" />
    </>
  );
};
