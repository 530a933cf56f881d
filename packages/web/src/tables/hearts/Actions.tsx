/** What stands in the action bar now: a line that tells or asks, and the buttons. */
import { lastEvent, type Shown } from '@baize/casino';
import type { Card } from '@baize/engine';
import { type Action, type Hearts, heartsModule, PASSED, receiverOf, shortPrompt, takenWords } from '@baize/games/hearts';
import type { ReactNode } from 'react';
import { ActionButton } from '../../kit/Button.tsx';
import { useLanded } from '../../kit/CardLanding.tsx';
import { spokenName } from '../../kit/deck/CardFace.tsx';
import type { TableHandle } from '../../runtime/useTable.ts';
import { LookBackButton } from '../SittingOver.tsx';

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

/** A line whose first sentence stands out. */
const Say = ({ text }: { text: string }) => {
  const [, first = text, rest = ''] = /^(.*?[.?!])(?:\s+(.*))?$/.exec(text) ?? [];
  return (
    <p className="say ht-say">
      <span>
        <b>{first}</b> {rest}
      </span>
    </p>
  );
};

const Bar = ({ say, className = '', children }: { say: string; className?: string; children: ReactNode }) => (
  <div className={`ht-bar ${className}`}>
    <Say text={say} />
    {children}
  </div>
);

const passSay = (chosen: number, to: string): string => {
  if (chosen === 0) return `Three cards for ${to}. Tap to choose.`;
  return `${chosen} of ${PASSED} chosen. Tap a card to take it back.`;
};

/** What is said once the player has passed, until the new cards lie in the hand; undefined at any other time. */
const passedSay = ({ view, seat, event }: Shown<Hearts>, isFlying: boolean): string | undefined => {
  if (event?.type === 'cards-passed') return isFlying ? 'The cards change hands.' : undefined;
  return view.phase === 'passing' && view.passes[seat] != null ? 'The others choose.' : undefined;
};

const Pass = ({ run: { shown }, names, chosen, onGo }: ActionsProps) => {
  const to = names[receiverOf(shown.view.direction, shown.seat)] ?? '';
  return (
    <Bar say={passSay(chosen.length, to)}>
      <ActionButton standing={chosen.length === PASSED ? 'lead' : 'off'} keyName="Enter" onPress={onGo}>
        Pass to {to}
      </ActionButton>
    </Bar>
  );
};

const Last = ({ run: { shown }, onLast }: ActionsProps) => (
  <ActionButton standing={shown.view.tricks.length === 0 ? 'off' : 'open'} keyName="L" onPress={onLast}>
    Last<span className="ht-wide"> trick</span>
  </ActionButton>
);

const Play = (props: ActionsProps) => {
  const { run, chosen, canClaim, onGo, onClaim } = props;
  const [card] = chosen;
  return (
    <Bar say={shortPrompt(run.shown)} className={canClaim ? 'full' : ''}>
      {canClaim && (
        <ActionButton keyName="X" onPress={onClaim}>
          Claim<span className="ht-wide"> the rest</span>
        </ActionButton>
      )}
      <Last {...props} />
      <ActionButton standing={card === undefined ? 'open' : 'lead'} keyName="Enter" onPress={onGo}>
        {card === undefined ? 'Play a card' : `Play ${spokenName(card)}`}
      </ActionButton>
    </Bar>
  );
};

const Moon = ({ run: { shown }, choose }: ActionsProps) => (
  <Bar say={heartsModule.words.prompt(shown)} className="two">
    {(['minus', 'plus'] as const).map((way) => (
      <ActionButton key={way} onPress={() => choose({ type: 'moon', way })}>
        {heartsModule.words.action({ type: 'moon', way }, shown)}
      </ActionButton>
    ))}
  </Bar>
);

const Sheet = ({ onSheet }: ActionsProps) => (
  <ActionButton keyName="P" onPress={onSheet}>
    Score<span className="ht-wide"> sheet</span>
  </ActionButton>
);

/** The bar. */
export const Actions = (props: ActionsProps) => {
  const { run, names, choose, onSkip, onAgain } = props;
  const { shown, waiting, lines } = run;
  const { view, seat } = shown;
  // What a card is, is told when it has landed.
  const latest = useLanded(lastEvent(lines)?.text, view.hand);
  if (waiting === 'over') {
    return (
      <Bar say={run.verdict.at(-1) ?? 'The game is over.'} className="two">
        <Sheet {...props} />
        <LookBackButton />
        <ActionButton standing="lead" keyName="Enter" onPress={onAgain}>
          New game
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
          <Bar say={takenWords(view, { me: seat, names })}>
            <Sheet {...props} />
            <ActionButton standing="lead" keyName="Enter" onPress={() => choose({ type: 'ready' })}>
              Next hand
            </ActionButton>
          </Bar>
        );
      case undefined:
        break;
    }
  }
  return (
    <Bar say={passedSay(shown, latest !== lastEvent(lines)?.text) ?? latest ?? ''}>
      <Last {...props} />
      <ActionButton standing="lead" keyName="Space" onPress={onSkip}>
        Go on
      </ActionButton>
    </Bar>
  );
};
