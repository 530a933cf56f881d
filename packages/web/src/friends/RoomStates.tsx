/** What is shown where there is no table to show: it is looked for, it has closed, or one has to wait. */
import type { ReactNode } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { useRoute } from '../runtime/address.ts';

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

/** There is no such table any more. */
export const RoomGone = () => {
  const [, go] = useRoute();
  return (
    <StatePage
      title="This table has closed"
      actions={
        <>
          <ActionButton onPress={() => go('/')}>To the floor</ActionButton>
          <ActionButton standing="lead" onPress={() => go('/friends')}>
            Open a table
          </ActionButton>
        </>
      }
    >
      <p>Or a letter of the link is wrong. Ask for it again, or open a table of your own.</p>
    </StatePage>
  );
};

/** The table is looked for; what is wrong meanwhile is told. */
export const LookingForRoom = ({ trouble }: { readonly trouble: string | undefined }) => {
  const [, go] = useRoute();
  return (
    <StatePage title="Looking for the table" actions={<ActionButton onPress={() => go('/')}>To the floor</ActionButton>}>
      <p role="status">{trouble ?? 'One moment …'}</p>
    </StatePage>
  );
};
