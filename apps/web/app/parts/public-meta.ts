import type { MetaDescriptor } from 'react-router';
import { paths } from '../paths.ts';
import { publicMetaTexts as texts } from './public-meta.texts.ts';
import { breadcrumbs, type Crumb, type Thing } from './structured-data.ts';

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined;

export type PublicMetaArgs = { readonly matches: readonly Match[] };

type Words = { readonly title: string; readonly description: string };

type Page = Words & {
  readonly path: string;
  /** The pages between the home page and this one, and this one's own name; without it, it has no trail. */
  readonly trail?: readonly Crumb[];
  readonly things?: (origin: string) => readonly Thing[];
};

/** The site's own address as the public layout read it from the settings, or nothing: addresses are then relative. */
const originOf = (matches: readonly Match[]): string => {
  const data = matches.find((match) => match?.id === 'layouts/public-layout')?.loaderData;
  return typeof data === 'object' && data !== null && 'origin' in data && typeof data.origin === 'string'
    ? data.origin
    : '';
};

const shareMeta = ({ title, description }: Words, url: string, picture: string): MetaDescriptor[] => [
  { property: 'og:type', content: 'website' },
  { property: 'og:locale', content: 'tr_TR' },
  { property: 'og:site_name', content: texts.site },
  { property: 'og:title', content: title },
  { property: 'og:description', content: description },
  { property: 'og:url', content: url },
  { property: 'og:image', content: picture },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { property: 'og:image:alt', content: texts.pictureOf(title) },
  { name: 'twitter:card', content: 'summary_large_image' },
];

/** What search engines and messengers read of a public page. */
export const publicPageMeta = (page: Page, matches: readonly Match[]): MetaDescriptor[] => {
  const origin = originOf(matches);
  const url = origin + page.path;
  const trail = page.trail ? [breadcrumbs(origin, page.trail)] : [];
  // An address without a host says nothing there.
  const things = origin === '' ? [] : [...trail, ...(page.things?.(origin) ?? [])];
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...shareMeta(page, url, origin + paths.sharePicture),
    // In the browser React would write them through innerHTML, which trusted types refuse; nobody reads them there.
    ...(import.meta.env.SSR ? things.map((thing) => ({ 'script:ld+json': thing })) : []),
  ];
};

type OwnPage = Exclude<keyof typeof texts.names, 'home'>;

/** The same of one of our own pages below the home page. */
export const publicMeta = (page: OwnPage, words: Words, matches: readonly Match[]): MetaDescriptor[] =>
  publicPageMeta(
    { ...words, path: paths[page], trail: [{ name: texts.names[page], path: paths[page] }] },
    matches,
  );
