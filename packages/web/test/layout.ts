/** What a test can see of a layout: nothing cut off, nothing too small, nothing over something else. */
import type { Frame, Page } from 'playwright-core';

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
  '.sb-pile .sb-caption',
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
  '.bubble',
  '.actions > *',
  '.purse',
  '.bar .tool',
];

/** What a player needs at every moment: own cards, what can be decided, the money, the last result, and the tools of the bar. */
const needed =
  '.hands .card, .he-mine .card, .sb-mine .card, .ht-held, .actions button, .actions input, .purse b, .result, .ht-result, .sum, .bar .tool';

interface Wanted {
  readonly apart: readonly string[];
  readonly needed: string;
}

/** What is wrong with the page as it is now. It runs in the page, so it brings along all it needs. */
const inspect = ({ apart: selectors, needed: always }: Wanted): readonly string[] => {
  const { innerWidth: width, innerHeight: height } = window;
  const top = document.querySelector('dialog[open], .tray-say') ?? document.body;
  const label = (element: Element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} ${(element.ariaLabel ?? element.textContent ?? '').slice(0, 24)}`;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('.unseen') === null;
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '');

  const targets = [...top.querySelectorAll('button, a, input:not([type=radio], [type=checkbox]), label')].filter(isSeen);
  const small = targets.filter((target) => {
    const box = target.getBoundingClientRect();
    return box.width < 43.5 || box.height < 43.5;
  });
  // What is drawn inside a picture is the picture's own affair.
  const texts = [...top.querySelectorAll(':not(svg, svg *)')].filter((element) => hasText(element) && isSeen(element));
  const tiny = texts.filter((text) => Number.parseFloat(getComputedStyle(text).fontSize) < 14);
  const isOut = ({ left, right, top: above, bottom }: DOMRectReadOnly, mayScroll: boolean) =>
    left < -1 || right > width + 1 || (!mayScroll && (above < -1 || bottom > height + 1));
  const cut = texts.filter((text) => {
    const mayScroll =
      top !== document.body ||
      text.closest('.sit-down, .floor, .leaf-page, .notice-page, .review, .lobby, .join-page, .state-page, .end-page') !== null;
    // A row of tabs scrolls by itself.
    return text.closest('.tabs') === null && isOut(text.getBoundingClientRect(), mayScroll);
  });
  const out =
    top === document.body
      ? [...document.querySelectorAll(always)].filter(
          (one) => isSeen(one) && one.closest('.lobby') === null && isOut(one.getBoundingClientRect(), false),
        )
      : [];
  // A card of a fan shows a thumb enough, but where it is only looked back at: somewhere it is met over 44 pixels or nearly so.
  const isHidden = (card: Element) => {
    const box = card.getBoundingClientRect();
    const meets = (x: number, y: number) => card.contains(document.elementFromPoint(x, y));
    return ![0.12, 0.5, 0.88].some((down) => {
      const y = box.top + box.height * down;
      return [0, 0.5, 1].some((part) => {
        const left = box.left + 2 + part * Math.max(0, box.width - 44);
        return meets(left, y) && meets(left + 20, y) && meets(left + 39, y);
      });
    });
  };
  const hidden =
    top === document.body
      ? [...document.querySelectorAll('.ht-held, .sb-card:not([aria-disabled="true"])')].filter(
          (card) => card.closest('.review') === null && isHidden(card),
        )
      : [];

  const things = selectors
    .flatMap((selector) => [...top.querySelectorAll(selector)])
    .filter((element) => isSeen(element) && (element.textContent !== '' || element.querySelector('.card, .tool svg') !== null))
    .map((element) => ({ element, box: element.getBoundingClientRect(), place: element.closest('.place, .he-place, .sb-place') }));
  type Thing = (typeof things)[number];
  // A guest holds their cards behind their own seat, and what lies in another thing belongs to it.
  const areOne = (one: Thing, other: Thing) =>
    (one.place !== null && one.place === other.place) || one.element.contains(other.element) || other.element.contains(one.element);
  const isOver = ({ box: a }: Thing, { box: b }: Thing) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const pairs = things.flatMap((one, index) =>
    things.slice(index + 1).flatMap((other) => (isOver(one, other) ? [[one, other] as const] : [])),
  );
  return [
    ...(document.documentElement.scrollWidth > width ? ['the page scrolls sideways'] : []),
    ...small.map((target) => `small target: ${label(target)}`),
    ...tiny.map((text) => `small text: ${label(text)}`),
    ...cut.map((text) => `cut off: ${label(text)}`),
    ...out.map((one) => `out of the window: ${label(one)}`),
    ...hidden.map((card) => `out of reach: ${label(card)}`),
    ...pairs.flatMap(([one, other]) => (areOne(one, other) ? [] : [`overlap: ${label(one.element)} / ${label(other.element)}`])),
  ];
};

/** What is wrong with the layout as it is now; nothing, one hopes. */
export const layoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(inspect, { apart, needed });

/** How long something may be on its way, in milliseconds, on a machine that has much else to do. */
const PATIENCE = 5000;

/** What is wrong and stays so: whoever looks at a page at rest may have come before its last part. */
export const lasting = async (find: () => Promise<readonly string[]>): Promise<readonly string[]> => {
  for (const end = performance.now() + PATIENCE; ; await new Promise((again) => setTimeout(again, 100))) {
    const found = await find();
    if (found.length === 0 || performance.now() > end) return found;
  }
};

type Look = typeof inspect;

/** Takes the frame that it runs in through these sizes, and looks in each. */
const throughSizes = (look: Look, wanted: Wanted, sizes: readonly (readonly [number, number])[]): readonly string[] =>
  sizes.flatMap(([width, height]) => {
    window.frameElement?.setAttribute('width', `${width}`);
    window.frameElement?.setAttribute('height', `${height}`);
    if (window.innerWidth !== width || window.innerHeight !== height) throw new Error('The frame does not follow its size.');
    return look(wanted).map((fault) => `${width}×${height}: ${fault}`);
  });

/** What is wrong in a frame of each of these sizes. All of them are looked at in one go, and none has to be painted. */
export const frameFaults = (frame: Frame, sizes: readonly (readonly [number, number])[]): Promise<readonly string[]> =>
  frame.evaluate<readonly string[]>(`(${throughSizes})(${inspect}, ${JSON.stringify({ apart, needed })}, ${JSON.stringify(sizes)})`);
