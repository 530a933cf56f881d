/** Checking a record: whether the seal was kept, and every card fell as the seed says. */
import { commitmentFor, type Evidence, lastEnded, mixSeed } from '@baize/casino';
import { useId, useState } from 'react';
import { ActionButton, Tool } from '../kit/Button.tsx';
import { FilePick } from '../kit/FilePick.tsx';
import { useRoute } from '../runtime/address.ts';
import { useProfileStatus } from '../runtime/ProfileProvider.tsx';
import { useKeys } from '../runtime/useKeys.ts';
import './check.css';
import { readFile } from './files.ts';
import { recordPageWords } from './language/index.ts';
import { checkRecord, type RecordCheck } from './record.ts';

const Seeds = ({ file }: { file: NonNullable<RecordCheck['file']> }) => (
  <dl className="seeds">
    <dt>{recordPageWords().seeds.seal}</dt>
    <dd>
      <code>{commitmentFor(file.game, file)}</code>
    </dd>
    <dt>{recordPageWords().seeds.house}</dt>
    <dd>
      <code>{file.mixed?.house ?? file.seed}</code>
    </dd>
    {file.mixed !== undefined && (
      <>
        <dt>{recordPageWords().seeds.mixed(file.mixed.words)}</dt>
        <dd>
          <code>{mixSeed(file.mixed.house, file.mixed.words)}</code>
        </dd>
      </>
    )}
  </dl>
);

/** What the player noted before the sitting. Words are compared with the seal: none are none only where a seal is given. */
interface Noted {
  readonly seal: string;
  readonly words: string;
  /** The seal of the record itself, told when it was saved. */
  readonly end: string;
}
const evidenceOf = ({ seal, words, end }: Noted): Evidence => ({
  ...(seal.trim() === '' ? {} : { promise: seal.trim().toLowerCase(), words: words.trim() }),
  ...(end.trim() === '' ? {} : { end: end.trim().toLowerCase() }),
});

const NotedForm = ({ noted, onNote }: { noted: Noted; onNote(noted: Noted): void }) => {
  const id = useId();
  const words = recordPageWords().noted;
  const promised = useProfileStatus(({ profile }) => lastEnded(profile)?.promised);
  return (
    <fieldset className="noted">
      <legend>{words.title}</legend>
      <label htmlFor={`${id}-seal`}>{words.seal}</label>
      <input
        id={`${id}-seal`}
        autoComplete="off"
        spellCheck={false}
        value={noted.seal}
        onChange={({ currentTarget: { value } }) => onNote({ ...noted, seal: value })}
      />
      <label htmlFor={`${id}-words`}>{words.words}</label>
      <input
        id={`${id}-words`}
        autoComplete="off"
        value={noted.words}
        onChange={({ currentTarget: { value } }) => onNote({ ...noted, words: value })}
      />
      <label htmlFor={`${id}-end`}>{words.end}</label>
      <input
        id={`${id}-end`}
        autoComplete="off"
        spellCheck={false}
        value={noted.end}
        onChange={({ currentTarget: { value } }) => onNote({ ...noted, end: value })}
      />
      {promised !== undefined && (
        <ActionButton onPress={() => onNote({ ...noted, seal: promised.promise, words: promised.words })}>{words.asKept}</ActionButton>
      )}
    </fieldset>
  );
};

/** The page. */
export const CheckPage = () => {
  const [, go] = useRoute();
  const words = recordPageWords();
  const [noted, setNoted] = useState<Noted>({ seal: '', words: '', end: '' });
  const [verdict, setVerdict] = useState<RecordCheck>();
  const profile = useProfileStatus((now) => now.profile);
  const back = () => go('/');
  useKeys({ q: back, Escape: back });
  const check = async (picked: File): Promise<void> => setVerdict(await checkRecord(await readFile(picked), evidenceOf(noted), profile));
  return (
    <main className="leaf-page">
      <header>
        <h1>{words.title}</h1>
        <Tool icon="leave" label={words.back} keyName="Q" wordy onPress={back} />
      </header>
      <p>{words.about}</p>
      <NotedForm noted={noted} onNote={setNoted} />
      <FilePick name={words.pick} onPick={check} />
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
