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
import { openProfile } from './runtime/profile-store.ts';
import { workOffline } from './runtime/update.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the room.');
// The room is seen before it is heard.
void import('./runtime/audio.ts').then(({ awaitTouch }) => awaitTouch());
listenForTaps();
// The worker is part of the build alone: while the sources are edited nothing is to be kept.
if (import.meta.env.PROD) workOffline();
// While the sources are edited, whoever writes to what the engine gave away is told at once.
if (import.meta.env.DEV) setGuard(true);
createRoot(root).render(
  <StrictMode>
    <App inside={openProfile()} />
  </StrictMode>,
);
