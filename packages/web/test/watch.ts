/** Everything that a page must never do, written down as it happens. */
import type { ConsoleMessage, Page, Request } from 'playwright-core';

const BLOCKED = 'Service Worker registration blocked by Playwright';

/** What a page did that it must not, as far as it has come to light, and the end of watching it. */
interface Watched {
  readonly faults: string[];
  stop(): void;
}

/** Writes down every error, warning, refused script and foreign request of a page; what is allowed is not. */
export const watch = (page: Page, origin: string, allow?: RegExp | undefined): Watched => {
  const faults: string[] = [];
  const onConsole = (message: ConsoleMessage): void => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && message.text() !== BLOCKED && !allow?.test(message.text())) faults.push(`console: ${message.text()}`);
  };
  const onError = (error: Error): void => void faults.push(`error: ${error.message}`);
  const onRequest = (request: Request): void => {
    if (!request.url().startsWith(origin)) faults.push(`request: ${request.url()}`);
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  const stop = (): void => void page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
  return { faults, stop };
};
