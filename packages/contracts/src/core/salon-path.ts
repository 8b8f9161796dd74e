import { foldText } from './search-text.ts';

const MAX_LENGTH = 60;
const MIN_LENGTH = 3;

/** Shortens a path, at the end of a word if possible. */
const shorten = (path: string, max: number): string =>
  path.length <= max
    ? path
    : path
        .slice(0, max + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, max);

/** Derives a page address from a salon's name, always one that `salonPath` accepts. */
export const suggestSalonPath = (name: string): string => {
  const words = foldText(name)
    .replaceAll(/['\u2019]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const lettered = /^[a-z]/.test(words) ? words : `salon-${words}`.replace(/-$/, '');
  return shorten(
    lettered.length < MIN_LENGTH || lettered === 'salon' ? `${lettered}-salonu` : lettered,
    MAX_LENGTH,
  );
};

/** Lists similar paths for one that is taken, most natural first. The last one ends in `suffix`, which nobody else uses. */
export const suggestAlternativePaths = (path: string, suffix: string): string[] =>
  [...Array.from({ length: 19 }, (_, index) => String(index + 2)), suffix].map(
    (ending) => `${shorten(path, MAX_LENGTH - ending.length - 1)}-${ending}`,
  );
