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

/**
 * The one spelling of an address: Turkish letters composed (NFC), because routes match letter for
 * letter, and one slash in front, because a redirect to `//name` would lead to another site.
 */
export const normalizeUrl = (url: string): string => {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  return path.replace(/^[/\\]+/, '/').replace(encodedLetters, composeLetters) + url.slice(path.length);
};
