/** As many as there are tints in avatar.css. */
export const tintCount = 6;

const firstLetter = (word: string): string => Array.from(word.toLocaleUpperCase('tr')).at(0) ?? '';

/** The first letters of the first and the last word; Turkish casing, so that 'ipek' gives a dotted one. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const first = firstLetter(words.at(0) ?? '');
  return words.length > 1 ? first + firstLetter(words.at(-1) ?? '') : first;
};

/** The same seed has the same tint on every screen and every day; within a team see `team-tints.ts`. */
export const tintOf = (seed: string): number => {
  // FNV-1a: names that differ in one letter differ in colour.
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % tintCount;
};
