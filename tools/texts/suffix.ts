import { hard, hundred, spokenOnes, spokenTens, spokenWords, thousand, vowels } from './words.texts.ts';

/** The last word that is heard of a number such as 16:30, 1.250 or 2026. */
const spokenNumber = (written: string): string => {
  const [whole = ''] = written.split(',');
  const parts = whole.split(':');
  // Of a time its minutes are heard, unless it is a full hour.
  const figures = (parts.length > 1 && Number(parts.at(-1)) > 0 ? parts.at(-1) : parts[0]) ?? '';
  const digits = figures.replaceAll('.', '');
  const value = Number(digits);
  if (value % 10 !== 0 || value === 0) return spokenOnes[value % 10] ?? '';
  if (value % 100 !== 0) return spokenTens[(value / 10) % 10] ?? '';
  return value % 1000 === 0 ? thousand : hundred;
};

/** How the end of a word sounds, or undefined where that cannot be told. */
const spoken = (word: string): string | undefined => {
  if (/^[\d.:,]+$/.test(word)) return spokenNumber(word.replace(/^[.,:]+|[.,:]+$/g, ''));
  const known = Object.hasOwn(spokenWords, word) ? spokenWords[word] : undefined;
  if (known !== undefined) return known;
  // Capitals are spelled, each in its own way.
  return /\p{Lu}\p{Lu}/u.test(word) || /\d/.test(word) ? undefined : word.toLocaleLowerCase('tr');
};

const all = vowels.front + vowels.back;
const isVowel = (letter: string): boolean => letter !== '' && all.includes(letter);
const lastVowel = (word: string): string => Array.from(word).findLast(isVowel) ?? '';
const isFront = (vowel: string): boolean => vowels.front.includes(vowel);

/** Why a suffix does not fit a word, or null where it does. */
export const suffixProblem = (word: string, suffix: string): string | null => {
  const sound = spoken(word);
  const vowel = sound === undefined ? '' : lastVowel(sound);
  if (sound === undefined || vowel === '') return null;
  const first = Array.from(suffix).find(isVowel) ?? '';
  if (first !== '' && isFront(first) !== isFront(vowel)) return `'${first}' does not follow '${vowel}'`;
  const end = sound.at(-1) ?? '';
  const begin = suffix.charAt(0);
  if (begin === 'd' && hard.includes(end)) return `a 't' follows '${end}'`;
  if (begin === 't' && !hard.includes(end)) return `a 'd' follows '${end}'`;
  if (isVowel(begin) && isVowel(end)) return `a letter is missing between '${end}' and '${begin}'`;
  return null;
};
