/** What stands in the action bar now: a line that tells or asks, and the buttons. */
import { lastTold, type Shown } from '@baize/casino';
import { type Card, inFull, whoIs } from '@baize/engine';
import { type Action, type Hearts, heartsModule, PASSED, receiverOf, shortPrompt, takenWords } from '@baize/games/hearts';
import type { ReactNode } from 'react';
import { ActionButton } from '../../kit/Button.tsx';
import { useLanded } from '../../kit/CardLanding.tsx';
import type { TableHandle } from '../../runtime/useTable.ts';
import { LookBackButton } from '../SittingOver.tsx';
import { trickNumber } from './hands.ts';
import type { LeadLine, WideLabel } from './language/hearts-table-words.ts';
import { heartsTableWords } from './language/index.ts';

interface ActionsProps {
  readonly run: TableHandle<Hearts>;
  readonly names: readonly string[];
  readonly chosen: readonly Card[];
  readonly canClaim: boolean;
  choose(action: Action): void;
  onGo(): void;
  onSkip(): void;
  onClaim(): void;
  onLast(): void;
  onSheet(): void;
  onAgain(): void;
}

const Bar = ({ say, className = '', children }: { say: string | LeadLine; className?: string; children: ReactNode }) => {
  const [lead, rest = ''] = [say].flat();
  return (
    <div className={`ht-bar ${className}`}>
      <p className="say ht-say">
        <span>
          <b>{lead}</b> {rest}
        </span>
      </p>
      {children}
    </div>
  );
};

/** What a button says: all of it where there is room. */
const Wide = ({ label: [before, always, behind] }: { label: WideLabel }) => (
  <>
    <span className="ht-wide">{before}</span>
    {always}
    <span className="ht-wide">{behind}</span>
  </>
);

/** What is said once the player has passed, until the new cards lie in the hand; undefined at any other time. */
const passedSay = ({ view, seat, event }: Shown<Hearts>, isFlying: boolean): string | undefined => {
  if (event?.type === 'cards-passed') return isFlying ? heartsTableWords().bar.changing : undefined;
  return view.phase === 'passing' && view.passes[seat] != null ? heartsTableWords().bar.othersChoose : undefined;
};

const Pass = ({ run: { shown }, names, chosen, onGo }: ActionsProps) => {
  const to = whoIs(receiverOf(shown.view.direction, shown.seat), { me: shown.seat, names });
  const { bar } = heartsTableWords();
  return (
    <Bar say={bar.pass(to, chosen.length, PASSED)}>
      <ActionButton standing={chosen.length === PASSED ? 'lead' : 'off'} keyName="Enter" onPress={onGo}>
        {bar.passTo(to)}
      </ActionButton>
    </Bar>
  );
};

const Last = ({ run: { shown }, onLast }: ActionsProps) => (
  <ActionButton standing={shown.view.tricks.length === 0 ? 'off' : 'open'} keyName="L" onPress={onLast}>
    <Wide label={heartsTableWords().bar.last} />
  </ActionButton>
);

const Play = (props: ActionsProps) => {
  const { run, chosen, canClaim, onGo, onClaim } = props;
  const [card] = chosen;
  const { bar } = heartsTableWords();
  return (
    <Bar say={shortPrompt(run.shown)} className={canClaim ? 'full' : ''}>
      {canClaim && (
        <ActionButton keyName="X" onPress={onClaim}>
          <Wide label={bar.claim} />
        </ActionButton>
      )}
      <Last {...props} />
      <ActionButton standing={card === undefined ? 'open' : 'lead'} keyName="Enter" onPress={onGo}>
        {card === undefined ? bar.playACard : heartsModule.words.action({ type: 'play', card }, run.shown)}
      </ActionButton>
    </Bar>
  );
};

const Moon = ({ run: { shown }, choose }: ActionsProps) => (
  <Bar say={inFull(heartsModule.words.prompt(shown))} className="two">
    {(['minus', 'plus'] as const).map((way) => (
      <ActionButton key={way} onPress={() => choose({ type: 'moon', way })}>
        {heartsModule.words.action({ type: 'moon', way }, shown)}
      </ActionButton>
    ))}
  </Bar>
);

const Sheet = ({ onSheet }: ActionsProps) => (
  <ActionButton keyName="P" onPress={onSheet}>
    <Wide label={heartsTableWords().bar.sheet} />
  </ActionButton>
);

/** The bar. */
export const Actions = (props: ActionsProps) => {
  const { run, names, choose, onSkip, onAgain } = props;
  const { shown, waiting, lines } = run;
  const { view, seat } = shown;
  const { bar } = heartsTableWords();
  // What a card is, is told when it has landed.
  const latest = useLanded(lastTold(lines), trickNumber(view));
  if (waiting === 'over') {
    return (
      <Bar say={run.verdict.at(-1) ?? bar.gameOver} className="two">
        <Sheet {...props} />
        <LookBackButton />
        <ActionButton standing="lead" keyName="Enter" onPress={onAgain}>
          {bar.newGame}
        </ActionButton>
      </Bar>
    );
  }
  if (waiting === 'me') {
    switch (shown.offers[0]?.type) {
      case 'pass':
        return <Pass {...props} />;
      case 'play':
        return <Play {...props} />;
      case 'moon':
        return <Moon {...props} />;
      case 'ready':
        return (
          <Bar say={inFull(takenWords(view, { me: seat, names }))}>
            <Sheet {...props} />
            <ActionButton standing="lead" keyName="Enter" onPress={() => choose({ type: 'ready' })}>
              {bar.next}
            </ActionButton>
          </Bar>
        );
      case undefined:
        break;
    }
  }
  return (
    <Bar say={passedSay(shown, latest !== lastTold(lines)) ?? latest ?? ''}>
      <Last {...props} />
      <ActionButton standing="lead" keyName="Space" onPress={onSkip}>
        {bar.goOn}
      </ActionButton>
    </Bar>
  );
};
