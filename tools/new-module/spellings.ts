/** One name in every spelling that code, tables, paths and prose want it in, for one and for many. */
export type Spellings = Readonly<Record<'kebab' | 'camel' | 'pascal' | 'snake' | 'words', string>>;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const spell = (kebab: string): Spellings => {
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

const pluralOf = (word: string): string => {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
};

export const spellingsOf = (name: string): { one: Spellings; many: Spellings } => ({
  one: spell(name),
  many: spell(pluralOf(name)),
});
