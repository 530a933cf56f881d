/** The settings, loaded when they are first opened. */
import { Suspense } from 'react';
import { page } from '../runtime/page.ts';

const Sheet = page(async () => (await import('./SettingsSheet.tsx')).SettingsSheet);

/** The sheet. */
export const LazySettings = ({ onClose }: { onClose(): void }) => (
  <Suspense fallback={null}>
    <Sheet onClose={onClose} />
  </Suspense>
);
