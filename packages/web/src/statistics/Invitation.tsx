/** The page for somebody who has not played yet: an invitation, and no zeros. */
import { type Profile, worthOf } from '@baize/casino';
import { FIRST_HAND } from '../first/first-hand.ts';
import { titles } from '../floor/tiles.ts';
import { CardFace } from '../kit/deck/CardFace.tsx';
import { booksWords } from './language/index.ts';

const PROMISE =
  'M16 60L28 88 40 76 52 104 66 96 80 134 94 120 108 70 122 96 136 62 150 90 164 132 178 150 192 116 206 68 220 92 234 128 248 84 262 40 276 20';

/** The page. */
export const Invitation = ({ profile }: { profile: Profile }) => {
  const words = booksWords().invitation;
  return (
    <>
      <section className="invite cloth">
        <div>
          <h2>{words.title}</h2>
          <p>{words.text(worthOf(profile))}</p>
          <a className="do lead" href={`#${FIRST_HAND}`}>
            {words.play}
          </a>
        </div>
        <svg className="promise" viewBox="0 0 290 170" role="img" aria-label={words.picture}>
          <path className="axis" d="M8 10v150h276" />
          <path className="other" d={PROMISE} />
          <circle className="mark" cx={16} cy={60} r={6} />
          <text className="example" x={278} y={152}>
            {words.example}
          </text>
        </svg>
      </section>
      <h2>{words.begin}</h2>
      <div className="first">
        <a href="#/blackjack">
          <span className="pic">
            <CardFace card="Jc" />
            <CardFace card="As" />
          </span>
          <b>{titles.blackjack}</b>
          <span>{words.blackjack}</span>
        </a>
        <a href="#/hearts">
          <span className="pic">
            <CardFace card="Kh" />
            <CardFace card="Qs" />
          </span>
          <b>{titles.hearts}</b>
          <span>{words.hearts}</span>
        </a>
      </div>
      <p className="quiet">{words.kept}</p>
    </>
  );
};
