/** Somebody who sees nothing of a page but its accessibility tree: roles, names, states, and what the live log says. */
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
  { game: 'blackjack', seed: 'd51b', wants: [/^Stand$/, /^Start$/, /^Add 25 chips$/], told: /^You (win|lose)|^Push/, next: /^Next/ },
  { game: 'roulette', seed: 'c0ffee', wants: [/^Spin$/, SPOT], alike: SPOT, told: /^\d+ on .*(wins \d|is lost)/, next: /^Spin$/ },
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

/** How something is pressed. */
export type Press = (page: Page, name: string, manner: Manner) => Promise<void>;

/** Presses a button as a screen reader does: whatever its place on the screen. One that has gone meanwhile is not there to be pressed. */
export const byName: Press = async (page, name) => {
  const click = ([found]: readonly Element[]): unknown =>
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await page.getByRole('button', { name, exact: true }).evaluateAll(click);
};

const isOver = ({ controls, log }: Tree, { told, next }: Manner): boolean =>
  log.some((sentence) => told.test(sentence)) && controls.some(({ name }) => next.test(name));

/** How a round is played. */
interface Way {
  readonly press: Press;
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
  { press, look, presses = 100, isSeated = false }: Way,
): Promise<readonly string[]> => {
  if (!isSeated) await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  await look?.(page);
  for (let looks = 0, pressed = 0; looks < 600; looks += 1) {
    const tree = await readTree(page);
    if (isOver(tree, manner) || pressed === presses) return tree.log;
    const next = nextPress(tree, manner);
    // The others play, or think.
    if (next === undefined) await page.waitForTimeout(50);
    else {
      await press(page, next.name, manner);
      await look?.(page);
      pressed += 1;
    }
  }
  throw new Error(`The round came to no end: ${(await readTree(page)).text}`);
};
