/** The one polite voice of a table: every sentence goes here, for those who listen. */

interface Spoken {
  readonly id: number;
  readonly text: string;
}

/** A live region with the latest sentences. */
export const LiveLog = ({ lines }: { lines: readonly Spoken[] }) => (
  <div className="unseen" role="log" aria-live="polite" aria-label="What happened">
    {lines.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
);
