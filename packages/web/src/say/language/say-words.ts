/** The words round what is said at a table. */
export interface SayWords {
  readonly title: string;
  readonly close: string;
  readonly message: string;
  readonly say: string;
  readonly mute: string;
}
