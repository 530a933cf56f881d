/** The page for somebody who has not played yet: an invitation, and no zeros. */
import { type Profile, worthOf } from '@baize/casino';
import { CardFace } from '../kit/deck/CardFace.tsx';
import { amountOf } from '../kit/deck/chips.ts';

const PROMISE =
  'M16 60L28 88 40 76 52 104 66 96 80 134 94 120 108 70 122 96 136 62 150 90 164 132 178 150 192 116 206 68 220 92 234 128 248 84 262 40 276 20';

/** The page. */
export const Invitation = ({ profile }: { profile: Profile }) => (
  <>
    <section className="invite cloth">
      <div>
        <h2>Your line begins with the first hand</h2>
        <p>
          You have {amountOf(worthOf(profile))} chips and a clean page. After one hand it draws your purse, after a sitting it looks back
          with you, and after a hundred hands it can tell luck from what was due.
        </p>
        <a className="do lead" href="#/">
          Take a seat
        </a>
      </div>
      <svg className="promise" viewBox="0 0 290 170" aria-hidden="true">
        <path className="axis" d="M8 10v150h276" />
        <path className="other" d={PROMISE} />
        <circle className="mark" cx={16} cy={60} r={6} />
      </svg>
    </section>
    <h2>A good place to begin</h2>
    <div className="first">
      <a href="#/blackjack">
        <span className="pic">
          <CardFace card="Jc" />
          <CardFace card="As" />
        </span>
        <b>Blackjack</b>
        <span>Five minutes, with the coach at your elbow</span>
      </a>
      <a href="#/hearts">
        <span className="pic">
          <CardFace card="Kh" />
          <CardFace card="Qs" />
        </span>
        <b>Hearts</b>
        <span>Half an hour against three guests of the house</span>
      </a>
    </div>
    <p className="quiet">Everything is kept on this device. Nothing is counted before you play.</p>
  </>
);
