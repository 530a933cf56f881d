/** What stands in the action bar now: the tray before the deal, the moves in a round. */
import { lastTold } from '@baize/casino';
import type { Chips, Offer, Range, Sight } from '@baize/engine';
import { type Action, type Blackjack, isForSeveral, ownView } from '@baize/games/blackjack';
import { useState } from 'react';
import { BetTray } from '../../kit/BetTray.tsx';
import { ActionButton } from '../../kit/Button.tsx';
import { amountIn, type BetDraft } from '../../kit/bet-draft.ts';
import { useKeys } from '../../runtime/useKeys.ts';
import type { TableHandle } from '../../runtime/useTable.ts';
import { SittingOver } from '../SittingOver.tsx';
import { blackjackTableWords } from './language/index.ts';
import { type Move, Moves } from './Moves.tsx';

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
const Betting = ({ range, sight, choose }: BettingProps) => {
  const view = ownView(sight.view, sight.seat);
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
      <BetTray name={blackjackTableWords().bet} draft={draft} before={view.lastBet} most={range.max} onDraft={lay} onDone={start} />
      <div className="lay">
        <ActionButton standing={view.bet > 0 ? 'lead' : 'off'} keyName="Enter" onPress={start}>
          {blackjackTableWords().start}
        </ActionButton>
      </div>
    </>
  );
};

/** The tray at a table for several: the bet is laid when the player says so, and is then an answer. */
const BettingTogether = ({ range, sight, choose }: BettingProps) => {
  const { lastBet } = ownView(sight.view, sight.seat);
  const [draft, setDraft] = useState<BetDraft>(() => [0]);
  const amount = amountIn(draft);
  const again = (): void => setDraft([...draft, lastBet]);
  const start = (): void => choose({ type: 'bet', amount });
  const stayOut = (): void => choose({ type: 'sit-out' });
  useKeys({ Enter: start, ...(lastBet > 0 ? { l: again } : {}), x: () => setDraft([...draft, 0]), o: stayOut });
  return (
    <>
      <BetTray name={blackjackTableWords().bet} draft={draft} before={lastBet} most={range.max} onDraft={setDraft} onDone={start} />
      <div className="lay">
        <ActionButton standing={amount >= range.min && amount <= range.max ? 'lead' : 'off'} keyName="Enter" onPress={start}>
          {blackjackTableWords().bet}
        </ActionButton>
        <ActionButton keyName="O" onPress={stayOut}>
          {blackjackTableWords().sitOut}
        </ActionButton>
      </div>
    </>
  );
};

const isBet = (offer: Offer<Action>): offer is Offer<Action & { type: 'bet' }> => offer.type === 'bet';

/** What may be bet now; undefined when it is not the time. */
export const betsIn = ({ offers }: Sight<Blackjack>): Range | undefined => offers.find(isBet)?.amount;

interface ActionsProps {
  readonly run: TableHandle<Blackjack>;
  choose(action: Action): void;
  onMove(move: Move): void;
  onAgain(): void;
}

/** The tray before the deal, the moves in a round, and a new seat when the sitting is over. */
export const Actions = ({ run, choose, onMove, onAgain }: ActionsProps) => {
  const { shown, waiting, lines } = run;
  const bets = betsIn(shown);
  if (waiting === 'over') return <SittingOver says={lastTold(lines)} next={blackjackTableWords().sitDownAgain} onNext={onAgain} />;
  const Tray = isForSeveral(shown.view.rules) ? BettingTogether : Betting;
  if (bets !== undefined) return <Tray key={shown.view.round} range={bets} sight={shown} choose={choose} />;
  return <Moves sight={shown} hint={run.hint} onMove={onMove} />;
};
