/** Numbers by chance for the making of a blueprint: quick, and the same for the same seed and label. */

const mixed = (text) => {
  let word = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) word = Math.imul(word ^ text.charCodeAt(at), 0x01000193);
  return word >>> 0;
};

/** A source of numbers from 0 up to 1 (sfc32). */
export const randomFrom = (seed, label) => {
  let [a, b, c, count] = [mixed(`${seed} ${label}`), mixed(`${label} ${seed}`), 0x9e3779b9, 1];
  const next = () => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
  for (let turn = 0; turn < 12; turn += 1) next();
  return next;
};
