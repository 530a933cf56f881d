/** What is said round every visit: when something can't be saved, when it has to stop, and on the way in and out. */

/** What a disk may refuse, as far as we know its codes. */
export type DiskFault = 'full' | 'quota' | 'denied' | 'read-only' | 'no-folder' | 'missing' | 'taken' | 'is-folder' | 'silent';

/** What became of a save that could not be read: the name it is kept under, or that it could not be moved. */
export type SaveAside = { readonly name: string } | 'stuck';

/** The words of a visit. What the disk says comes as `why`, and ends a sentence. */
export interface RuntimeWords {
  readonly disk: Readonly<Record<DiskFault, string>>;
  readonly goodNight: string;
  readonly yourTurn: string;
  readonly crash: {
    /** What happened; what is safe, if anything; and where the details are. */
    stopped(kept: string | undefined, details: string): string;
    detailsIn(path: string): string;
    noDetails(why: string): string;
    /** In place of a path, for somebody who is far away. */
    readonly houseLog: string;
  };
  readonly yesNo: { question(question: string): string; readonly answers: string };
  readonly save: {
    unread(aside: SaveAside): string;
    /** The same, and the save before it is there. */
    before(aside: SaveAside): string;
    readonly newer: string;
    unopened(why: string): string;
    notSaved(why: string): string;
    chipsUnsaved(why: string): string;
    readonly chipsAsBefore: string;
    readonly inTheWay: string;
    readonly safe: string;
    readonly lost: string;
    takeOver(pid: number): string;
    /** Of a table in the save that could not be read: how many chips came back with it. */
    tableClosed(chips: number): string;
    readonly rivals: string;
  };
  readonly session: { statisticsUnsaved(why: string): string; recordUnsaved(why: string): string; readonly safe: string };
  lookBackUnsaved(why: string): string;
  readonly oldPuzzle: string;
}
