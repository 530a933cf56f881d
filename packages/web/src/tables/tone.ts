/** Which button is in brass: a step that needs no judgement, or what the coach has just advised. Never a move that might be wrong. */
import type { ButtonTone } from '../kit/Button.tsx';

/** Steps that need no judgement. */
const NEUTRAL: readonly string[] = ['ready', 'deal', 'declare', 'spin', 'rest'];

interface Typed {
  readonly type: string;
}

/** How the button of a move stands. */
export const toneOf = (move: string, offers: readonly Typed[], hint: { readonly action: Typed } | undefined): ButtonTone => {
  if (!offers.some(({ type }) => type === move)) return 'off';
  return NEUTRAL.includes(move) || hint?.action.type === move ? 'lead' : 'open';
};
