/** Moving a profile to another device: this one gets a code, the other one types it. */
import { type SubmitEvent, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { settingsWords } from './language/index.ts';
import { type NoParcel, type ParcelResult, sendProfile, takeProfile } from './parcel.ts';

interface MoveProfileProps {
  /** The text of the profile as it is now. */
  textNow(): string;
  /** A profile has come. */
  onTaken(text: string): void;
}

/** What is being done, or what came of it. */
type MoveState =
  | { readonly at: 'rest' | 'busy' }
  | { readonly at: 'code'; readonly code: string }
  | { readonly at: 'failed'; readonly why: NoParcel };

/** The rows of the sheet. */
export const MoveProfile = ({ textNow, onTaken }: MoveProfileProps) => {
  const { send, code: codeName, take: takeIt, busy, about, failed } = settingsWords().move;
  const [state, setState] = useState<MoveState>({ at: 'rest' });
  const [typed, setTyped] = useState('');
  const run = (what: Promise<ParcelResult>, then: (text: string) => void): void => {
    setState({ at: 'busy' });
    void what.then((result) => (result.ok ? then(result.text) : setState({ at: 'failed', why: result.why })));
  };
  const take = (event: SubmitEvent): void => {
    event.preventDefault();
    run(takeProfile(typed), (text) => {
      setState({ at: 'rest' });
      onTaken(text);
    });
  };
  return (
    <div className="move-profile">
      <ActionButton onPress={() => run(sendProfile(textNow()), (code) => setState({ at: 'code', code }))}>{send}</ActionButton>
      <form onSubmit={take}>
        <input
          type="text"
          aria-label={codeName}
          placeholder={codeName}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="do" disabled={typed.trim() === '' || state.at === 'busy'}>
          {takeIt}
        </button>
      </form>
      <div role="status">
        {state.at === 'busy' && <p>{busy}</p>}
        {state.at === 'failed' && <p>{failed[state.why]}</p>}
        {state.at === 'code' && (
          <>
            <b className="move-code">{state.code}</b>
            <p>{about}</p>
          </>
        )}
      </div>
    </div>
  );
};
