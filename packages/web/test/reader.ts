/**
 * Somebody who plays a round by the names of what can be pressed, and hears what the live log says: read from the accessibility tree, and
 * nothing else, or where that is not what is tested from the page itself, which costs a tenth of it.
 */
import type { Page } from 'playwright-core';

/** Something in the tree that can be pressed, or that is written in. */
interface Control {
  readonly role: string;
  readonly name: string;
  /** What is said beside the name, such as `disabled` or `pressed`. */
  readonly states: readonly string[];
}

/** The tree as somebody has it read to them. */
interface Tree {
  readonly controls: readonly Control[];
  /** What the live log says, sentence by sentence. */
  readonly log: readonly string[];
  readonly text: string;
}

const CONTROL = /^\s*- '?(button|link|radio|textbox|slider) "((?:[^"\\]|\\.)*)"(.*)$/;
const SENTENCE = /^\s*- paragraph: "?(.*?)"?$/;

const controlsIn = (text: string): readonly Control[] =>
  text.split('\n').flatMap((line) => {
    const [, role, name, rest = ''] = CONTROL.exec(line) ?? [];
    return role === undefined || name === undefined
      ? []
      : [{ role, name, states: [...rest.matchAll(/\[(\w+)/g)].map(([, state = '']) => state) }];
  });

/** What stands in a dialog, if one lies over the page: nothing else can be reached then. */
const dialogIn = (text: string): string | undefined => {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^\s*- dialog\b/.test(line));
  if (start < 0) return undefined;
  const depth = lines[start]?.search(/\S/) ?? 0;
  const length = lines.slice(start + 1).findIndex((line) => line.search(/\S/) <= depth);
  return lines.slice(start, length < 0 ? undefined : start + 1 + length).join('\n');
};

/** Reads the page. */
const readTree = async (page: Page): Promise<Tree> => {
  const text = await page.locator('body').ariaSnapshot();
  const [, ...said] = text.split(/^\s*- log .*$/m);
  const log = said.flatMap((part) => part.split('\n').flatMap((line) => SENTENCE.exec(line)?.[1] ?? []));
  return { text, log, controls: controlsIn(dialogIn(text) ?? text) };
};

/** A game as such a player plays it: what is pressed first of what there is, and how the log tells that the round is over. */
export interface Manner {
  readonly game: string;
  readonly seed: string;
  /** The names of what would be pressed, the best first. */
  readonly wants: readonly RegExp[];
  /** Where one name is as good as another. */
  readonly alike?: RegExp;
  /** A sentence that tells how the round went. */
  readonly told: RegExp;
  /** What is there to be pressed when the round is over. */
  readonly next: RegExp;
}

const CARD = /^(Ace|King|Queen|Jack|\d+) of /;

/** Any place on the board is as good as another. */
const SPOT = / pays \d+ to 1$/;

/** How a careful player plays each of the six. */
export const manners: readonly Manner[] = [
  { game: 'pontoon', seed: 'c0ffee', wants: [/^Stick$/, /^Twist$/], told: /^You (win|lose)/, next: /^Next round$/ },
  { game: 'blackjack', seed: 'd51b', wants: [/^Stand$/, /^Start$/, /^Add 25 chips$/], told: /\bYou (win|lose)\b|^A push/, next: /^Next/ },
  { game: 'roulette', seed: 'c0ffee', wants: [/^Spin$/, SPOT], alike: SPOT, told: /^\d+ on .*(wins \d|loses?\.)/, next: /^Spin$/ },
  {
    game: 'sabacc',
    seed: '5abacc',
    wants: [/^Stand$/, /^Keep/, /^(Check|Call)/],
    told: /\b(wins?|shares?) .*pot/,
    next: /^Next game$/,
  },
  { game: 'holdem', seed: 'f1a7', wants: [/^Check$/, /^Fold$/], told: /You have [\d,]+ chips\./, next: /^Next hand$/ },
  { game: 'hearts', seed: '11', wants: [/^Pass to/, /^Play (?!a card)/, /^Take 26/, CARD], told: /^Hand 1 is over\./, next: /^Next hand$/ },
];

const isFree = ({ states }: Control): boolean => !states.includes('disabled') && !states.includes('pressed');

/** What this player presses next; nothing while the others play. */
const nextPress = ({ controls }: Tree, { wants }: Manner): Control | undefined => {
  const free = controls.filter((control) => control.role === 'button' && isFree(control));
  for (const want of [/^Sit down$/, ...wants]) {
    const found = free.find(({ name }) => want.test(name));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What a player knows who is to do something: what to press next, if anything, whether the round is over, and what was said. */
interface Sight {
  readonly next?: string | undefined;
  readonly isOver: boolean;
  readonly log: readonly string[];
}

/** How a player learns that. */
export type Read = (page: Page, manner: Manner) => Promise<Sight>;

interface Watching {
  readonly wants: readonly string[];
  readonly told: string;
  readonly next: string;
}

/** The first who is wanted of the buttons that can be pressed, or the end; waited for, at most a second. It runs in the page. */
const glance = ({ wants, told, next }: Watching): Promise<Sight> => {
  const nameOf = (button: Element): string => button.ariaLabel ?? button.textContent?.trim() ?? '';
  const isFree = (button: Element): boolean =>
    !button.matches(':disabled') && button.ariaDisabled !== 'true' && button.ariaPressed !== 'true';
  const look = (): Sight => {
    // Nothing but a dialog can be reached while it is open.
    const reachable = (document.querySelector('dialog[open]') ?? document).querySelectorAll('button, [role="button"]');
    const seen = [...reachable].filter((button) => button.checkVisibility({ visibilityProperty: true }));
    const log = [...document.querySelectorAll('[role="log"] p')].map((sentence) => sentence.textContent?.trim() ?? '');
    const names = seen.filter(isFree).map(nameOf);
    const found = wants.map((want) => names.find((name) => new RegExp(want).test(name))).find((name) => name !== undefined);
    const isOver = log.some((sentence) => new RegExp(told).test(sentence)) && seen.some((button) => new RegExp(next).test(nameOf(button)));
    return { log, isOver, next: found };
  };
  return new Promise((done) => {
    const since = Date.now();
    const lookAgain = (): void => {
      const sight = look();
      if (sight.isOver || sight.next !== undefined || Date.now() - since > 1000) done(sight);
      else requestAnimationFrame(lookAgain);
    };
    lookAgain();
  });
};

/** By what the page holds. */
const byPage: Read = (page, { wants, told, next }) =>
  page.evaluate(glance, { wants: [/^Sit down$/, ...wants].map(({ source }) => source), told: told.source, next: next.source });

const isOver = ({ controls, log }: Tree, { told, next }: Manner): boolean =>
  log.some((sentence) => told.test(sentence)) && controls.some(({ name }) => next.test(name));

/** By the accessibility tree alone. The page is only asked whether it is time to read it. */
export const byTree: Read = async (page, manner) => {
  const tree = await readTree(page);
  const sight = { log: tree.log, isOver: isOver(tree, manner), next: nextPress(tree, manner)?.name };
  // The others play, or think.
  if (!sight.isOver && sight.next === undefined) await byPage(page, manner);
  return sight;
};

/** How something is pressed. */
export type Press = (page: Page, name: string, manner: Manner) => Promise<void>;

/** Presses a button as a screen reader does: whatever its place on the screen. One that has gone meanwhile is not there to be pressed. */
export const byName: Press = async (page, name) => {
  const click = ([found]: readonly Element[]): unknown =>
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await page.getByRole('button', { name, exact: true }).evaluateAll(click);
};

/** Presses the first of this name, wherever it lies. */
export const atOnce: Press = (page, name) =>
  page.evaluate((wanted) => {
    const found = [...document.querySelectorAll('button, [role="button"]')].find(
      (button) => (button.ariaLabel ?? button.textContent?.trim()) === wanted,
    );
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }, name);

/** How a round is played. */
interface Way {
  readonly press: Press;
  readonly read?: Read;
  /** After each press, and before the first. */
  look?(page: Page): Promise<void>;
  /** So many presses are enough to look at. */
  readonly presses?: number;
  /** At a table that is already there. */
  readonly isSeated?: boolean;
}

/** Plays from the seat to the end of the round, and gives what the log says then. */
export const playRound = async (
  page: Page,
  manner: Manner,
  { press, read = byPage, look, presses = 100, isSeated = false }: Way,
): Promise<readonly string[]> => {
  if (!isSeated) await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  await look?.(page);
  for (let looks = 0, pressed = 0; looks < 600; looks += 1) {
    const { isOver, next, log } = await read(page, manner);
    if (isOver || pressed === presses) return log;
    if (next === undefined) continue;
    await press(page, next, manner);
    await look?.(page);
    pressed += 1;
  }
  throw new Error(`The round came to no end: ${(await readTree(page)).text}`);
};
