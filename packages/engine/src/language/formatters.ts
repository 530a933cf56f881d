/** Numbers, plurals and lists as a language writes them. What the platform has for that takes a moment to make: it is made when it is asked for. */

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
  plural(count: number): Intl.LDMLPluralRule;
  list(things: readonly string[], type: 'conjunction' | 'disjunction'): string;
}

/** The tags of the languages, as the platform knows them. British English writes "A, B and C". */
export const TAGS = { en: 'en-GB', de: 'de-DE', xx: 'en-GB' } as const;

/** The formatters of a language, by its tag. */
export const formatters = (tag: string): Formatters => {
  const numbers = onceFor(
    (digits: number) =>
      new Intl.NumberFormat(tag, { minimumFractionDigits: digits, maximumFractionDigits: digits, signDisplay: 'negative' }),
  );
  const plurals = onceFor(() => new Intl.PluralRules(tag));
  const lists = onceFor((type: 'conjunction' | 'disjunction') => new Intl.ListFormat(tag, { type }));
  return {
    // Small whole numbers look the same everywhere, and most numbers are small.
    number: (value, digits) =>
      digits === 0 && Number.isInteger(value) && value >= 0 && value < 1000
        ? String(value)
        : numbers(digits).format(value).replace(/^-/, '−'),
    plural: (count) => plurals(undefined).select(count),
    list: (things, type) => (things.length < 2 ? things.join('') : lists(type).format(things)),
  };
};
