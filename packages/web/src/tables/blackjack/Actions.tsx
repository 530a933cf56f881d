/** What stands in the action bar now. */
import type { Offer, Range, Sight } from '@baize/engine';
import type { Action, Blackjack } from '@baize/games/blackjack';
import { lastEvent } from '../../runtime/session.ts';
import type { TableRun } from '../../runtime/useTable.ts';
import { SittingOver } from '../SittingOver.tsx';
import { Betting } from './Betting.tsx';
import { type Move, Moves } from './Moves.tsx';

const isBet = (offer: Offer<Action>): offer is Offer<Action & { type: 'bet' }> => offer.type === 'bet';

/** What may be bet now; undefined when it is not the time. */
export const betsIn = ({ offers }: Sight<Blackjack>): Range | undefined => offers.find(isBet)?.amount;

interface ActionsProps {
  readonly run: TableRun<Blackjack>;
  choose(action: Action): void;
  onMove(move: Move): void;
  onAgain(): void;
}

/** The tray before the deal, the moves in a round, and a new seat when the sitting is over. */
export const Actions = ({ run, choose, onMove, onAgain }: ActionsProps) => {
  const { shown, waiting, lines } = run;
  const bets = betsIn(shown);
  if (waiting === 'over') return <SittingOver says={lastEvent(lines)?.text} next="Sit down again" onNext={onAgain} />;
  if (bets !== undefined) return <Betting key={shown.view.round} range={bets} sight={shown} choose={choose} />;
  return <Moves sight={shown} onMove={onMove} />;
};
