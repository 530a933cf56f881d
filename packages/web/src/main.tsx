/** Opens the room. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './kit/tokens.css';
import './kit/base.css';
import './room.css';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no place for the room.');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
