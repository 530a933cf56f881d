/** The player's own hand, its total, and what a chosen card would do. */

import { isSeen } from '@baize/engine';
import { cardsAt, type Event, type SabaccCard, sabaccCardName, standWords, type View } from '@baize/games/sabacc';
import { useLanded } from '../../kit/CardLanding.tsx';
import { placeName } from '../../kit/places.ts';
import { SabaccSlot, Sweep } from './Cards.tsx';
import { hasWon, totalAt, totalText } from './hands.ts';

interface HandProps {
  readonly view: View;
  readonly event: Event | undefined;
  readonly me: number;
  readonly deal: string;
  readonly chosen: SabaccCard | undefined;
  readonly isPicking: boolean;
  onCard(card: SabaccCard): void;
}

/** The cards, each a button. */
export const MyHand = ({ view, event, me, deal, chosen, isPicking, onCard }: HandProps) => {
  const hand = view.hands[me] ?? [];
  const act = view.deeds[me];
  return (
    <div className={`sb-mine of-${hand.length} ${hasWon(view, me) ? 'won' : ''}`} {...placeName('me')}>
      {hand.map(({ card, open }) =>
        isSeen(card) ? (
          <button
            key={`${deal} ${card}`}
            type="button"
            className={chosen === card ? 'sb-card chosen' : 'sb-card'}
            aria-label={`${sabaccCardName(card)}${open && view.finish === null ? ', open to all' : ''}`}
            aria-pressed={chosen === card}
            aria-disabled={!isPicking}
            onClick={(click) => {
              click.stopPropagation();
              onCard(card);
            }}
          >
            <SabaccSlot card={card} from={open ? 'discard' : 'deck'} isTurnedUp={!open} />
            {open && view.finish === null && <span className="sb-mark">Open</span>}
          </button>
        ) : null,
      )}
      {event?.type === 'hands-swept' && act?.type === 'redealt' && <Sweep count={act.cards} />}
      {view.standing[me] === 'junked' && <p className="sb-junked">Your hand is junked. The others play on.</p>}
    </div>
  );
};

/** The round, and how the hand stands: "7 from zero". */
const Rounds = ({ view: { round, rules }, stands }: { view: View; stands: string | undefined }) => (
  <div className="sb-rounds">
    <span>
      Round {Math.max(1, round)} of {rules.rounds}
    </span>
    {Array.from({ length: rules.rounds }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
      <i key={at} className={at < round ? 'done' : undefined} aria-hidden="true" />
    ))}
    {stands !== undefined && stands !== '' && <span className="sb-stands">{stands}</span>}
  </div>
);

/** The total, always to be read. */
export const Sum = ({ view, me, words }: { view: View; me: number; words: string }) => {
  const total = useLanded(totalAt(view, me), view.game);
  const cards = cardsAt(view, me).filter(isSeen);
  const stands = useLanded(cards.length === 0 ? '' : standWords(view, cards), view.game);
  return (
    <div className="sb-sum">
      <Rounds view={view} stands={stands} />
      <b>{total === undefined ? '\u00a0' : totalText(total)}</b>
      <p className="sb-if">{words}</p>
    </div>
  );
};
