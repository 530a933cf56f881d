/** What a test can see of a layout: nothing cut off, nothing too small, nothing over something else. */
import type { Page } from 'playwright-core';

/** Things on the felt that must never lie over each other. */
const apart = [
  '.tile h2',
  '.tile .back-to',
  '.seat',
  '.hands .cards',
  '.hand .tag',
  '.news-line',
  '.coach',
  '.pack .pile',
  '.spent .pile',
  '.banker .cards',
  '.my-bank',
  '.stake .bet',
  '.hole',
  '.wager .bet',
  '.sb-seat',
  '.sb-theirs',
  '.sb-pile',
  '.sb-dice',
  '.sb-pot',
  '.sb-news-line',
  '.sb-mine',
  '.sb-sum',
  '.he-seat',
  '.he-hole',
  '.he-place .tag',
  '.he-wager',
  '.he-deck',
  '.he-pot',
  '.he-board',
  '.he-words',
  '.he-mine',
  '.he-made',
  '.ht-seat',
  '.ht-tags',
  '.ht-trick li',
  '.ht-pass',
  '.ht-moon',
  '.ht-result',
];

/** What is wrong with the page as it is now. It runs in the page, so it brings along all it needs. */
const inspect = (selectors: readonly string[]): readonly string[] => {
  const { innerWidth: width, innerHeight: height } = window;
  const top = document.querySelector('dialog[open]') ?? document.body;
  const label = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} ${(element.textContent ?? '').slice(0, 24)}`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('.unseen') === null;
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');

  const targets = [...top.querySelectorAll('button, a, input:not([type=radio], [type=checkbox]), label')].filter(isSeen);
  const small = targets.filter((target) => {
    const box = target.getBoundingClientRect();
    return box.width < 43.5 || box.height < 43.5;
  });
  const texts = [...top.querySelectorAll('*')].filter((element) => hasText(element) && isSeen(element) && element.closest('svg') === null);
  const tiny = texts.filter((text) => Number.parseFloat(getComputedStyle(text).fontSize) < 14);
  const cut = texts.filter((text) => {
    const box = text.getBoundingClientRect();
    const mayScroll = top !== document.body || text.closest('.sit-down, .floor, .roulette, .leaf-page') !== null;
    return box.left < -1 || box.right > width + 1 || (!mayScroll && (box.top < -1 || box.bottom > height + 1));
  });
  const things = selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((element) => isSeen(element) && (element.textContent !== '' || element.querySelector('.card') !== null));
  const isOver = (one: Element, other: Element) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  };
  // A guest holds their cards behind their own seat.
  const placeOf = (element: Element) => element.closest('.place, .he-place');
  const isOneGuests = (one: Element, other: Element) => placeOf(one) !== null && placeOf(one) === placeOf(other);
  const pairs = things.flatMap((one, index) => things.slice(index + 1).map((other) => [one, other] as const));
  return [
    ...(document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []),
    ...small.map((target) => `small target: ${label(target)}`),
    ...tiny.map((text) => `small text: ${label(text)}`),
    ...cut.map((text) => `cut off: ${label(text)}`),
    ...pairs
      .filter(([one, other]) => !isOneGuests(one, other) && isOver(one, other))
      .map(([one, other]) => `overlap: ${label(one)} / ${label(other)}`),
  ];
};

/** What is wrong with the layout as it is now; nothing, one hopes. */
export const layoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(inspect, apart);
