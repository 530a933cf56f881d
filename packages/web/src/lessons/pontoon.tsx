/** Pontoon in a minute. */
import type { ReactNode } from 'react';
import { CardBack } from '../kit/deck/CardFace.tsx';
import { pontoonTableWords } from '../tables/pontoon/language/index.ts';
import { LessonCards, type LessonPage } from './LessonCard.tsx';

/** A page. Its words are asked for when it is shown. */
const page = (about: 'closer' | 'twist' | 'best', art: ReactNode): LessonPage => ({
  art,
  get title() {
    return pontoonTableWords().lesson[about].title;
  },
  get says() {
    return pontoonTableWords().lesson[about].says;
  },
});

const Beats = () => <i>{pontoonTableWords().lesson.beats}</i>;

/** Its pages. */
export const pontoonLesson: readonly LessonPage[] = [
  page(
    'closer',
    <div className="cloth felt-burgundy ls-art">
      <LessonCards cards={['Kh', '8c']} />
      <i>=</i>
      <b className="ls-zero">18</b>
    </div>,
  ),
  page(
    'twist',
    <div className="cloth felt-burgundy ls-art">
      <LessonCards cards={['6d', '7s']} />
      <i>+</i>
      <span className="ls-row">
        <CardBack />
      </span>
      <i>=</i>
      <b className="ls-zero">?</b>
    </div>,
  ),
  page(
    'best',
    <div className="cloth felt-burgundy ls-art ls-small">
      <LessonCards cards={['As', 'Jh']} />
      <Beats />
      <LessonCards cards={['2d', '3c', '4h', '5s', '6d']} />
    </div>,
  ),
];
