import { expect, test } from 'vitest';
import { breadcrumbs, faq, itemList, siteThings, type Thing, videoObject } from './structured-data.ts';

const origin = 'https://ayna.example';

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value.trim() !== '';
const isUrl: Check = (value) =>
  typeof value === 'string' && URL.canParse(value) && new URL(value).origin === origin;
const isLanguage: Check = (value) => value === 'tr';
const listOf =
  (type: string): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.every((one) => problemsOf(one, type).length === 0);
const one =
  (type: string): Check =>
  (value) =>
    problemsOf(value, type).length === 0;
const isReference: Check = (value) =>
  typeof value === 'object' && value !== null && '@id' in value && isUrl(value['@id']);

type Shape = Readonly<Record<string, { readonly check: Check; readonly isOptional?: boolean }>>;

const need = (check: Check) => ({ check });
const may = (check: Check) => ({ check, isOptional: true });

// What schema.org defines for each type, and what search engines ask for of them (developers.google.com/search/docs).
const shapes: Readonly<Record<string, Shape>> = {
  Organization: {
    name: need(isText),
    url: need(isUrl),
    logo: need(isUrl),
    description: may(isText),
    '@id': may(isUrl),
  },
  WebSite: {
    name: need(isText),
    url: need(isUrl),
    inLanguage: may(isLanguage),
    publisher: may(isReference),
    potentialAction: may(one('SearchAction')),
    '@id': may(isUrl),
  },
  SearchAction: {
    target: need(one('EntryPoint')),
    'query-input': need((value) => value === 'required name=search_term_string'),
  },
  EntryPoint: {
    urlTemplate: need((value) => isText(value) && String(value).includes('{search_term_string}')),
  },
  BreadcrumbList: { itemListElement: need(listOf('ListItem')) },
  ListItem: {
    position: need((value) => Number.isInteger(value) && Number(value) > 0),
    name: need(isText),
    item: need(isUrl),
  },
  FAQPage: { mainEntity: need(listOf('Question')), inLanguage: may(isLanguage) },
  Question: { name: need(isText), acceptedAnswer: need(one('Answer')) },
  Answer: { text: need(isText) },
  ItemList: { itemListElement: need(listOf('ListItem')), numberOfItems: may(Number.isInteger) },
  VideoObject: {
    name: need(isText),
    description: may(isText),
    thumbnailUrl: need((value) => Array.isArray(value) && value.length > 0 && value.every(isUrl)),
    contentUrl: need(isUrl),
    uploadDate: need((value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(String(value))),
    duration: may((value) => /^PT(?:\d+M)?(?:\d+S)?$/.test(String(value))),
    inLanguage: may(isLanguage),
  },
};

function problemsOf(thing: unknown, type?: string): readonly string[] {
  if (typeof thing !== 'object' || thing === null || !('@type' in thing)) return ['no thing'];
  const fields = thing as Readonly<Record<string, unknown>>;
  const name = String(fields['@type']);
  if (type !== undefined && name !== type) return [`${name} instead of ${type}`];
  const shape = shapes[name];
  if (shape === undefined) return [`${name} is no known type`];
  const own = Object.keys(fields).filter((field) => field !== '@type' && field !== '@context');
  return [
    ...own.filter((field) => !(field in shape)).map((field) => `${name}.${field} is not defined`),
    ...Object.entries(shape).flatMap(([field, { check, isOptional }]) => {
      if (!(field in fields)) return isOptional ? [] : [`${name}.${field} is missing`];
      return check(fields[field]) ? [] : [`${name}.${field} is wrong`];
    }),
  ];
}

const trail = [
  { name: 'A', path: '/a' },
  { name: 'B', path: '/a/b' },
];

const film = {
  name: 'A',
  description: 'B',
  film: '/a.mp4',
  poster: '/a.webp',
  uploadDate: '2026-11-19T00:00:00+03:00',
  duration: 'PT2M3S',
};

const every: readonly (readonly [string, Thing])[] = [
  ...siteThings(origin).map((thing) => [thing['@type'], thing] as const),
  ['BreadcrumbList', breadcrumbs(origin, trail)],
  ['FAQPage', faq([{ question: 'A?', answer: 'B.' }])],
  ['ItemList', itemList(origin, trail)],
  ['VideoObject', videoObject(origin, film)],
];

test.each(every)('%s is what schema.org defines', (_, thing) => {
  expect(thing['@context']).toBe('https://schema.org');
  expect(problemsOf(thing)).toEqual([]);
});

test.each([
  ['no address', { ...siteThings(origin)[0], url: '/' }],
  ['another name for a field', { ...siteThings(origin)[0], title: 'A' }],
  ['no question', faq([])],
  ['an empty list', itemList(origin, [])],
  ['a film of no day', videoObject(origin, { ...film, uploadDate: '2026-11-19' })],
  ['an answer without words', faq([{ question: 'A?', answer: ' ' }])],
  ['a type that nobody knows', { '@type': 'Salon' }],
])('with %s it is not', (_, thing) => {
  expect(problemsOf(thing)).not.toEqual([]);
});

test('a way begins at the home page and counts its steps', () => {
  expect(breadcrumbs(origin, trail)['itemListElement']).toMatchObject([
    { position: 1, item: `${origin}/` },
    { position: 2, item: `${origin}/a` },
    { position: 3, item: `${origin}/a/b`, name: 'B' },
  ]);
});
