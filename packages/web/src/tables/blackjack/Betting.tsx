/** Chips on the spot before the deal: they are laid one by one, can be taken back, and lie at risk from then on. */
import type { Chips, Range, Sight } from '@baize/engine';
import type { Action, Blackjack } from '@baize/games/blackjack';
import { useState } from 'react';
import { BetTray } from '../../kit/BetTray.tsx';
import { ActionButton } from '../../kit/Button.tsx';
import { amountIn, type BetDraft } from '../../kit/bet-draft.ts';
import { useKeys } from '../../runtime/useKeys.ts';

interface BettingProps {
  readonly range: Range;
  readonly sight: Sight<Blackjack>;
  choose(action: Action): void;
}

/** What laying this much asks of the table: too little to be a bet stays in the hand. */
const actionOf = (amount: Chips, laid: Chips, { min }: Range): Action | undefined => {
  if (amount >= min) return amount === laid ? undefined : { type: 'bet', amount };
  return laid > 0 ? { type: 'take-back' } : undefined;
};

/** The bet tray and the button that starts the round. */
export const Betting = ({ range, sight: { view }, choose }: BettingProps) => {
  const [draft, setDraft] = useState<BetDraft>(() => [view.bet]);
  const amount = amountIn(draft);
  const lay = (next: BetDraft): void => {
    const action = actionOf(amountIn(next), view.bet, range);
    if (action !== undefined) choose(action);
    // What the table refuses is not laid, and it has said why.
    if (amountIn(next) <= range.max) setDraft(next);
  };
  const start = (): void => choose(view.bet > 0 ? { type: 'deal' } : { type: 'bet', amount });
  const again = (): void => lay([...draft, view.lastBet]);
  useKeys({ Enter: start, ...(view.lastBet > 0 ? { l: again } : {}), x: () => lay([...draft, 0]) });
  return (
    <>
      <BetTray name="Bet" draft={draft} before={view.lastBet} onDraft={lay} onDone={start} />
      <div className="lay">
        <ActionButton standing={view.bet > 0 ? 'lead' : 'off'} keyName="Enter" onPress={start}>
          Start
        </ActionButton>
      </div>
    </>
  );
};
