/** What can be read over the table: the rules with every payout, the bets with what they would win, and the calls. */
import type { Chips } from '@baize/engine';
import {
  type Action,
  betsOnNeighbours,
  CALLS,
  callName,
  chipPlace,
  chipsForCall,
  colourOf,
  favours,
  kindTitle,
  onHundred,
  payouts,
  type Rules,
  rouletteModule,
  rulesAround,
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
import { type Company, OthersBets } from './Company.tsx';
import { rouletteTableWords } from './language/index.ts';

interface PaperProps {
  readonly view: View;
  onClose(): void;
}

const signed = (net: number): string => (net > 0 ? `+${amountOf(net)}` : amountOf(net));
const fixed = (value: number): string => rouletteTableWords().papers.signedHundredth(value);

const PayoutTable = ({ rules }: { rules: Rules }) => (
  <table className="payouts">
    <thead>
      <tr>
        <th scope="col">{rouletteTableWords().papers.payouts.bet}</th>
        <th scope="col" className="where-laid">
          {rouletteTableWords().papers.payouts.where}
        </th>
        <th scope="col" className="n">
          {rouletteTableWords().papers.payouts.pays}
        </th>
        <th scope="col" className="n">
          {rouletteTableWords().papers.payouts.onHundred}
        </th>
      </tr>
    </thead>
    <tbody>
      {payouts(rules).map((payout) => (
        <tr key={payout.kind}>
          <th scope="row">{kindTitle(payout.kind)}</th>
          <td className="where-laid">{chipPlace(payout.kind)}</td>
          <td className="n">{rouletteTableWords().papers.pays(payout.pays)}</td>
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
  const [[aim, ...before], after] = rulesAround(rules);
  return (
    <CardDialog title={game.title} subtitle={words.preset(rules)} note={favours(rules)} onClose={onClose}>
      {aim !== undefined && <RulesPage passages={[aim]} />}
      <PayoutTable rules={rules} />
      <RulesPage passages={[...before, ...after]} />
    </CardDialog>
  );
};

/** All bets with what each would win, and the best and the worst that can happen. */
export const BetsPaper = ({ view, company, onClose }: PaperProps & { readonly company: Company | undefined }) => {
  const others = company !== undefined && <OthersBets view={view} company={company} />;
  const { bets, staked, best, worst, average } = summaryOf(view);
  const { bets: words, pays: payWords } = rouletteTableWords().papers;
  if (bets.length === 0) {
    return (
      <CardDialog title={words.title} onClose={onClose}>
        <p>{company === undefined ? words.none : words.noneOfYours}</p>
        {others}
      </CardDialog>
    );
  }
  return (
    <CardDialog title={words.title} subtitle={words.onBoard(staked)} onClose={onClose}>
      <table className="payouts">
        <thead>
          <tr>
            <th scope="col">{words.bet}</th>
            <th scope="col" className="n">
              {words.chips}
            </th>
            <th scope="col" className="n">
              {words.pays}
            </th>
            <th scope="col" className="n">
              {words.wins}
            </th>
          </tr>
        </thead>
        <tbody>
          {bets.map(({ spot, amount, pays, wins }) => (
            <tr key={spot}>
              <th scope="row">{spotTitle(spotById(spot))}</th>
              <td className="n">{amountOf(amount)}</td>
              <td className="n">{payWords(pays)}</td>
              <td className="n">{amountOf(wins)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="cases">
        <div>
          <dt>{words.best}</dt>
          <dd>
            <b>{signed(best.net)}</b> {words.onNumbers(best.numbers)}
          </dd>
        </div>
        <div>
          <dt>{words.worst}</dt>
          <dd>
            <b>{signed(worst.net)}</b> {words.onNumbers(worst.numbers)}
          </dd>
        </div>
        <div>
          <dt>{words.average}</dt>
          <dd>
            <b>{fixed(average)}</b> {words.aSpin}
          </dd>
        </div>
      </dl>
      {others}
    </CardDialog>
  );
};

interface CallsProps {
  readonly chip: Chips;
  choose(action: Action): void;
  onClose(): void;
}

/** The calls: several bets with one word, and a number with its neighbours on the wheel. */
export const CallsPaper = ({ chip, choose, onClose }: CallsProps) => {
  const words = rouletteTableWords().papers.calls;
  return (
    <CardDialog title={words.title} subtitle={words.eachBet(chip)} onClose={onClose}>
      <div className="calls">
        {CALLS.map((name) => (
          <button key={name} type="button" onClick={() => choose({ type: 'call', name, unit: chip })}>
            <b>{callName(name)}</b> <span>{words.parts[name]}</span> <i>{chipsOf(chip * chipsForCall(name))}</i>
          </button>
        ))}
      </div>
      <h3>{words.neighbours}</h3>
      <p>{words.howNeighbours(chip * betsOnNeighbours(0, 1).length)}</p>
      <div className="neighbours">
        {WHEEL.map((number) => (
          <button
            key={number}
            type="button"
            className={colourOf(number)}
            aria-label={words.neighboursOf(number)}
            onClick={() => choose({ type: 'neighbours', of: number, unit: chip })}
          >
            {number}
          </button>
        ))}
      </div>
    </CardDialog>
  );
};
