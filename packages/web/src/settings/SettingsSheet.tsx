/** The settings, loaded when they are first opened. */
import { lazy, Suspense } from 'react';

const Leaf = lazy(async () => ({ default: (await import('./SettingsLeaf.tsx')).SettingsLeaf }));

/** The sheet. */
export const SettingsSheet = ({ onClose }: { onClose(): void }) => (
  <Suspense fallback={null}>
    <Leaf onClose={onClose} />
  </Suspense>
);
