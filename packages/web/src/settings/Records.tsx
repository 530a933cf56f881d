/** What a player may take along: the whole profile, and the record of the last sitting. */
import {
  FIRST_CHIPS,
  lastEnded,
  openSave,
  type Profile,
  type PuzzleProgress,
  readProgress,
  startOver,
  worthOf,
  writeSave,
} from '@baize/casino';
import { isFields, parseJson } from '@baize/engine';
import { useEffect, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { FilePick } from '../kit/FilePick.tsx';
import { keepProgress, loadProgress } from '../puzzles/disk.ts';
import { readFile, saveFile } from '../records/files.ts';
import { saveRecord } from '../records/record.ts';
import { keepJudged } from '../review/judged-disk.ts';
import { useRoute } from '../runtime/address.ts';
import { isPromised, noteCopy } from '../runtime/keeping.ts';
import { useProfileStatus, useProfileStore } from '../runtime/ProfileProvider.tsx';
import { settingsWords } from './language/index.ts';
import { MoveProfile } from './MoveProfile.tsx';

// The file of a profile holds the save and, beside it, how its player stands with the puzzles.

/** The text of the file. */
export const profileFile = (profile: Profile, puzzles: PuzzleProgress): string =>
  JSON.stringify({ ...savedIn(writeSave(profile)), puzzles });

/** How the player of a file stands with the puzzles; undefined where it does not say so: older files do not. */
export const puzzlesIn = (text: string): PuzzleProgress | undefined => {
  const { puzzles } = savedIn(text);
  return isFields(puzzles) ? readProgress(JSON.stringify(puzzles)) : undefined;
};

const savedIn = (text: string): Readonly<Record<string, unknown>> => {
  const found = parseJson(text);
  return isFields(found) ? found : {};
};

/** What a file holds. */
interface ProfileFound {
  readonly profile: Profile;
  readonly puzzles: PuzzleProgress | undefined;
}

const StartOver = ({ onStart, onKeep }: { onStart(): void; onKeep(): void }) => (
  <div className="ask">
    <p>{settingsWords().over.ask(FIRST_CHIPS)}</p>
    <ActionButton onPress={onStart}>{settingsWords().over.erase}</ActionButton>
    <ActionButton standing="lead" onPress={onKeep}>
      {settingsWords().profile.keepMine}
    </ActionButton>
  </div>
);

const Replace = ({ found, onReplace, onKeep }: { found: Profile; onReplace(): void; onKeep(): void }) => (
  <div className="ask">
    <p>{settingsWords().profile.replace(worthOf(found))}</p>
    <ActionButton onPress={onReplace}>{settingsWords().profile.replaceIt}</ActionButton>
    <ActionButton standing="lead" onPress={onKeep}>
      {settingsWords().profile.keepMine}
    </ActionButton>
  </div>
);

/** The section of the sheet. */
export const Records = ({ onDone }: { onDone(): void }) => {
  const store = useProfileStore();
  const ended = useProfileStatus(({ profile }) => lastEnded(profile));
  const [, go] = useRoute();
  const [found, setFound] = useState<ProfileFound>();
  const [words, setWords] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [promised, setPromised] = useState<boolean>();
  const { profile: say, over } = settingsWords();
  useEffect(() => void isPromised().then(setPromised), []);
  const offer = (text: string): void => {
    const opened = openSave(text);
    setFound(opened.kind === 'opened' ? { profile: opened.profile, puzzles: puzzlesIn(text) } : undefined);
    setWords(opened.kind === 'opened' ? opened.notes.join(' ') : opened.kind === 'none' ? '' : say[opened.kind]);
  };
  const load = async (file: File): Promise<void> => offer((await readFile(file)) ?? '');
  const replace = (): void => {
    if (found === undefined || !store.change(() => found.profile)) return;
    if (found.puzzles !== undefined) keepProgress(found.puzzles);
    onDone();
    go('/');
    store.tell(say.loaded);
  };
  const saveProfile = (): void => {
    const { profile } = store.now();
    saveFile('baize-profile.json', profileFile(profile, loadProgress()));
    noteCopy(profile.sittings);
  };
  const begin = (): void => {
    if (!store.change(startOver)) return;
    // Mistakes are statistics too. Where nothing can be kept there is nothing to clear away.
    keepJudged({});
    onDone();
    go('/');
    store.tell(over.started(FIRST_CHIPS));
  };
  if (isAsking)
    return (
      <section className="records">
        <h3>{over.title}</h3>
        <StartOver onStart={begin} onKeep={() => setAsking(false)} />
      </section>
    );
  return (
    <section className="records">
      <h3>{say.title}</h3>
      {promised !== undefined && <p>{promised ? say.promised : say.notPromised}</p>}
      <p role="status">{words}</p>
      {found === undefined ? (
        <div className="record-buttons">
          <ActionButton onPress={saveProfile}>{say.save}</ActionButton>
          <FilePick name={say.load} onPick={load} />
          {ended !== undefined && (
            <ActionButton
              onPress={() => {
                void saveRecord(ended).then(setWords);
              }}
            >
              {say.saveLast}
            </ActionButton>
          )}
          <ActionButton
            onPress={() => {
              onDone();
              go('/check');
            }}
          >
            {say.check}
          </ActionButton>
          <ActionButton onPress={() => setAsking(true)}>{over.title}</ActionButton>
          <MoveProfile textNow={() => profileFile(store.now().profile, loadProgress())} onTaken={offer} />
        </div>
      ) : (
        <Replace found={found.profile} onReplace={replace} onKeep={() => setFound(undefined)} />
      )}
    </section>
  );
};
