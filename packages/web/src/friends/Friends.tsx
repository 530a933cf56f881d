/** The way to tables with friends, by the address: the door on the floor, the sheet that opens one, or a room. */
import { lazy, Suspense } from 'react';
import { useRoute } from '../runtime/address.ts';
import { Door } from './JoinPages.tsx';

const OpenSheet = lazy(async () => ({ default: (await import('./OpenSheet.tsx')).OpenSheet }));
const RoomPage = lazy(async () => ({ default: (await import('./RoomPage.tsx')).RoomPage }));

/** The page of a room, or the door on the floor with what it has opened. */
export const Friends = ({ isRoom }: { readonly isRoom: boolean }) => {
  const [{ table }, go] = useRoute();
  if (isRoom) return <RoomPage address={table} />;
  return (
    <>
      <Door />
      {table === 'friends' && (
        <Suspense>
          <OpenSheet onClose={() => go('/')} />
        </Suspense>
      )}
    </>
  );
};
