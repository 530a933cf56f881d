/** What can lie over any table: its rules, the keys, the settings, and the question before leaving. */
import type { GameModule, GameTypes, Passage } from '@baize/engine';
import { isGameId } from '@baize/games';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../kit/Button.tsx';
import { CardDialog } from '../kit/Dialog.tsx';
import { useFrozen } from '../kit/hooks.ts';
import { printed } from '../kit/Says.tsx';
import { LazyLesson } from '../lessons/LazyLesson.tsx';
import { LazySettings } from '../settings/LazySettings.tsx';
import type { KeyTable } from './common-keys.ts';
import './table.css';
import { seatWords } from './language/index.ts';

/** Which of them is open. */
export type Aside = 'rules' | 'keys' | 'settings' | 'leave';

/** The way from the rules to the lesson, for whoever wants it short. */
export const LearnAgain = ({ onPress }: { onPress(): void }) => (
  <p>
    <button type="button" className="dialog-link" onClick={onPress}>
      {seatWords().learnWithPictures}
    </button>
  </p>
);

interface TableDialogsProps<T extends GameTypes> {
  readonly open: Aside | undefined;
  readonly module: GameModule<T>;
  readonly rules: T['rules'];
  readonly keys: KeyTable;
  /** Pictures that stand above the rules. */
  readonly pictures?: ReactNode;
  /** What leaving now would cost. */
  readonly leaving: string;
  onClose(): void;
  onLeave(): void;
}

/** The rules, passage by passage. */
export const RulesPage = ({ passages }: { passages: readonly Passage[] }) =>
  passages.map(({ heading, lines }) => (
    <section key={heading}>
      <h3>{heading}</h3>
      {lines.map((line) => (
        <p key={line}>{printed(line)}</p>
      ))}
    </section>
  ));

/** The rules, and from them the lesson. */
const Rules = <T extends GameTypes>({
  module: { game, words },
  rules,
  pictures,
  onClose,
}: Pick<TableDialogsProps<T>, 'module' | 'rules' | 'pictures' | 'onClose'>) => {
  const [isLearning, setLearning] = useState(false);
  if (isLearning && isGameId(game.id)) return <LazyLesson id={game.id} onClose={onClose} />;
  return (
    <CardDialog title={printed(game.title)} subtitle={words.preset(rules)} onClose={onClose}>
      {pictures ?? <LearnAgain onPress={() => setLearning(true)} />}
      <RulesPage passages={words.rules(rules)} />
      <p>
        <a className="dialog-link" href={`#/long-run?game=${game.id}`}>
          {seatWords().longRun}
        </a>
      </p>
    </CardDialog>
  );
};

const KeyPage = ({ keys }: { keys: KeyTable }) => (
  <dl className="key-table">
    {keys.map(([key, act]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{act}</dd>
      </div>
    ))}
  </dl>
);

/** What leaving costs, as it was when it was asked. */
const Leaving = ({ words }: { words: string }) => <p>{useFrozen(words)}</p>;

/** The one that is open, if any. */
export const TableDialogs = <T extends GameTypes>({
  open,
  module,
  rules,
  keys,
  pictures,
  leaving,
  onClose,
  onLeave,
}: TableDialogsProps<T>) => {
  const { game } = module;
  switch (open) {
    case undefined:
      return null;
    case 'settings':
      return <LazySettings onClose={onClose} />;
    case 'rules':
      return <Rules module={module} rules={rules} pictures={pictures} onClose={onClose} />;
    case 'keys':
      return (
        <CardDialog title={seatWords().keys.title} subtitle={printed(game.title)} onClose={onClose}>
          <KeyPage keys={keys} />
        </CardDialog>
      );
    case 'leave':
      return (
        <CardDialog
          title={seatWords().leave.title}
          onClose={onClose}
          footer={
            <>
              <ActionButton onPress={onLeave}>{seatWords().leave.go}</ActionButton>
              <ActionButton standing="lead" onPress={onClose}>
                {seatWords().leave.stay}
              </ActionButton>
            </>
          }
        >
          <Leaving words={leaving} />
        </CardDialog>
      );
  }
};
