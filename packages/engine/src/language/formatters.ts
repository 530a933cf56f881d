/**
 * Numbers, plurals and lists as a language writes them.
 *
 * The platform could write them all, but it takes 11 ms to wake for the first: a sixth of what the terminal takes to start. So whole
 * numbers, plurals and lists are written here, in a few lines that a test compares with the platform's own, and it is asked for fractions.
 */

const onceFor = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const made = new Map<K, V>();
  return (key) => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
};

/** How a language writes numbers, chooses between one and many, and joins a list. */
export interface Formatters {
  /** So many digits behind the point; a real minus. */
  number(value: number, digits: number): string;
  plural(count: number): 'one' | 'other';
  list(things: readonly string[], type: 'conjunction' | 'disjunction'): string;
}

/** The tags of the languages, as the platform knows them. British English writes "A, B and C". */
export const TAGS = { en: 'en-GB', de: 'de-DE', xx: 'en-GB' } as const;

type Tag = (typeof TAGS)[keyof typeof TAGS];

/** What stands between thousands, and before the last thing of a list. */
const SIGNS: Readonly<Record<Tag, { readonly thousands: string; readonly conjunction: string; readonly disjunction: string }>> = {
  'en-GB': { thousands: ',', conjunction: 'and', disjunction: 'or' },
  'de-DE': { thousands: '.', conjunction: 'und', disjunction: 'oder' },
};

/** The formatters of a language, by its tag. */
export const formatters = (tag: Tag): Formatters => {
  const signs = SIGNS[tag];
  const numbers = onceFor(
    (digits: number) =>
      new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'negative' }),
  );
  const whole = (size: number): string => (size < 1000 ? String(size) : String(size).replace(/\B(?=(?:\d{3})+$)/g, signs.thousands));
  return {
    number: (value, digits) =>
      digits === 0 && Number.isSafeInteger(value)
        ? `${value < 0 ? '−' : ''}${whole(Math.abs(value))}`
        : numbers(digits).format(value).replace(/^-/, '−'),
    plural: (count) => (Math.abs(count) === 1 ? 'one' : 'other'),
    list: (things, type) =>
      things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${signs[type]} ${things[things.length - 1]}`,
  };
};
