import geologicaLatin from '../fonts/geologica-latin.woff2?no-inline';
import geologicaTurkish from '../fonts/geologica-turkish.woff2?no-inline';
import ysabeauLatin from '../fonts/ysabeau-latin.woff2?no-inline';
import ysabeauTurkish from '../fonts/ysabeau-turkish.woff2?no-inline';

const preload = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const;

/**
 * For every page: no Turkish sentence does without either file. Not Ysabeau, which some pages do not
 * show: a file that is fetched ahead and not used is a warning in the console.
 */
export const fontPreloads = [geologicaLatin, geologicaTurkish].map(preload);

/** For a page whose first sight is a heading in the display face. */
export const displayFontPreloads = [ysabeauLatin, ysabeauTurkish].map(preload);
