/** The one polite voice of a table: every sentence goes here, for those who listen. */
import { memo } from 'react';

interface Spoken {
  readonly id: number;
  readonly text: string;
}

const Sentence = memo(({ text }: { text: string }) => <p>{text}</p>);

/** A live region with the latest sentences. */
export const LiveLog = memo(({ lines }: { lines: readonly Spoken[] }) => (
  <div className="unseen" role="log" aria-live="polite" aria-label="What happened">
    {lines.map(({ id, text }) => (
      <Sentence key={id} text={text} />
    ))}
  </div>
));
