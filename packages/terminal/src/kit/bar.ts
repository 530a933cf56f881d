/** The action bar: labels such as `[T]wist`, the key in brackets. */
import { type Line, type Span, span } from './cells.ts';

const PIECES = /\[[^\]]+\]|[^[]+/g;

/** Text with its keys in brackets lit: `[Tab] Score`, `s[P]lit`. */
export const keyed = (label: string): Line =>
  (label.match(PIECES) ?? []).map((piece): Span => span(piece, piece.startsWith('[') ? 'bold-cyan' : 'text'));

/** An action that cannot be taken now: dim and without its brackets, so that shape says it too. */
const unlit = (label: string): Line => [span(label.replace(/[[\]]/g, ''), 'dim')];

/** An entry of the bar. */
export interface BarEntry {
  readonly label: string;
  readonly lit: boolean;
}

/** Entries in a row, with two blanks between them. */
export const keyBar = (entries: readonly BarEntry[]): Line =>
  entries.flatMap(({ label, lit }, index) => [...(index > 0 ? [span('  ')] : []), ...(lit ? keyed(label) : unlit(label))]);
