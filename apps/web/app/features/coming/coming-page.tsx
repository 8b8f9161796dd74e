import { type MetaDescriptor, useMatches } from 'react-router';
import { ComingSoon } from '../../parts/coming-soon.tsx';
import type { SalonType } from '../../parts/salon-art.tsx';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

type Page = keyof typeof texts.titles;
type Match = { readonly id: string } | undefined;

const isPage = (name: string): name is Page => Object.hasOwn(texts.titles, name);

/** The route table gives every such route the id `coming/<page>`. */
const pageOf = (matches: readonly Match[]): Page => {
  const name = matches.at(-1)?.id.replace('coming/', '') ?? '';
  if (!isPage(name)) throw new Error(`No page is called ${name}`);
  return name;
};

export const comingMeta = ({ matches }: { matches: readonly Match[] }): MetaDescriptor[] => [
  { title: texts.documentTitle(texts.titles[pageOf(matches)]) },
  // Nothing to be found there yet.
  { name: 'robots', content: 'noindex' },
];

const arts: readonly SalonType[] = [
  'HairSalon',
  'BarberShop',
  'BeautySalon',
  'NailSalon',
  'MakeupStudio',
  'AestheticClinic',
];

/** Neighbours in the table look different. */
const artOf = (page: Page): SalonType =>
  arts[Object.keys(texts.titles).indexOf(page) % arts.length] ?? 'HairSalon';

function backFrom(page: Page) {
  const path = paths[page];
  if (path.startsWith(`${paths.profile}/`)) return { to: paths.profile, label: texts.toCalendar };
  if (path.startsWith(`${paths.panel}/`)) return { to: paths.panel, label: texts.toPanel };
  return { to: paths.home, label: texts.toHome };
}

export function ComingPage() {
  const page = pageOf(useMatches());
  return <ComingSoon title={texts.titles[page]} art={artOf(page)} back={backFrom(page)} />;
}
