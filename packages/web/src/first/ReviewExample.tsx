/** What a look back will show, for whoever has none yet: a picture that says that it is an example, and one way to begin. */
import { CardBack, CardFace } from '../kit/deck/CardFace.tsx';
import { useProfileStatus } from '../runtime/ProfileProvider.tsx';
import '../kit/felt.css';
import { FIRST_HAND } from './first-hand.ts';
import { firstWords } from './language/index.ts';
import './review-example.css';

/** The example. */
export const ReviewExample = () => {
  const isNew = useProfileStatus(({ profile }) => profile.sittings === 0);
  const words = firstWords().example;
  return (
    <>
      <p>{words.none}</p>
      <figure className="review-example">
        <div className="cloth felt-blue" aria-hidden="true">
          <span className="hand">
            <CardBack />
            <CardFace card="Ts" />
          </span>
          <span className="hand">
            <CardFace card="7d" />
            <CardFace card="5c" />
          </span>
        </div>
        <figcaption>
          <small>{words.example}</small>
          <b>{words.mistake}</b>
          <span className="why">{words.why}</span>
        </figcaption>
      </figure>
      <a className="do lead" href={isNew ? `#${FIRST_HAND}` : '#/'}>
        {isNew ? words.playFirst : words.chooseTable}
      </a>
    </>
  );
};
