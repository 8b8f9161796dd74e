import { salonPagePath } from '../../parts/salon-page-url.ts';
import { paths } from '../../paths.ts';

// The sitemap protocol of sitemaps.org: an index of files with at most 50,000 addresses each.

type Published = { readonly path: string; readonly changedAt: string };

const xml = (root: string, entries: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>`;

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

/** Our own pages that help somebody who searches. */
const ownPages: readonly string[] = [
  paths.home,
  paths.about,
  paths.offering,
  paths.features,
  paths.audience,
  paths.howTo,
  paths.comparison,
  paths.templates,
  paths.help,
  paths.news,
  paths.contact,
  paths.packages,
  paths.privacy,
  paths.agreements,
  paths.distanceSales,
  paths.refunds,
  paths.dataNotice,
];

/** The first piece; the others are named after the salon that they follow. */
export const firstPart = 'ilk';

const partName = (after: string | undefined): string => `${after ?? firstPart}.xml`;

export const sitemapIndex = (origin: string, parts: readonly (string | undefined)[]): string =>
  xml(
    'sitemapindex',
    parts.map(
      (after) => `<sitemap><loc>${escapeXml(`${origin}/sitemap/${partName(after)}`)}</loc></sitemap>`,
    ),
  );

export const sitemapPart = (
  origin: string,
  salons: readonly Published[],
  { isFirst, answers = [] }: { readonly isFirst: boolean; readonly answers?: readonly string[] },
): string =>
  xml('urlset', [
    ...(isFirst
      ? [...ownPages, ...answers].map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`)
      : []),
    ...salons.map(
      ({ path, changedAt }) =>
        `<url><loc>${escapeXml(origin + salonPagePath(path))}</loc><lastmod>${escapeXml(changedAt)}</lastmod></url>`,
    ),
  ]);

/** What no search engine should open: what is private, and what only one person has the address of. */
const privatePaths = [
  paths.profile,
  paths.panel,
  '/r/',
  '/degerlendir/',
  '/davet/',
  '/e-posta-onayi/',
  '/salon/onizleme/',
  '/dev/',
  '/api/',
];

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    // Pictures of salons belong to their pages.
    'Allow: /api/File/image/',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}${paths.sitemap}`,
    '',
  ].join('\n');
