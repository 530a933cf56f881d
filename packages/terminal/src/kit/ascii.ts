/** Screens for poor fonts: every character outside ASCII has a plain one that takes its place. */
import { type Environment, hasSigns } from './ansi.ts';
import type { Cell, Screen } from './cells.ts';

const PLAIN: Readonly<Record<string, string>> = {
  '╔': '+',
  '╗': '+',
  '╚': '+',
  '╝': '+',
  '═': '=',
  '║': '|',
  '╟': '+',
  '╢': '+',
  '┌': '+',
  '┐': '+',
  '└': '+',
  '┘': '+',
  '─': '-',
  '│': '|',
  '┬': '+',
  '┴': '+',
  '┼': '+',
  '├': '+',
  '┤': '+',
  '┏': '+',
  '┓': '+',
  '┗': '+',
  '┛': '+',
  '┃': '|',
  '▴': '^',
  '▾': 'v',
  '▼': 'v',
  '╌': '-',
  '╎': '|',
  '━': '=',
  '▌': '|',
  '░': '#',
  '█': '#',
  '▸': '>',
  '◂': '<',
  '→': '>',
  '←': '<',
  '↑': '^',
  '↓': 'v',
  '♠': 's',
  '♥': 'h',
  '♦': 'd',
  '♣': 'c',
  '●': 'o',
  '■': 'q',
  '▲': 't',
  '◇': 'z',
  '•': 'o',
  '·': '-',
  '▁': '_',
  '▂': '.',
  '▃': '-',
  '▄': '=',
  '▅': '+',
  '▆': 'x',
  '▇': '%',
  '±': '~',
  '↻': '*',
  '…': '.',
  '−': '-',
  '–': '-',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '\u00a0': ' ',
  ß: 's',
};
/** Letters that have two in their place wherever there is room for them. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };
const ORNAMENTS: ReadonlySet<string> = new Set(['♠', '♥', '♦', '♣', '▲']);

/** In a title a suit is an ornament; on a card it says something. A card's suit is never bold. */
const isOrnament = ({ char, role }: Cell, row: number): boolean => ORNAMENTS.has(char) && (row === 0 || role === 'bold');
/** A chip has the colour of chips; a card's suit has the same shape. */
const isChip = ({ char, role }: Cell): boolean => char === '●' && (role === 'yellow' || role === 'bold-yellow');

/** The mark of a red number at Roulette: the only diamond in this role. */
const isRedMark = ({ char, role }: Cell): boolean => char === '♦' && role === 'bold-red';

const PRINTABLE = /^[\x20-\x7e]$/;
/** One character in ASCII: a letter without its accent, and a star for whatever has no place on a screen of ours. */
const asciiChar = (char: string): string => {
  if (PRINTABLE.test(char)) return char;
  const bare = char.normalize('NFD').charAt(0);
  return PLAIN[char] ?? (PRINTABLE.test(bare) ? bare : '*');
};

/** A text in ASCII: a German letter is spelled out, König as Koenig. */
export const asciiText = (text: string): string => [...text].map((char) => SPELLED[char] ?? asciiChar(char)).join('');

/** Lines as a terminal has the letters for them. */
export const readable = (text: string, env: Environment): string => (hasSigns(env) ? text : text.split('\n').map(asciiText).join('\n'));

/** The same screen in ASCII. */
export const asciiScreen = (screen: Screen): Screen => {
  const top = screen.cells.findIndex((row) => row.some(({ char }) => char === '╔'));
  const plain = (cell: Cell, row: number): Cell => ({
    ...cell,
    char: isRedMark(cell) ? 'r' : isOrnament(cell, row - Math.max(0, top)) || isChip(cell) ? '*' : asciiChar(cell.char),
  });
  return { ...screen, cells: screen.cells.map((row, at) => row.map((cell) => plain(cell, at))) };
};
