/** How the floor speaks in plain mode: what an answer is awaited for, and the question that asks for it. */
import type { Profile } from '@baize/casino';
import { type GameId, gameIds } from '@baize/games';
import { asciiText } from '../kit/ascii.ts';
import { wrap } from '../kit/text.ts';
import type { JudgedSitting } from '../model.ts';
import { lined } from '../plain.ts';
import type { FloorGame } from './floor-game.ts';
import { floorWords } from './language/index.ts';
import type { FetchPurpose, FriendsVisit } from './model.ts';
import type { PlainSeat } from './place.ts';
import { draftQuestion } from './plain-words.ts';
import type { DraftLine, TableForm } from './table-form.ts';

/** What an answer is awaited for. */
export type Asking =
  | { readonly at: 'floor' }
  /** What was asked for in the same line as the game is set at once; nothing is asked then. */
  | { readonly at: 'fetching'; readonly id: GameId; readonly to: FetchPurpose; readonly details: readonly string[] }
  | { readonly at: 'kept'; readonly id: GameId; readonly isSure: boolean }
  | { readonly at: 'rival'; readonly rival: GameId; readonly wanted: FloorGame; readonly house: string }
  | { readonly at: 'draft'; readonly draft: TableForm; readonly line: DraftLine }
  | { readonly at: 'options' }
  | { readonly at: 'over' }
  | { readonly at: 'table'; readonly seat: PlainSeat }
  | { readonly at: 'end' };

/** The floor in plain mode. */
export interface PlainFloor {
  readonly profile: Profile;
  readonly width: number;
  readonly asking: Asking;
  /** Whether friends meet in a lobby here. */
  readonly hasLobby?: true;
}

/** What is said next, the floor after it, and what else is to be done. */
export interface FloorSaid {
  readonly floor: PlainFloor;
  readonly text: string;
  /** A game to fetch before anything more is said. */
  readonly fetch: GameId | undefined;
  /** A table with friends to go to: the floor is left for it. */
  readonly visit?: FriendsVisit;
  /** What a look back came to, to be kept. */
  readonly judged?: JudgedSitting;
  /** What is said instead where the last step could not be saved. */
  readonly unsavedText?: string;
}

const question = ({ asking, profile }: PlainFloor): string => {
  const { ask: words } = floorWords().plain;
  switch (asking.at) {
    case 'floor':
      return floorWords().page.which;
    case 'kept':
      return asking.isSure ? words.keptSure : words.kept;
    case 'rival':
      return words.rival(gameIds.indexOf(asking.rival) + 1);
    case 'draft':
      return draftQuestion(asking.draft, asking.line, profile);
    case 'options':
      return words.options;
    case 'over':
      return words.over;
    case 'fetching':
    case 'table':
    case 'end':
      return '';
  }
};

/** A text as it is. */
export const said = (floor: PlainFloor, text: string): FloorSaid => ({ floor, text, fetch: undefined });

/** Some lines, and the question that is open. */
export const ask = (floor: PlainFloor, lines: readonly string[]): FloorSaid => {
  const prompt = wrap(asciiText(`${question(floor)} >`), floor.width - 1).join('\n');
  return said(floor, `${lined(lines, floor.width)}${prompt} `);
};

/** The same, with another question. */
export const to = (floor: PlainFloor, asking: Asking, lines: readonly string[] = []): FloorSaid => ask({ ...floor, asking }, lines);
/** Back to the floor's own question. */
export const backToFloor = (floor: PlainFloor, lines: readonly string[] = []): FloorSaid => to(floor, { at: 'floor' }, lines);

/** The last words: nothing more is asked. Where what they say was kept could not be saved, others are said. */
export const end = (floor: PlainFloor, lines: readonly string[], unsavedLines = lines): FloorSaid => ({
  ...said({ ...floor, asking: { at: 'end' } }, lined(lines, floor.width)),
  unsavedText: lined(unsavedLines, floor.width),
});

/** What is said next, after a text of somebody else's. */
export const before = (text: string, next: FloorSaid): FloorSaid => ({
  ...next,
  text: text + next.text,
  ...(next.unsavedText === undefined ? {} : { unsavedText: text + next.unsavedText }),
});
