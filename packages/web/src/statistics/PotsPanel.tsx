/** The biggest pots at Hold'em, won and lost: the cards that were held, how it ended, and what it brought. */
import { type Statistics, signedFigure } from '@baize/casino';
import { capital } from '@baize/engine';
import { CardFace } from '../kit/deck/CardFace.tsx';

/** The plate; nothing where none is noted yet. */
export const PotsPanel = ({ noted = [] }: Pick<Statistics, 'noted'>) =>
  noted.length === 0 ? null : (
    <section className="panel pots">
      <h2>
        Biggest pots <small>what you won or lost in them</small>
      </h2>
      <ol>
        {noted.map(({ net, cards, words }) => (
          <li key={`${net} ${cards.join('')} ${words}`}>
            <span className="held">
              {cards.map((card) => (
                <CardFace key={card} card={card} />
              ))}
            </span>
            <span className="how">{capital(words)}</span>
            <b className={net < 0 ? 'loss' : 'gain'}>{signedFigure(net)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
