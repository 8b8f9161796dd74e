import { fold } from '../../../ui/fold.ts';

/** What is searched: the question, how else it is asked, and the answer. */
export type Searched = { readonly title: string; readonly words: string; readonly plain: string };

const wordsOf = (text: string): readonly string[] => fold(text).match(/[a-z0-9]+/g) ?? [];

/**
 * Turkish adds endings: 'randevumu', 'randevuyu' and 'randevular' begin alike. Words of five letters and more are compared
 * by what they begin with, at least four letters.
 */
const stem = (word: string): string => (word.length < 5 ? word : word.slice(0, Math.max(4, word.length - 3)));

/** Words that say nothing about what is asked for. */
const idle = new Set(['bir', 'bu', 'da', 'de', 'icin', 'ile', 'mi', 'mu', 'nasil', 'ne', 've', 'veya', 'ya']);

const weights = { title: 5, words: 4, plain: 1 } as const;

type Index = { readonly [part in keyof typeof weights]: readonly string[] };

const indexOf = ({ title, words, plain }: Searched): Index => ({
  title: wordsOf(title),
  words: wordsOf(words),
  plain: wordsOf(plain),
});

/** How well a word fits, by the best part in which something begins with it. */
const scoreOf = (index: Index, word: string): number => {
  const begin = stem(word);
  const has = (part: keyof Index): boolean => index[part].some((other) => other.startsWith(begin));
  if (has('title')) return weights.title;
  if (has('words')) return weights.words;
  return has('plain') ? weights.plain : 0;
};

/** The words of a question that are searched for. */
const searchedWords = (typed: string): readonly string[] => {
  const words = wordsOf(typed);
  const meaningful = words.filter((word) => !idle.has(word));
  return meaningful.length > 0 ? meaningful : words;
};

/** Those that have every word that was typed, the best first; if there are none, those that have most of them. */
export const search = <Item extends Searched>(items: readonly Item[], typed: string): readonly Item[] => {
  const words = searchedWords(typed);
  if (words.length === 0) return [];
  const scored = items.map((item) => {
    const index = indexOf(item);
    const scores = words.map((word) => scoreOf(index, word));
    return {
      item,
      found: scores.filter((score) => score > 0).length,
      score: scores.reduce((sum, score) => sum + score, 0),
    };
  });
  const most = Math.max(...scored.map(({ found }) => found));
  if (most === 0) return [];
  return scored
    .filter(({ found }) => found === most)
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item);
};

export type Piece = { readonly text: string; readonly isFound: boolean };

/** A title in pieces, those found by the search apart. */
export const markFound = (title: string, typed: string): readonly Piece[] => {
  const begins = searchedWords(typed).map(stem);
  return title.split(/([\p{L}\p{N}]+)/u).flatMap((text): readonly Piece[] => {
    if (text === '') return [];
    const folded = fold(text);
    return [{ text, isFound: begins.some((begin) => folded.startsWith(begin)) }];
  });
};
