/** Chips that are poured and the count that follows them, written down as they are seen. */
import type { Page } from 'playwright-core';

/** What was seen of a pour: how many stacks were on their way at once, and what the first purse said one after another. */
export interface SeenPour {
  readonly most: number;
  readonly counted: readonly number[];
}

/** Begins to write down, and returns what tells it. */
export const watchPour = async (page: Page): Promise<() => Promise<SeenPour>> => {
  const seen = await page.evaluateHandle(() => {
    const noted = { most: 0, counted: [] as number[] };
    const note = (): void => {
      const moving = [...document.querySelectorAll('.felt .going')].filter((stack) => stack.getAnimations().length > 0);
      const purse = Number(document.querySelector('.purse b')?.textContent.replace(/\D/g, ''));
      noted.most = Math.max(noted.most, moving.length);
      if (noted.counted.at(-1) !== purse) noted.counted.push(purse);
    };
    // What moves is set off when all that was drawn stands, so it is looked at after that.
    new MutationObserver(() => queueMicrotask(note)).observe(document.body, { subtree: true, childList: true, characterData: true });
    return noted;
  });
  return () => seen.jsonValue();
};
