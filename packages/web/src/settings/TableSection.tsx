/** What the settings say about the table one sits at. */
import { useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import type { ThisTable } from '../tables/this-table.ts';

const Anew = ({ onAnew }: { onAnew(): void }) => {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return <ActionButton onPress={() => setAsking(true)}>Start anew</ActionButton>;
  return (
    <div className="ask">
      <p>Give this sitting up for good? The round in play is not counted.</p>
      <ActionButton onPress={onAnew}>Give it up</ActionButton>
      <ActionButton standing="lead" onPress={() => setAsking(false)}>
        Keep it
      </ActionButton>
    </div>
  );
};

/** The seal of the sitting, and a way to start again where nothing is staked. */
export const TableSection = ({ table: { promise, onAnew }, onDone }: { table: ThisTable; onDone(): void }) => (
  <section className="this-table">
    <h3>This table</h3>
    <p>
      The seal of its seed: <code>{promise}</code>
    </p>
    {onAnew !== undefined && (
      <Anew
        onAnew={() => {
          onDone();
          onAnew();
        }}
      />
    )}
  </section>
);
