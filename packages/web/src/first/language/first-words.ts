/** What a newcomer reads first. */

/** The words of the plate that leads on, and of the example of a look back. */
export interface FirstWords {
  readonly firstHand: { readonly title: string; readonly text: string; readonly deal: string };
  backTo(game: string): string;
  readonly asLeft: string;
  readonly asLastTime: string;
  readonly example: {
    readonly none: string;
    readonly example: string;
    readonly mistake: string;
    readonly why: string;
    readonly playFirst: string;
    readonly chooseTable: string;
  };
}
