/** What a player may take along: the whole profile, and the record of the last sitting. */
import { lastEnded, openSave, type Profile, startOver, worthOf, writeSave } from '@baize/casino';
import { useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { chipsOf } from '../kit/deck/chips.ts';
import { FilePick } from '../kit/FilePick.tsx';
import { readFile, saveFile } from '../records/files.ts';
import { saveRecord } from '../records/record.ts';
import { useRoute } from '../runtime/address.ts';
import { useProfileStatus, useProfileStore } from '../runtime/ProfileProvider.tsx';

const wordsFor = {
  none: '',
  newer: 'This profile was saved by a later version of Baize.',
  broken: 'This file is not a profile of Baize.',
} as const;

const StartOver = ({ onStart, onKeep }: { onStart(): void; onKeep(): void }) => (
  <div className="ask">
    <p>Start over with 1,000 chips? Your chips, the table with your chips on it and all your statistics are cleared away.</p>
    <ActionButton onPress={onStart}>Clear it all</ActionButton>
    <ActionButton standing="lead" onPress={onKeep}>
      Keep mine
    </ActionButton>
  </div>
);

const Replace = ({ found, onReplace, onKeep }: { found: Profile; onReplace(): void; onKeep(): void }) => (
  <div className="ask">
    <p>Replace everything here by the profile in the file, with {chipsOf(worthOf(found))}?</p>
    <ActionButton onPress={onReplace}>Replace</ActionButton>
    <ActionButton standing="lead" onPress={onKeep}>
      Keep mine
    </ActionButton>
  </div>
);

/** The section of the sheet. */
export const Records = ({ onDone }: { onDone(): void }) => {
  const store = useProfileStore();
  const ended = useProfileStatus(({ profile }) => lastEnded(profile));
  const [, go] = useRoute();
  const [found, setFound] = useState<Profile>();
  const [words, setWords] = useState('');
  const [isAsking, setAsking] = useState(false);
  const load = async (file: File): Promise<void> => {
    const opened = openSave((await readFile(file)) ?? '');
    setFound(opened.kind === 'opened' ? opened.profile : undefined);
    setWords(opened.kind === 'opened' ? opened.notes.join(' ') : wordsFor[opened.kind]);
  };
  const replace = (): void => {
    if (found === undefined || !store.change(() => found)) return;
    onDone();
    go('/');
    store.tell('The profile was loaded.');
  };
  const begin = (): void => {
    if (!store.change(startOver)) return;
    onDone();
    go('/');
    store.tell('You start over with 1,000 chips.');
  };
  if (isAsking)
    return (
      <section className="records">
        <h3>Start over</h3>
        <StartOver onStart={begin} onKeep={() => setAsking(false)} />
      </section>
    );
  return (
    <section className="records">
      <h3>Your profile and records</h3>
      <p role="status">{words}</p>
      {found === undefined ? (
        <div className="record-buttons">
          <ActionButton onPress={() => saveFile('baize-profile.json', writeSave(store.now().profile))}>Save profile</ActionButton>
          <FilePick name="Load a profile" onPick={load} />
          {ended !== undefined && (
            <ActionButton
              onPress={() => {
                void saveRecord(ended).then(setWords);
              }}
            >
              Save last sitting
            </ActionButton>
          )}
          <ActionButton
            onPress={() => {
              onDone();
              go('/check');
            }}
          >
            Check a record
          </ActionButton>
          <ActionButton onPress={() => setAsking(true)}>Start over</ActionButton>
        </div>
      ) : (
        <Replace found={found} onReplace={replace} onKeep={() => setFound(undefined)} />
      )}
    </section>
  );
};
