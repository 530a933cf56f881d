/** Checking a record: whether the seal was kept, and every card fell as the seed says. */
import { mixSeed, promiseOf } from '@baize/casino';
import { useState } from 'react';
import { Tool } from '../kit/Button.tsx';
import { FilePick } from '../kit/FilePick.tsx';
import { useRoute } from '../runtime/address.ts';
import { useKeys } from '../runtime/useKeys.ts';
import './check.css';
import { readFile } from './files.ts';
import { checkRecord, type RecordCheck } from './record.ts';

const Seeds = ({ file }: { file: NonNullable<RecordCheck['file']> }) => (
  <dl className="seeds">
    <dt>The seal of the seed</dt>
    <dd>
      <code>{promiseOf(file)}</code>
    </dd>
    <dt>The house’s seed</dt>
    <dd>
      <code>{file.mixed?.house ?? file.seed}</code>
    </dd>
    {file.mixed !== undefined && (
      <>
        <dt>Mixed with “{file.mixed.words}”</dt>
        <dd>
          <code>{mixSeed(file.mixed.house, file.mixed.words)}</code>
        </dd>
      </>
    )}
  </dl>
);

/** The page. */
export const CheckPage = () => {
  const [, go] = useRoute();
  const [verdict, setVerdict] = useState<RecordCheck>();
  const back = () => go('/');
  useKeys({ q: back, Escape: back });
  const check = async (picked: File): Promise<void> => setVerdict(await checkRecord(await readFile(picked)));
  return (
    <main className="leaf-page">
      <header>
        <h1>Check a record</h1>
        <Tool icon="leave" label="Back to the floor" keyName="Q" wordy onPress={back} />
      </header>
      <p>
        Every sitting follows from its seed. Pick the file of a sitting that you saved: it is played again here, on your device, and
        compared card by card.
      </p>
      <FilePick name="Pick a record" onPick={check} />
      <div role="status" className="verdict">
        {verdict !== undefined && (
          <>
            <p className={verdict.isGood ? 'good' : 'bad'}>{verdict.words}</p>
            {verdict.file !== undefined && <Seeds file={verdict.file} />}
          </>
        )}
      </div>
    </main>
  );
};
