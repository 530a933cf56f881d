/** Opens the room. */
import { setGuard } from '@baize/engine';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './kit/tokens.css';
import './kit/base.css';
import './kit/forced-colours.css';
import './entry/notice-page.css';
import { App } from './App.tsx';
import { listenForTaps } from './kit/taps.ts';
import { parseRoute } from './runtime/address.ts';
import { loadFloorParts } from './runtime/floor-part.tsx';
import { speakAsChosen } from './runtime/language.ts';
import { openProfile } from './runtime/profile-store.ts';

/** What waits for a quiet moment waits no longer than this, in milliseconds. */
const PATIENCE = 1000;

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the room.');
/** Does something once the page is there: it takes the line and the processor from nothing that is seen. */
const afterwards = (task: () => Promise<void>): void => {
  const start = (): void => void requestIdleCallback(() => void task(), { timeout: PATIENCE });
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
};

// The room is seen before it is heard.
afterwards(async () => (await import('./runtime/audio.ts')).awaitTouch());
listenForTaps();
// The worker is part of the build alone: while the sources are edited nothing is to be kept.
if (import.meta.env.PROD) afterwards(async () => (await import('./runtime/update.ts')).workOffline());
// While the sources are edited, whoever writes to what the engine gave away is told at once.
if (import.meta.env.DEV) setGuard(true);
const inside = await openProfile();
await speakAsChosen(inside.store.now().profile.settings.language);
if (parseRoute(location.hash.slice(1)).table === '') await loadFloorParts();
await inside.opened;
createRoot(root).render(
  <StrictMode>
    <App inside={inside} />
  </StrictMode>,
);
