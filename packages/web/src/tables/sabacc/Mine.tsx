/** The player's own hand, its total, and what a chosen card would do. */

import { isSeen } from '@baize/engine';
import { cardsAt, type SabaccCard, signedTotal, standWords, type View } from '@baize/games/sabacc';
import { useLanded } from '../../kit/CardLanding.tsx';
import { placeName } from '../../kit/places.ts';
import { SabaccSlot } from './Cards.tsx';
import { hasWon, totalAt } from './hands.ts';
import { sabaccTableWords } from './language/index.ts';

interface HandProps {
  readonly view: View;
  readonly me: number;
  readonly deal: string;
  readonly chosen: SabaccCard | undefined;
  readonly isPicking: boolean;
  onCard(card: SabaccCard): void;
}

/** The cards, each a button. */
export const MyHand = ({ view, me, deal, chosen, isPicking, onCard }: HandProps) => {
  const hand = view.hands[me] ?? [];
  const { felt } = sabaccTableWords();
  return (
    <div className={`sb-mine of-${hand.length} ${hasWon(view, me) ? 'won' : ''}`} {...placeName('me')}>
      {hand.map(({ card, open }) =>
        isSeen(card) ? (
          <button
            key={`${deal} ${card}`}
            type="button"
            className={chosen === card ? 'sb-card chosen' : 'sb-card'}
            aria-label={felt.myCard(card, open && view.finish === null)}
            aria-pressed={chosen === card}
            aria-disabled={!isPicking}
            onClick={(click) => {
              click.stopPropagation();
              onCard(card);
            }}
          >
            <SabaccSlot card={card} from={open ? 'discard' : 'deck'} isTurnedUp={!open} />
            {open && view.finish === null && <span className="sb-mark">{felt.faceUp}</span>}
          </button>
        ) : null,
      )}
      {view.standing[me] === 'junked' && <p className="sb-junked">{felt.youJunked}</p>}
    </div>
  );
};

/** The round, and how the hand stands: "7 from zero". */
const Rounds = ({ view: { round, rules }, stands }: { view: View; stands: string | undefined }) => (
  <div className="sb-rounds">
    <span>{sabaccTableWords().felt.round(Math.max(1, round), rules.rounds)}</span>
    {Array.from({ length: rules.rounds }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
      <i key={at} className={at < round ? 'done' : undefined} aria-hidden="true" />
    ))}
    {stands !== undefined && stands !== '' && <span className="sb-stands">{stands}</span>}
  </div>
);

/** The total, always to be read. */
export const Sum = ({ view, me, words }: { view: View; me: number; words: string }) => {
  const cards = cardsAt(view, me).filter(isSeen);
  const told = useLanded(totalAt(view, me), view.game);
  const stood = useLanded(cards.length === 0 ? '' : standWords(view, cards), view.game);
  // A hand that the dice sweep away comes to nothing from then on, while its cards are still on their way out.
  const [total, stands] = cards.length === 0 ? [] : [told, stood];
  return (
    <div className="sb-sum">
      <Rounds view={view} stands={stands} />
      <b>{total === undefined ? '\u00a0' : signedTotal(total)}</b>
      <p className="sb-if">{words}</p>
    </div>
  );
};
