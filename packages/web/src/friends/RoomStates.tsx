/** What is shown where there is no table to show: it is looked for, it has closed, or one has to wait. */
import type { ReactNode } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { useRoute } from '../runtime/address.ts';
import { friendsWords } from './language/index.ts';

/** A page with a title, some words and what can be done. */
export const StatePage = ({
  title,
  children,
  actions,
}: {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
}) => (
  <main className="state-page">
    <article>
      <h1>{title}</h1>
      {children}
      <div className="two">{actions}</div>
    </article>
  </main>
);

/** There is no such table any more, or no seat and no place to watch from. */
export const RoomGone = ({ isFull = false }: { readonly isFull?: boolean }) => {
  const [, go] = useRoute();
  const { states, toFloor } = friendsWords();
  return (
    <StatePage
      title={isFull ? states.fullTitle : states.goneTitle}
      actions={
        <>
          <ActionButton onPress={() => go('/')}>{toFloor}</ActionButton>
          <ActionButton standing="lead" onPress={() => go('/friends')}>
            {states.openTable}
          </ActionButton>
        </>
      }
    >
      <p>{isFull ? states.full : states.gone}</p>
    </StatePage>
  );
};

/** The page was not loaded from a room server: no link of it leads to a table. */
export const NoRoomServer = () => {
  const [, go] = useRoute();
  const { states, toFloor } = friendsWords();
  return (
    <StatePage
      title={states.noServerTitle}
      actions={
        <ActionButton standing="lead" onPress={() => go('/')}>
          {toFloor}
        </ActionButton>
      }
    >
      <p role="status">{states.noServer}</p>
    </StatePage>
  );
};

/** The table is looked for; what is wrong meanwhile is told. */
export const LookingForRoom = ({ trouble }: { readonly trouble: string | undefined }) => {
  const [, go] = useRoute();
  const { states, toFloor } = friendsWords();
  return (
    <StatePage title={states.looking} actions={<ActionButton onPress={() => go('/')}>{toFloor}</ActionButton>}>
      <p role="status">{trouble ?? friendsWords().moment}</p>
    </StatePage>
  );
};
