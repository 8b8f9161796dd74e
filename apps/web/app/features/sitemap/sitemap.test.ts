import { expect, it } from 'vitest';
import { robots, sitemapIndex, sitemapPart } from './sitemap.ts';

const origin = 'https://ayna.example';

// The structure that https://www.sitemaps.org/protocol.html and its schemas sitemap.xsd and siteindex.xsd ask for.

const head =
  /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(\w+) xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">([\s\S]*)<\/\1>$/;
const entryNames: Readonly<Record<string, string>> = { urlset: 'url', sitemapindex: 'sitemap' };
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** A text without a character that has to be written as an entity. */
const escaped = /^(?:[^&<>"']|&(?:amp|lt|gt|quot|apos);)+$/;
const lastmod = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d))?$/;

const decode = (text: string): string =>
  text.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '');

const entryProblems = (entry: string, from: string): readonly string[] => {
  const [, loc = '', , day] = /^<loc>([^<]*)<\/loc>(<lastmod>([^<]*)<\/lastmod>)?$/.exec(entry) ?? [];
  const url = decode(loc);
  return [
    ...(escaped.test(loc) && URL.canParse(url) ? [] : [`${entry}: no address`]),
    ...(new URL(url, 'http://elsewhere.example').origin === from ? [] : [`${url}: of another host`]),
    ...(url.length < 2_048 ? [] : [`${url}: too long`]),
    ...(day === undefined || lastmod.test(day) ? [] : [`${day}: no W3C date`]),
  ];
};

const problemsOf = (xml: string, from = origin): readonly string[] => {
  const [, root = '', inner = ''] = head.exec(xml) ?? [];
  const name = entryNames[root];
  if (name === undefined) return ['no sitemap'];
  const entries = [...inner.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))];
  const rest = entries.reduce((left, [whole]) => left.replace(whole, ''), inner);
  return [
    ...(rest === '' ? [] : [`${rest}: not in an entry`]),
    ...(entries.length > 0 && entries.length <= 50_000 ? [] : [`${entries.length} entries`]),
    ...(Buffer.byteLength(xml) <= 52_428_800 ? [] : ['more than 50 MB']),
    ...entries.flatMap(([, entry = '']) => entryProblems(entry, from)),
  ];
};

it('is what the protocol asks for, also with an address that XML would misread', () => {
  const salons = ['nehir', 'a&b', "o'hara", 'x<y>', 'i\u015f\u0131l'].map((path) => ({
    path,
    changedAt: '2026-11-18T10:00:00.000Z',
  }));
  expect(problemsOf(sitemapIndex(origin, [undefined, 'a', 'b']))).toEqual([]);
  expect(problemsOf(sitemapPart(origin, salons, { isFirst: true }))).toEqual([]);
  expect(problemsOf(sitemapPart(origin, salons, { isFirst: false }))).toEqual([]);
});

it('a piece of ten thousand salons stays within the limits', () => {
  const path = 'a'.repeat(60);
  const salons = Array.from({ length: 10_000 }, () => ({ path, changedAt: '2026-11-18T10:00:00.000Z' }));
  const piece = sitemapPart(origin, salons, { isFirst: true });
  expect(piece.match(/<url>/g)?.length).toBeLessThanOrEqual(50_000);
  expect(Buffer.byteLength(piece)).toBeLessThan(52_428_800 / 10);
});

it.each([
  ['another root', (xml: string) => xml.replaceAll('urlset', 'urls')],
  ['no namespace', (xml: string) => xml.replace(/ xmlns="[^"]*"/, '')],
  ['a bare ampersand', (xml: string) => xml.replace('nehir', 'a&b')],
  ['a relative address', (xml: string) => xml.replace(origin, '')],
  ['another host', (xml: string) => xml.replace(origin, 'https://other.example')],
  ['a Turkish date', (xml: string) => xml.replace('2026-11-18T10:00:00.000Z', '18.11.2026')],
  ['an entry too much', (xml: string) => xml.replace('</url>', '</url><x/>')],
  [
    'a date before the address',
    (xml: string) => xml.replace(/(<loc>.*<\/loc>)(<lastmod>.*<\/lastmod>)/, '$2$1'),
  ],
])('with %s it is not', (_name, spoil) => {
  const salons = [{ path: 'nehir', changedAt: '2026-11-18T10:00:00.000Z' }];
  const good = sitemapPart(origin, salons, { isFirst: false });
  expect(problemsOf(good)).toEqual([]);
  expect(problemsOf(spoil(good))).not.toEqual([]);
});

it('lists its pieces, the first by a name of its own', () => {
  const index = sitemapIndex(origin, [undefined, 'code-of-a-salon']);
  expect(index).toContain('<sitemap><loc>https://ayna.example/sitemap/ilk.xml</loc></sitemap>');
  expect(index).toContain('<loc>https://ayna.example/sitemap/code-of-a-salon.xml</loc>');
});

it('lists salons with the day of their last change, and our own pages once', () => {
  const salons = [{ path: 'nehir', changedAt: '2026-11-18T10:00:00.000Z' }];
  const first = sitemapPart(origin, salons, { isFirst: true });
  expect(first).toContain(
    '<url><loc>https://ayna.example/salon/nehir</loc><lastmod>2026-11-18T10:00:00.000Z</lastmod></url>',
  );
  expect(first).toContain('<loc>https://ayna.example/hazir-sablonlar</loc>');
  expect(sitemapPart(origin, salons, { isFirst: false })).not.toContain('hazir-sablonlar');
  const answers = ['/yardim/karekod'];
  const withAnswers = sitemapPart(origin, salons, { isFirst: true, answers });
  expect(problemsOf(withAnswers)).toEqual([]);
  expect(withAnswers).toContain('<loc>https://ayna.example/yardim/karekod</loc>');
  expect(sitemapPart(origin, salons, { isFirst: false, answers })).not.toContain('karekod');
});

it('escapes what stands in an address', () => {
  expect(sitemapPart('https://a.example?x&y', [], { isFirst: true })).toContain('https://a.example?x&amp;y/');
});

it('keeps search engines out of what is private, and shows them the sitemap', () => {
  const lines = robots(origin).split('\n');
  for (const path of ['/profil', '/panel', '/r/', '/degerlendir/', '/salon/onizleme/', '/api/'])
    expect(lines).toContain(`Disallow: ${path}`);
  expect(lines).toContain('Sitemap: https://ayna.example/sitemap.xml');
});
