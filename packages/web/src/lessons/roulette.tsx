/** Roulette in a minute. */
import type { ReactNode } from 'react';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import { rouletteTableWords } from '../tables/roulette/language/index.ts';
import type { RouletteTableWords } from '../tables/roulette/language/roulette-table-words.ts';
import type { LessonPage } from './LessonCard.tsx';

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const Spot = ({ number, chips }: { number: number; chips?: number }) => (
  <span className={`ls-spot ${number === 0 ? 'zero' : RED.has(number) ? 'red' : 'black'}`}>
    {number}
    {chips !== undefined && <ChipStack amount={chips} />}
  </span>
);

type Lesson = RouletteTableWords['lesson'];

/** A page. Its words are asked for when it is shown. */
const page = (about: keyof Lesson, art: ReactNode): LessonPage => ({
  art,
  get title() {
    return rouletteTableWords().lesson[about].title;
  },
  get says() {
    return rouletteTableWords().lesson[about].says;
  },
});

/** A bet and what it pays. */
const Pays = ({ bet, pays }: { bet: 'number' | 'dozen' | 'colour'; pays: number }) => (
  <span className="ls-pot">
    <span>{rouletteTableWords().lesson.pays[bet]}</span>
    <b>{rouletteTableWords().lesson.pays.to(pays)}</b>
  </span>
);

/** Its pages. */
export const rouletteLesson: readonly LessonPage[] = [
  page(
    'bet',
    <div className="cloth felt-burgundy ls-art">
      <Spot number={16} />
      <Spot number={17} chips={25} />
      <Spot number={18} />
    </div>,
  ),
  page(
    'ball',
    <div className="cloth felt-burgundy ls-art">
      <Spot number={32} />
      <Spot number={0} />
      <Spot number={26} />
    </div>,
  ),
  page(
    'pays',
    <div className="cloth felt-burgundy ls-art ls-pots">
      <Pays bet="number" pays={35} />
      <Pays bet="dozen" pays={2} />
      <Pays bet="colour" pays={1} />
    </div>,
  ),
];
