import { texts } from './texts.ts';

/** Whose booking, and on which site of ours. */
type Place = { readonly site: string; readonly path: string; readonly name: string };

const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `public/gom.js` puts a button where this stands; it opens the booking over the page. */
export const buttonCode = ({ site, path }: Place): string =>
  `<script src="${site}/gom.js" data-salon="${path}" async></script>`;

/** The booking inside the page itself. */
export const frameCode = ({ site, path, name }: Place): string =>
  [
    `<iframe src="${site}/salon/${path}/randevu" title="${escapeAttribute(texts.frameTitle(name))}"`,
    ' allow="clipboard-write" loading="lazy" style="width:100%;height:760px;border:0"></iframe>',
  ].join('');

/**
 * The sites that somebody typed, one a line, as origins: what follows the name of a site goes, and https is meant where
 * nothing is said. What is no address stays as it is, so that the contract can refuse it.
 */
export const toOrigins = (typed: string): string[] => {
  const lines = typed.split(/\s+/).filter(Boolean);
  const origins = lines.map((line) => {
    const address = /^[a-z]+:\/\//i.test(line) ? line : `https://${line}`;
    return URL.canParse(address) ? new URL(address).origin : line;
  });
  return [...new Set(origins)];
};
