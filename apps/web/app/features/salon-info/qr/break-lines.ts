type WidthOf = (text: string) => number;

/** As many letters of a word as fit a line, again and again. */
const breakWord = (word: string, width: number, widthOf: WidthOf): readonly string[] => {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
};

const fill = (words: readonly string[], width: number, widthOf: WidthOf): readonly string[] => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...breakWord(word, width, widthOf));
  }
  return lines;
};

/** A text in as few lines as fit the width, and those about as long as each other. */
export const breakLines = (text: string, width: number, widthOf: WidthOf): readonly string[] => {
  const words = text.split(/\s+/).filter(Boolean);
  const lines = fill(words, width, widthOf);
  const longest = Math.max(0, ...words.map(widthOf));
  let best = lines;
  for (let narrower = width * 0.94; narrower > Math.max(longest, width / 3); narrower *= 0.94) {
    const tried = fill(words, narrower, widthOf);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
};
