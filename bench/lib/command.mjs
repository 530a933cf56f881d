/** The command line of a bench: measures by name, `--option value`, and bare words for the options in their order. */

/** @typedef {number | string | boolean | readonly string[]} Value */
/** What an option is unless told otherwise, what it means, and what it may be, where that is a matter of choice. @typedef {readonly [usual: Value, means: string, choices?: readonly string[]]} Option */
/** @typedef {Readonly<Record<string, Option>>} Options */
/** What was asked of a bench, by the name of the option. @typedef {Readonly<Record<string, Value>>} Asked */

/** @param {string} word */
const isNumber = (word) => word !== '' && !Number.isNaN(Number(word));

/** What an option becomes by a word. @param {string} name @param {Option} option @param {string} word @returns {Value} */
const readValue = (name, [usual, , choices], word) => {
  if (typeof usual === 'number') {
    if (!isNumber(word)) throw new RangeError(`--${name} takes a number, and "${word}" isn't one.`);
    return Number(word);
  }
  const words = Array.isArray(usual) ? word.split(',') : [word];
  const unknown = words.find((one) => choices !== undefined && !choices.includes(one));
  if (unknown !== undefined) throw new RangeError(`--${name} can't be "${unknown}": choose from ${choices?.join(', ')}.`);
  return Array.isArray(usual) ? words : word;
};

/**
 * The option that a bare word is for: the first of its kind that hasn't been given, or a list, which takes all that come.
 * @param {string} word
 * @param {Options} options
 * @param {Readonly<Record<string, Value>>} given
 */
const placeFor = (word, options, given) =>
  Object.entries(options).find(([name, [usual]]) => {
    if (Array.isArray(usual)) return !isNumber(word);
    return typeof usual === (isNumber(word) ? 'number' : 'string') && !Object.hasOwn(given, name);
  });

/**
 * Reads a command line. Without a name, all measures are asked for.
 * @param {readonly string[]} words
 * @param {{ measures: readonly string[], options: Options }} declared
 */
export const readCommand = (words, { measures, options }) => {
  /** @type {Record<string, Value>} */
  const given = {};
  /** @type {string[]} */
  const named = [];
  const left = [...words];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word.startsWith('--')) {
      const name = word.slice(2);
      const option = options[name];
      if (option === undefined) throw new RangeError(`There is no option ${word}; --help lists all there are.`);
      given[name] = typeof option[0] === 'boolean' ? true : readValue(name, option, left.shift() ?? '');
    } else if (measures.includes(word)) named.push(word);
    else {
      const [name, option] = placeFor(word, options, given) ?? [];
      if (name === undefined || option === undefined) throw new RangeError(`"${word}" says nothing to this bench; --help lists what does.`);
      const value = readValue(name, option, word);
      given[name] = Array.isArray(value) ? [...(given[name] ?? []), ...value] : value;
    }
  }
  const usual = Object.fromEntries(Object.entries(options).map(([name, [value]]) => [name, value]));
  return { named: named.length > 0 ? named : measures, values: { ...usual, ...given } };
};
