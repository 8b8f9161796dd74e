import { paths } from '../paths.ts';
import { publicMetaTexts as texts } from './public-meta.texts.ts';

// JSON-LD in the words of schema.org, as search engines read it.

type Json = string | number | readonly Json[] | { readonly [name: string]: Json };

export type Thing = { readonly [name: string]: Json; readonly '@type': string };

export type Crumb = { readonly name: string; readonly path: string };

const context = 'https://schema.org';

const listItems = (origin: string, items: readonly Crumb[]): readonly Json[] =>
  items.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + path,
  }));

/** The way from the home page to a page. */
export const breadcrumbs = (origin: string, trail: readonly Crumb[]): Thing => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: listItems(origin, [{ name: texts.names.home, path: paths.home }, ...trail]),
});

const organizationId = (origin: string): string => `${origin}/#organization`;

/** Who runs the site, and the site with its search. */
export const siteThings = (origin: string): readonly Thing[] => [
  {
    '@context': context,
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: texts.site,
    description: texts.organization,
    url: origin + paths.home,
    logo: `${origin}/icons/apple-touch.png`,
  },
  {
    '@context': context,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: texts.site,
    url: origin + paths.home,
    inLanguage: 'tr',
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${paths.help}?ara={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
];

/** Parts of a page in their order, or pages. */
export const itemList = (origin: string, items: readonly Crumb[]): Thing => ({
  '@context': context,
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: listItems(origin, items),
});

type Video = {
  readonly name: string;
  readonly description: string;
  /** Paths of the film, and of the picture that stands for it. */
  readonly film: string;
  readonly poster: string;
  readonly uploadDate: string;
  readonly duration: string;
};

/** A film on the page. */
export const videoObject = (origin: string, { film, poster, ...words }: Video): Thing => ({
  '@context': context,
  '@type': 'VideoObject',
  ...words,
  inLanguage: 'tr',
  contentUrl: origin + film,
  thumbnailUrl: [origin + poster],
});

type Question = { readonly question: string; readonly answer: string };

/** Questions that the page itself shows with their answers. */
export const faq = (questions: readonly Question[]): Thing => ({
  '@context': context,
  '@type': 'FAQPage',
  inLanguage: 'tr',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
