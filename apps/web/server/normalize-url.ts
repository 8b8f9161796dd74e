import { paths } from '../app/paths.ts';

/** A letter with the marks written after it, as some keyboards and file systems spell it. */
const encodedLetters = /[a-z]?(?:%[89a-f][0-9a-f])+/gi;

const composeLetters = (run: string): string => {
  try {
    const letters = decodeURIComponent(run);
    const short = letters.normalize('NFC');
    return short === letters ? run : encodeURIComponent(short);
  } catch {
    return run; // No UTF-8: the router answers that there is no such page.
  }
};

/** As people type it who write without Turkish letters. */
const toAscii = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('\u0131', 'i');

const begins = (path: string): string[] => {
  const parts = path.split('/').filter((part) => part !== '' && !part.startsWith(':'));
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
};

/** Our addresses with Turkish letters, and what begins with them, by their spelling without. */
const byAsciiSpelling = new Map(
  Object.values(paths)
    .flatMap(begins)
    .filter((path) => toAscii(path) !== path)
    .map((path) => [toAscii(path), encodeURI(path)]),
);

/** The longest beginning that is spelled without Turkish letters gets them; the rest stays as it is. */
const addTurkishLetters = (path: string): string => {
  const typed = begins(path).findLast((begin) => path.startsWith(begin) && byAsciiSpelling.has(begin));
  return typed === undefined ? path : `${byAsciiSpelling.get(typed)}${path.slice(typed.length)}`;
};

/**
 * The one spelling of an address: Turkish letters composed (NFC) and not left out, because routes match letter for
 * letter, and one slash in front, because a redirect to `//name` would lead to another site.
 */
export const normalizeUrl = (url: string): string => {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  const composed = path.replace(/^[/\\]+/, '/').replace(encodedLetters, composeLetters);
  return addTurkishLetters(composed) + url.slice(path.length);
};
