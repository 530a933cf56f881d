/** The settings, loaded when they are first opened. */
import { lazy, Suspense } from 'react';

const Sheet = lazy(async () => ({ default: (await import('./SettingsSheet.tsx')).SettingsSheet }));

/** The sheet. */
export const LazySettings = ({ onClose }: { onClose(): void }) => (
  <Suspense fallback={null}>
    <Sheet onClose={onClose} />
  </Suspense>
);
