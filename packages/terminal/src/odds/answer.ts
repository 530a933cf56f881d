/** What the odds commands say. */

/** What `baize odds GAME …` answers: lines to print, or one sentence why not. */
export type OddsAnswer = { readonly ok: true; readonly lines: readonly string[] } | { readonly ok: false; readonly sentence: string };

/** Hears how far a long answer has come, from 0 to 1. */
export type OddsProgress = (part: number) => void;

/** A game's odds on the command line: what stands after the game's name goes in, lines come out. */
export type OddsCommand = (args: readonly string[], progress?: OddsProgress) => OddsAnswer;
