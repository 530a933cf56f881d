/** Hold'em in a minute. */
import type { Card } from '@baize/engine';
import type { ReactNode } from 'react';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import type { HoldemTableWords } from '../tables/holdem/language/holdem-table-words.ts';
import { holdemTableWords } from '../tables/holdem/language/index.ts';
import { LessonCards, type LessonPage } from './LessonCard.tsx';

/** Hands from low to high, as they are ranked. */
const RANKED: readonly (readonly [kind: keyof HoldemTableWords['lesson']['kinds'], cards: readonly Card[]])[] = [
  ['pair', ['9c', '9d']],
  ['three', ['7s', '7h', '7d']],
  ['fullHouse', ['Kc', 'Kd', 'Kh', '4s', '4c']],
];

const Betting = () => {
  const { bets, answers } = holdemTableWords().lesson;
  return (
    <span className="ls-part wide">
      <span className="ls-says">
        <ChipStack amount={40} /> {bets}
      </span>
      <span className="ls-buttons">
        {answers.map((answer) => (
          <span key={answer} className="do">
            {answer}
          </span>
        ))}
      </span>
    </span>
  );
};

const Ranked = () =>
  RANKED.map(([kind, cards]) => (
    <span key={kind} className="ls-part">
      <LessonCards cards={cards} />
      <em>{holdemTableWords().lesson.kinds[kind]}</em>
    </span>
  ));

/** A page. Its words are asked for when it is shown. */
const page = (about: 'cards' | 'betting' | 'best', art: ReactNode): LessonPage => ({
  art,
  get title() {
    return holdemTableWords().lesson[about].title;
  },
  get says() {
    return holdemTableWords().lesson[about].says;
  },
});

/** Its pages. */
export const holdemLesson: readonly LessonPage[] = [
  page(
    'cards',
    <div className="cloth felt-green ls-art ls-small">
      <LessonCards cards={['Ah', 'Kh']} />
      <i>+</i>
      <LessonCards cards={['Th', 'Js', 'Qh', '4c', '9d']} />
    </div>,
  ),
  page(
    'betting',
    <div className="cloth felt-green ls-art ls-bets">
      <Betting />
    </div>,
  ),
  page(
    'best',
    <div className="cloth felt-green ls-art ls-ranked">
      <Ranked />
    </div>,
  ),
];
