/** What a newcomer needs before the first card: four pictures, the same ones that stand in the rules. */
import type { SabaccCard } from '@baize/games/sabacc';
import type { ReactNode } from 'react';
import { ChipStack } from '../kit/deck/ChipStack.tsx';
import { Die } from '../kit/deck/Die.tsx';
import { SabaccBack, SabaccFace } from '../kit/deck/SabaccFace.tsx';
import { sabaccTableWords } from '../tables/sabacc/language/index.ts';
import type { PicturedEdge, SabaccTableWords } from '../tables/sabacc/language/sabacc-table-words.ts';
import type { LessonPage } from './LessonCard.tsx';
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

const Bets = () => {
  const words = sabaccTableWords().pictured;
  return (
    <div className="cloth felt-blue ls-art ls-bets">
      <span className="ls-part">
        <span className="ls-says plain">{words.yourTurn}</span>
        <span className="ls-buttons">
          <span className="do">
            {words.junk} <small>{words.junkCosts}</small>
          </span>
        </span>
      </span>
      <span className="ls-part wide">
        <span className="ls-says">
          <ChipStack amount={20} /> {words.bets}
        </span>
        <span className="ls-buttons">
          <span className="do">{words.call}</span>
          <span className="do">
            {words.raise} <small>{words.raiseCosts}</small>
          </span>
        </span>
      </span>
    </div>
  );
};

const Pots = () => {
  const { felt, pictured } = sabaccTableWords();
  return (
    <div className="cloth felt-blue ls-art ls-pots">
      <span className="ls-pot">
        <ChipStack amount={240} />
        <span>{felt.gamePot}</span>
        <b>240</b>
        <em>{pictured.nearest}</em>
      </span>
      <span className="ls-pot lit">
        <ChipStack amount={850} />
        <span>{felt.sabaccPot}</span>
        <b>850</b>
        <em>{pictured.exactZero}</em>
      </span>
    </div>
  );
};

/** A page. Its words are asked for when it is shown. */
const page = (about: keyof SabaccTableWords['lesson'], art: ReactNode): LessonPage => ({
  art,
  get title() {
    return sabaccTableWords().lesson[about].title;
  },
  get says() {
    return sabaccTableWords().lesson[about].says;
  },
});

/** The four pages, on a first visit and in the rules. */
export const sabaccLesson: readonly LessonPage[] = [
  page('aim', <Aim />),
  page('dice', <Shift />),
  page('bets', <Bets />),
  page('pots', <Pots />),
];

const beats: readonly (readonly [readonly SabaccCard[], readonly SabaccCard[], PicturedEdge])[] = [
  [['t-7', 's+4', 'c+3'], ['c-2', 's+3'], 'nearer'],
  [['c-4', 's+5'], ['t-6', 'c+5'], 'plus'],
  [['c-1', 's+2', 't+1'], ['c-8', 's+10'], 'moreCards'],
];

/** Which hand wins, in pictures. */
const Beats = () => {
  const { pictured } = sabaccTableWords();
  return (
    <ul className="ls-beats">
      {beats.map(([one, other, edge]) => (
        <li key={edge}>
          <div className="cloth felt-blue">
            <Row cards={one} />
            <i>{pictured.beats}</i>
            <Row cards={other} />
          </div>
          <p>{pictured.edges[edge]}</p>
        </li>
      ))}
    </ul>
  );
};

/** The rules with their pictures, before the passages. */
export const PicturedRules = () => (
  <>
    <div className="ls-figures">
      {sabaccLesson.map(({ title, art, says }) => (
        <figure key={title}>
          {art}
          <figcaption>
            <b>{title}.</b> {says}
          </figcaption>
        </figure>
      ))}
    </div>
    <h3>{sabaccTableWords().pictured.whichWins}</h3>
    <Beats />
  </>
);
