/** Skipping what is being shown. */
import { flushSync } from 'react-dom';
import { settle } from '../kit/set-off.ts';

/** Skips what is being shown. What is skipped to would move into its place as well, so it is drawn first and then put to rest. */
export const skipAtOnce = (skip: () => void): void => {
  flushSync(skip);
  settle(document.body);
};
