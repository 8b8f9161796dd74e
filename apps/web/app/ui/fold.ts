const foldLetter = (letter: string): string => {
  const bare = letter.normalize('NFD').charAt(0).toLowerCase();
  // Dotless i, which no decomposition joins with i.
  return bare === '\u0131' ? 'i' : bare;
};

/**
 * A text as somebody types it who has no Turkish keyboard or no time: without case, dots and marks.
 * One letter stays one letter, so that a place found in the folded text is the place in the text.
 */
export const fold = (text: string): string => Array.from(text.normalize('NFC'), foldLetter).join('');

/** Whether every word that was typed stands in the text, in whatever order. */
export const foldedIncludes = (text: string, typed: string): boolean => {
  const folded = fold(text);
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
};

/** The text in three: before what was typed, that, and after it. What is not found is all before. */
export const splitAtMatch = (text: string, typed: string): readonly [string, string, string] => {
  const letters = Array.from(text.normalize('NFC'));
  const words = fold(typed.trim());
  const start = words === '' ? -1 : fold(text).indexOf(words);
  if (start < 0) return [text, '', ''];
  const end = start + Array.from(words).length;
  return [letters.slice(0, start).join(''), letters.slice(start, end).join(''), letters.slice(end).join('')];
};
