/** What can be read over the table: the rules with every payout, the bets with what they would win, and the calls. */
import { type Chips, capital } from '@baize/engine';
import {
  type Action,
  betsOnNeighbours,
  CALLS,
  type CallName,
  type Case,
  callName,
  chipPlace,
  chipsForCall,
  colourOf,
  favours,
  kindName,
  onHundred,
  payouts,
  type Rules,
  rouletteModule,
  spotById,
  spotTitle,
  summaryOf,
  type View,
  WHEEL,
} from '@baize/games/roulette';
import { CardDialog } from '../../kit/Dialog.tsx';
import './papers.css';
import { amountOf, chipsOf } from '../../kit/deck/chips.ts';
import { RulesPage } from '../TableDialogs.tsx';

interface PaperProps {
  readonly view: View;
  onClose(): void;
}

const signed = (net: number): string => (net > 0 ? `+${amountOf(net)}` : amountOf(net));
const fixed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(2)}`.replace('-', '−');

const PayoutTable = ({ rules }: { rules: Rules }) => (
  <table className="payouts">
    <thead>
      <tr>
        <th scope="col">Bet</th>
        <th scope="col" className="where-laid">
          Where the chip lies
        </th>
        <th scope="col" className="n">
          Pays
        </th>
        <th scope="col" className="n">
          Return on 100
        </th>
      </tr>
    </thead>
    <tbody>
      {payouts(rules).map((payout) => (
        <tr key={payout.kind}>
          <th scope="row">{capital(kindName(payout.kind))}</th>
          <td className="where-laid">{chipPlace(payout.kind)}</td>
          <td className="n">{payout.pays} to 1</td>
          <td className={payout.brings.over > 0 ? 'n good' : 'n less'}>
            {fixed(onHundred(payout))} <small>{`${amountOf(payout.brings.over)}/${payout.brings.under}`}</small>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The rules, the payouts, and what every kind of bet brings on average: of a hundred chips, and exactly of one. */
export const RulesPaper = ({ view: { rules }, onClose }: PaperProps) => {
  const { words, game } = rouletteModule;
  const [aim, ...more] = words.rules(rules).filter(({ heading }) => heading !== 'Payouts');
  return (
    <CardDialog title={game.title} subtitle={words.preset(rules)} note={favours(rules)} onClose={onClose}>
      {aim !== undefined && <RulesPage passages={[aim]} />}
      <PayoutTable rules={rules} />
      <RulesPage passages={more} />
    </CardDialog>
  );
};

const numbersOf = ({ numbers }: Case): string => (numbers.length <= 6 ? `on ${numbers.join(', ')}` : `on ${numbers.length} numbers`);

/** All bets with what each would win, and the best and the worst that can happen. */
export const BetsPaper = ({ view, onClose }: PaperProps) => {
  const { bets, staked, best, worst, average } = summaryOf(view);
  if (bets.length === 0) {
    return (
      <CardDialog title="Your bets" onClose={onClose}>
        <p>There are no chips on the board.</p>
      </CardDialog>
    );
  }
  return (
    <CardDialog title="Your bets" subtitle={`${chipsOf(staked)} on the board`} onClose={onClose}>
      <table className="payouts">
        <thead>
          <tr>
            <th scope="col">Bet</th>
            <th scope="col" className="n">
              Chips
            </th>
            <th scope="col" className="n">
              Pays
            </th>
            <th scope="col" className="n">
              Wins
            </th>
          </tr>
        </thead>
        <tbody>
          {bets.map(({ spot, amount, pays, wins }) => (
            <tr key={spot}>
              <th scope="row">{spotTitle(spotById(spot))}</th>
              <td className="n">{amountOf(amount)}</td>
              <td className="n">{pays} to 1</td>
              <td className="n">{amountOf(wins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="cases">
        <div>
          <dt>At best</dt>
          <dd>
            <b>{signed(best.net)}</b> {numbersOf(best)}
          </dd>
        </div>
        <div>
          <dt>At worst</dt>
          <dd>
            <b>{signed(worst.net)}</b> {numbersOf(worst)}
          </dd>
        </div>
        <div>
          <dt>On average</dt>
          <dd>
            <b>{fixed(average)}</b> a spin
          </dd>
        </div>
      </dl>
    </CardDialog>
  );
};

interface CallsProps {
  readonly chip: Chips;
  choose(action: Action): void;
  onClose(): void;
}

const parts: Readonly<Record<CallName, string>> = {
  voisins: '17 numbers about zero',
  tiers: '12 numbers across from zero',
  orphelins: '8 numbers between',
  'jeu-zero': '7 numbers beside zero',
};

/** The calls: several bets with one word, and a number with its neighbours on the wheel. */
export const CallsPaper = ({ chip, choose, onClose }: CallsProps) => (
  <CardDialog title="Calls" subtitle={`${chipsOf(chip)} on each bet`} onClose={onClose}>
    <div className="calls">
      {CALLS.map((name) => (
        <button key={name} type="button" onClick={() => choose({ type: 'call', name, unit: chip })}>
          <b>{capital(callName(name))}</b> <span>{parts[name]}</span> <i>{chipsOf(chip * chipsForCall(name))}</i>
        </button>
      ))}
    </div>
    <h3>Neighbours</h3>
    <p>A number and two to each side of it on the wheel, {chipsOf(chip * betsOnNeighbours(0, 1).length)}.</p>
    <div className="neighbours">
      {WHEEL.map((number) => (
        <button
          key={number}
          type="button"
          className={colourOf(number)}
          aria-label={`${number} and its neighbours`}
          onClick={() => choose({ type: 'neighbours', of: number, unit: chip })}
        >
          {number}
        </button>
      ))}
    </div>
  </CardDialog>
);
