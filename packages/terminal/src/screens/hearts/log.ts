/** The log row of Hearts: the last beats in as much as fits. */
import type { NarratedBeat } from '@baize/casino';
import type { Settlement } from '@baize/engine';
import { type Hearts, heartsModule, lowestSeats, passWords, takenWords } from '@baize/games/hearts';
import { clip, lastThatFit } from '../../kit/text.ts';
import { type HeartsSight, isBetween } from './stage.ts';

type Story = readonly NarratedBeat<Hearts>[];

const firstThatFits = (texts: readonly string[], width: number): string =>
  texts.find((text) => text.length <= width) ?? clip(texts.at(-1) ?? '', width);

const passLog = (sight: HeartsSight, width: number): string => {
  const words = passWords(sight.view, { me: sight.seat, names: sight.names });
  const short = words.replace(/; (\w+) passes to you/, ', $1 to you');
  return firstThatFits([`Thirteen cards each. ${words}`, words, short], width);
};

/** "North shoots the moon: 26 for everybody else." */
const moonLog = ({ view, seat, names }: HeartsSight): string | undefined => {
  const line = view.sheet.at(-1);
  const moon = line?.moon ?? null;
  if (line === undefined || moon === null) return undefined;
  const who = moon === seat ? 'You shoot' : `${names[moon] ?? ''} shoots`;
  const isOff = line.points.every((points, one) => one === moon || points <= 0);
  return `${who} the moon: 26 ${isOff ? 'points off' : 'for everybody else'}.`;
};

const handLog = (sight: HeartsSight, width: number): string => {
  const words = moonLog(sight) ?? takenWords(sight.view, { me: sight.seat, names: sight.names });
  const mine = words.split('. ').at(-1) ?? words;
  return firstThatFits([words, mine], width);
};

/** Who has won. */
export const endLog = ({ view, seat, names }: HeartsSight, width: number): string => {
  const winners = lowestSeats(view.scores);
  const results = view.scores.map((_, one): Settlement => ({ net: 0, result: winners.includes(one) ? 'won' : 'lost' }));
  const told = heartsModule.words.event({ type: 'settled', results, winners, scores: view.scores }, view, { me: seat, names });
  return firstThatFits([told.join(' '), told.at(-1) ?? ''], width);
};

/** The engine's sentences in fewer words, where the row is short. */
const shortened = (text: string): string =>
  text
    .replace(/ has no \w+ and throws /, ' throws ')
    .replace(/ have no \w+ and throw /, ' throw ')
    .replace(/^Trick \d+\. /, '')
    .replace(' has the 2 of Clubs and leads it', ' leads the 2 of Clubs')
    .replace(/^(Hand \d+\. Pass) three cards (?:to the )?/, '$1 three ')
    .replace(' taken every heart and the Queen of Spades: the moon is shot', ' shot the moon');

/** Row 21. */
export const heartsLog = (story: Story, width: number, sight: HeartsSight): string => {
  const { view } = sight;
  if (view.phase === 'ended') return endLog(sight, width);
  if (view.phase === 'passing' && view.cardsInDeck === 0) return passLog(sight, width);
  if (isBetween(sight)) return handLog(sight, width);
  if (width >= 60)
    return lastThatFit(
      story.flatMap(({ sentences }) => sentences),
      width,
    );
  // That hearts are broken stands in the row above the felt; the card that broke them stands here.
  const told = story.filter(({ event }) => event.type !== 'hearts-broken').flatMap(({ sentences }) => sentences);
  return lastThatFit(told.map(shortened), width);
};
