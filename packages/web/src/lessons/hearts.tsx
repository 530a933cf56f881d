/** Hearts in a minute. */
import type { ReactNode } from 'react';
import type { HeartsTableWords } from '../tables/hearts/language/hearts-table-words.ts';
import { heartsTableWords } from '../tables/hearts/language/index.ts';
import { LessonCards, type LessonPage } from './LessonCard.tsx';

/** A page. Its words are asked for when it is shown. */
const page = (about: keyof HeartsTableWords['lesson'], art: ReactNode): LessonPage => ({
  art,
  get title() {
    return heartsTableWords().lesson[about].title;
  },
  get says() {
    return heartsTableWords().lesson[about].says;
  },
});

/** Its pages. */
export const heartsLesson: readonly LessonPage[] = [
  page(
    'follow',
    <div className="cloth felt-green ls-art">
      <LessonCards cards={['9d', 'Kd', '4d', '7c']} />
    </div>,
  ),
  page(
    'avoid',
    <div className="cloth felt-green ls-art">
      <LessonCards cards={['4h', '9h', 'Kh', 'Qs']} />
    </div>,
  ),
  page(
    'pass',
    <div className="cloth felt-green ls-art">
      <LessonCards cards={['As', 'Kh', 'Qc']} />
      <svg className="ls-arrow" viewBox="0 0 60 24" aria-hidden="true">
        <path d="M2 12h52m-12-9 12 9-12 9" />
      </svg>
    </div>,
  ),
  page(
    'moon',
    <div className="cloth felt-green ls-art">
      <b className="ls-zero">13 ♥</b>
      <i>+</i>
      <LessonCards cards={['Qs']} />
    </div>,
  ),
];
