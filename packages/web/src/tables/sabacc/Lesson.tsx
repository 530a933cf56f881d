/** What a newcomer needs before the first card: four pictures, the same ones that stand in the rules. */
import type { SabaccCard } from '@baize/games/sabacc';
import { type ReactNode, useState } from 'react';
import { ActionButton } from '../../kit/Button.tsx';
import { CardDialog } from '../../kit/Dialog.tsx';
import { ChipStack } from '../../kit/deck/ChipStack.tsx';
import { Die } from '../../kit/deck/Die.tsx';
import { SabaccBack, SabaccFace } from '../../kit/deck/SabaccFace.tsx';
import './lesson.css';

const Row = ({ cards }: { cards: readonly SabaccCard[] }) => (
  <span className="ls-row">
    {cards.map((card) => (
      <SabaccFace key={card} card={card} />
    ))}
  </span>
);

const Aim = () => (
  <div className="cloth felt-blue ls-art">
    <Row cards={['t-7']} />
    <i>+</i>
    <Row cards={['s+4']} />
    <i>+</i>
    <Row cards={['c+3']} />
    <i>=</i>
    <b className="ls-zero">0</b>
  </div>
);

const Shift = () => (
  <div className="cloth felt-blue ls-art ls-shift">
    <span className="ls-hand">
      <SabaccBack />
      <SabaccBack />
      <SabaccBack />
    </span>
    <span className="ls-dice">
      <Die pips={4} />
      <Die pips={4} />
    </span>
    <svg className="ls-arrow" viewBox="0 0 60 24" aria-hidden="true">
      <path d="M2 12h52m-12-9 12 9-12 9" />
    </svg>
    <Row cards={['c-2', 's+9', 't+5']} />
  </div>
);

const Bets = () => (
  <div className="cloth felt-blue ls-art ls-bets">
    <span className="ls-part">
      <span className="ls-says plain">Your turn</span>
      <span className="ls-buttons">
        <span className="do">
          Junk <small>your stake is gone</small>
        </span>
      </span>
    </span>
    <span className="ls-part wide">
      <span className="ls-says">
        <ChipStack amount={20} /> Ada bets 20
      </span>
      <span className="ls-buttons">
        <span className="do">Call 20</span>
        <span className="do">
          Raise 50 <small>costs 70</small>
        </span>
      </span>
    </span>
  </div>
);

const Pots = () => (
  <div className="cloth felt-blue ls-art ls-pots">
    <span className="ls-pot">
      <ChipStack amount={240} />
      <span>Game pot</span>
      <b>240</b>
      <em>the nearest to zero</em>
    </span>
    <span className="ls-pot lit">
      <ChipStack amount={850} />
      <span>Sabacc pot</span>
      <b>850</b>
      <em>an exact 0, and nothing else</em>
    </span>
  </div>
);

interface LessonPage {
  readonly title: string;
  readonly art: ReactNode;
  readonly says: string;
}

/** The four pages. */
const pages: readonly LessonPage[] = [
  {
    title: 'Aim for zero',
    art: <Aim />,
    says: 'Your cards are added up: red counts down, green counts up. The hand nearest to zero wins.',
  },
  {
    title: 'The dice may change it all',
    art: <Shift />,
    says: 'Three rounds: draw, swap or stand, then bet. Two dice end each round. A double sweeps every hand away, and as many new cards are dealt.',
  },
  {
    title: 'Call, raise or junk',
    art: <Bets />,
    says: 'Match a bet to stay in, or raise it. Junk in your turn to give up the hand: what you have staked stays in the pot.',
  },
  {
    title: 'Two pots',
    art: <Pots />,
    says: 'The bets of this game go to the nearest hand. The sabacc pot grows from game to game, and only an exact zero takes it.',
  },
];

/** The lesson of a first visit. It can be left at any page, and had again in the rules. */
export const LessonCard = ({ onClose }: { onClose(): void }) => {
  const [at, setAt] = useState(0);
  const page = pages[at] ?? pages[0];
  if (page === undefined) return null;
  const isLast = at === pages.length - 1;
  return (
    <CardDialog
      title={page.title}
      subtitle={`${at + 1} of ${pages.length}`}
      onClose={onClose}
      footer={
        <>
          <ActionButton onPress={at === 0 ? onClose : () => setAt(at - 1)}>{at === 0 ? 'Skip' : 'Back'}</ActionButton>
          <ActionButton standing="lead" onPress={isLast ? onClose : () => setAt(at + 1)}>
            {isLast ? 'Deal me in' : 'Next'}
          </ActionButton>
        </>
      }
    >
      <div className="lesson">
        {page.art}
        <p>{page.says}</p>
        <div className="ls-dots" aria-hidden="true">
          {pages.map(({ title }, place) => (
            <i key={title} className={place === at ? 'on' : undefined} />
          ))}
        </div>
      </div>
    </CardDialog>
  );
};

const beats: readonly (readonly [readonly SabaccCard[], readonly SabaccCard[], string])[] = [
  [['t-7', 's+4', 'c+3'], ['c-2', 's+3'], '0 beats +1: nearer to zero'],
  [['c-4', 's+5'], ['t-6', 'c+5'], '+1 beats −1: plus beats minus'],
  [['c-1', 's+2', 't+1'], ['c-8', 's+10'], '+2 with three cards beats +2 with two'],
];

/** Which hand wins, in pictures. */
const Beats = () => (
  <ul className="ls-beats">
    {beats.map(([one, other, says]) => (
      <li key={says}>
        <div className="cloth felt-blue">
          <Row cards={one} />
          <i>beats</i>
          <Row cards={other} />
        </div>
        <p>{says}</p>
      </li>
    ))}
  </ul>
);

/** The rules with their pictures, before the passages. */
export const PicturedRules = () => (
  <>
    <div className="ls-figures">
      {pages.map(({ title, art, says }) => (
        <figure key={title}>
          {art}
          <figcaption>
            <b>{title}.</b> {says}
          </figcaption>
        </figure>
      ))}
    </div>
    <h3>Which hand wins</h3>
    <Beats />
  </>
);
