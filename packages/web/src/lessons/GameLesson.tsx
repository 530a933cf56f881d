/** The lesson of each game, loaded when somebody asks for it: "New to this game? Learn in a minute". */
import type { GameId } from '@baize/games';
import type { ComponentType, LazyExoticComponent } from 'react';
import { isFirstTime } from '../runtime/once.ts';
import { page } from '../runtime/page.ts';
import type { LessonPage } from './LessonCard.tsx';

interface LessonProps {
  onClose(): void;
}

const lessonOf = (load: () => Promise<readonly LessonPage[]>): LazyExoticComponent<ComponentType<LessonProps>> =>
  page(async () => {
    const [{ LessonCard }, pages] = await Promise.all([import('./LessonCard.tsx'), load()]);
    return ({ onClose }: LessonProps) => <LessonCard pages={pages} onClose={onClose} />;
  });

/** The lesson of each game. A game without one does not compile. */
const lessons: Readonly<Record<GameId, ReturnType<typeof lessonOf>>> = {
  pontoon: lessonOf(async () => (await import('./pontoon.tsx')).pontoonLesson),
  blackjack: lessonOf(async () => (await import('./blackjack.tsx')).blackjackLesson),
  roulette: lessonOf(async () => (await import('./roulette.tsx')).rouletteLesson),
  sabacc: lessonOf(async () => (await import('./sabacc.tsx')).sabaccLesson),
  hearts: lessonOf(async () => (await import('./hearts.tsx')).heartsLesson),
  holdem: lessonOf(async () => (await import('./holdem.tsx')).holdemLesson),
};

/** The lesson of a game. Whoever has had it is not offered it again; it can be had again in the rules. */
export const GameLesson = ({ id, onClose }: { readonly id: GameId } & LessonProps) => {
  const Pages = lessons[id];
  const close = (): void => {
    isFirstTime(id);
    onClose();
  };
  return <Pages onClose={close} />;
};
