/** A lesson: a few pages, each a picture and a sentence or two. It can be left at any page. */
import type { Card } from '@baize/engine';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { CardDialog } from '../kit/Dialog.tsx';
import { CardFace } from '../kit/deck/CardFace.tsx';
import { seatWords } from '../tables/language/index.ts';
import './lesson.css';

/** One page. */
export interface LessonPage {
  readonly title: string;
  readonly art: ReactNode;
  readonly says: string;
}

/** Cards in a row, face up. */
export const LessonCards = ({ cards }: { cards: readonly Card[] }) => (
  <span className="ls-row">
    {cards.map((card) => (
      <CardFace key={card} card={card} />
    ))}
  </span>
);

interface LessonCardProps {
  readonly pages: readonly LessonPage[];
  onClose(): void;
}

/** The lesson. */
export const LessonCard = ({ pages, onClose }: LessonCardProps) => {
  const [at, setAt] = useState(0);
  const page = pages[at] ?? pages[0];
  if (page === undefined) return null;
  const isLast = at === pages.length - 1;
  const words = seatWords().lesson;
  return (
    <CardDialog
      title={page.title}
      subtitle={words.page(at + 1, pages.length)}
      onClose={onClose}
      footer={
        <>
          <ActionButton onPress={at === 0 ? onClose : () => setAt(at - 1)}>{at === 0 ? words.skip : words.back}</ActionButton>
          <ActionButton standing="lead" onPress={isLast ? onClose : () => setAt(at + 1)}>
            {isLast ? words.done : words.next}
          </ActionButton>
        </>
      }
    >
      <div className="lesson">
        {page.art}
        <p>{page.says}</p>
        <div className="ls-dots" aria-hidden="true">
          {pages.map(({ title }, place) => (
            <i key={title} className={place === at ? 'on' : undefined} />
          ))}
        </div>
      </div>
    </CardDialog>
  );
};
