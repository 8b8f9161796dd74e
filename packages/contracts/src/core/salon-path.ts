import { fold } from './fold.ts';

const LONGEST = 60;
const SHORTEST = 3;

/** Cut where a word ends, if one does. */
const cut = (path: string, most: number): string =>
  path.length <= most
    ? path
    : path
        .slice(0, most + 1)
        .replace(/-[^-]*$/, '')
        .slice(0, most);

/** The address that a salon's name suggests, which it may change: always one that `salonPath` takes. */
export const pathFromName = (name: string): string => {
  const words = fold(name)
    .replaceAll(/['\u2019]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const lettered = /^[a-z]/.test(words) ? words : `salon-${words}`.replace(/-$/, '');
  return cut(lettered.length < SHORTEST || lettered === 'salon' ? `${lettered}-salonu` : lettered, LONGEST);
};

/** Others like it, for when it is taken, likeliest first; the last ends in something that nobody has. */
export const pathsLike = (path: string, unlikely: string): string[] =>
  [...Array.from({ length: 19 }, (_, index) => String(index + 2)), unlikely].map(
    (ending) => `${cut(path, LONGEST - ending.length - 1)}-${ending}`,
  );
