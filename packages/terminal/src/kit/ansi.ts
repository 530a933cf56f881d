/** The one place that knows escape sequences for output. */
import type { Cell, Role, Screen } from './cells.ts';

const ESC = '\x1b[';

/** The alternate screen with the cursor hidden; what is pasted comes between marks, so that none of it is taken for keys. */
export const ENTER = `${ESC}?1049h${ESC}?25l${ESC}?2004h${ESC}2J`;
/** Back to the normal screen as it was, with the cursor shown and plain letters. */
export const LEAVE = `${ESC}?2026l${ESC}?2004l${ESC}0m${ESC}?25h${ESC}?1049l`;

const COLOURED: Readonly<Record<Role, string>> = {
  text: '0',
  dim: '0;2',
  bold: '0;1',
  red: '0;31',
  yellow: '0;33',
  green: '0;32',
  cyan: '0;36',
  'bold-red': '0;1;31',
  'bold-yellow': '0;1;33',
  'bold-green': '0;1;32',
  'bold-cyan': '0;1;36',
};

const style = (role: Role, colour: boolean): string => (colour ? COLOURED[role] : COLOURED[role].replace(/;3\d/, ''));

const rowText = (cells: readonly Cell[], colour: boolean): string => {
  const end = cells.findLastIndex(({ char }) => char !== ' ') + 1;
  let text = '';
  let now = '0';
  for (const { char, role } of cells.slice(0, end)) {
    const wanted = char === ' ' ? now : style(role, colour);
    if (wanted !== now) text += `${ESC}${wanted}m`;
    now = wanted;
    text += char;
  }
  if (now !== '0') text += `${ESC}0m`;
  return end < cells.length ? `${text}${ESC}K` : text;
};

/** A whole frame between synchronised-update marks: it appears at once or not at all. */
export const frameText = ({ cells }: Screen, colour: boolean): string =>
  `${ESC}?2026h${cells.map((row, at) => `${ESC}${at + 1};1H${rowText(row, colour)}`).join('')}${ESC}?2026l`;

/** Clears what a window of another size has left behind. */
export const CLEAR = `${ESC}0m${ESC}2J`;
