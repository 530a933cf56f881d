/** Blackjack in a minute. */
import type { ReactNode } from 'react';
import { CardBack, CardFace } from '../kit/deck/CardFace.tsx';
import { blackjackTableWords } from '../tables/blackjack/language/index.ts';
import { LessonCards, type LessonPage } from './LessonCard.tsx';

const nearer = (): ReactNode => (
  <div className="cloth felt-blue ls-art">
    <LessonCards cards={['Jc', '9d']} />
    <i>{blackjackTableWords().lesson.beats}</i>
    <LessonCards cards={['Th', '8s']} />
  </div>
);

const bust = (): ReactNode => (
  <div className="cloth felt-blue ls-art">
    <LessonCards cards={['7c', '5h']} />
    <i>+</i>
    <LessonCards cards={['Kd']} />
    <i>=</i>
    <b className="ls-zero">22</b>
  </div>
);

const dealer = (): ReactNode => (
  <div className="cloth felt-blue ls-art">
    <span className="ls-row">
      <CardBack />
      <CardFace card="6s" />
    </span>
    <i>+</i>
    <LessonCards cards={['4d', '9h']} />
  </div>
);

/** A page that is made when it is shown: which language is spoken is not known before. */
const pageAt = (at: 0 | 1 | 2, art: () => ReactNode): LessonPage => ({
  get title() {
    return blackjackTableWords().lesson.pages[at].title;
  },
  get art() {
    return art();
  },
  get says() {
    return blackjackTableWords().lesson.pages[at].says;
  },
});

/** Its pages. */
export const blackjackLesson: readonly LessonPage[] = [pageAt(0, nearer), pageAt(1, bust), pageAt(2, dealer)];
