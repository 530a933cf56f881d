/** Everything that a page must never do, written down as it happens. */
import type { Page } from 'playwright-core';

const BLOCKED = 'Service Worker registration blocked by Playwright';

/** The list to which every error, warning, refused script and foreign request of this page is added; what is allowed is not. */
export const watch = (page: Page, origin: string, allow?: RegExp | undefined): string[] => {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isFault = message.type() === 'error' || message.type() === 'warning';
    if (isFault && message.text() !== BLOCKED && !allow?.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) faults.push(`request: ${request.url()}`);
  });
  return faults;
};
