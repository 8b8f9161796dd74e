/** One name in the spellings of code, tables, paths and prose. */
export type Spellings = Readonly<Record<'kebab' | 'camel' | 'pascal' | 'snake' | 'words', string>>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const spellWord = (kebab: string): Spellings => {
  const words = kebab.split('-');
  const [first = '', ...others] = words;
  return {
    kebab,
    camel: first + others.map(capital).join(''),
    pascal: words.map(capital).join(''),
    snake: words.join('_'),
    words: words.join(' '),
  };
};

const pluralize = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

export const spellName = (name: string): { one: Spellings; many: Spellings } => ({
  one: spellWord(name),
  many: spellWord(pluralize(name)),
});
