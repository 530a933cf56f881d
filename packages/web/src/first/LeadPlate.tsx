/** The plate that leads on: a newcomer to a first hand, anybody else back to the game they played last. */
import type { GameId } from '@baize/games';
import { titles } from '../floor/tiles.ts';
import { CardFace } from '../kit/deck/CardFace.tsx';
import { Icon } from '../kit/Icon.tsx';
import { useProfileStatus } from '../runtime/ProfileProvider.tsx';
import { FIRST_HAND } from './first-hand.ts';
import { firstWords } from './language/index.ts';

const FirstHand = () => {
  const { title, text, deal } = firstWords().firstHand;
  return (
    <a className="plate first-hand" href={`#${FIRST_HAND}`}>
      <span className="pic" aria-hidden="true">
        <CardFace card="Kh" />
        <CardFace card="As" />
      </span>
      <span className="lead-words">
        <b>{title}</b>
        <span className="sentences">{text}</span>
      </span>
      <span className="deal">{deal}</span>
    </a>
  );
};

const GoOn = ({ last }: { last: GameId }) => {
  const isKept = useProfileStatus(({ profile }) => profile.tables[last] !== undefined);
  const { backTo, asLeft, asLastTime } = firstWords();
  return (
    <a className="plate go-on-plate" href={`#/${last}`}>
      <span>
        <b>{backTo(titles[last])}</b>
        <small>{isKept ? asLeft : asLastTime}</small>
      </span>
      <Icon name="next" />
    </a>
  );
};

/** The plate. */
export const LeadPlate = ({ last }: { last: GameId | undefined }) => (last === undefined ? <FirstHand /> : <GoOn last={last} />);
