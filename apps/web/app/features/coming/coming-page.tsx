import { type MetaDescriptor, useMatches } from 'react-router';
import { SalonArt, type SalonType } from '../../parts/salon-art.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
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

type Props = {
  readonly title: string;
  readonly back: { readonly to: string; readonly label: string };
  /** The art in the oval; a page keeps its own. */
  readonly art: SalonType;
};

/** In place of a screen that a later issue brings. */
function ComingSoon({ title, back, art }: Props) {
  return (
    <div className="m-auto grid w-full grid-cols-1 justify-items-center px-6 py-16 text-center max-tablet:px-5 max-tablet:py-10">
      <div className="h-42 w-33 rounded-oval p-1.5 shadow-control">
        <div className="glint size-full rounded-oval">
          <SalonArt type={art} className="size-full" />
        </div>
      </div>
      <h1 className="display mt-6.5 text-head-38 leading-10.5 tracking-m max-tablet:text-head-32 max-tablet:leading-9">
        {title}
      </h1>
      <p className="mt-1.5 max-w-note text-balance text-title-s-size text-muted leading-6">{texts.text}</p>
      <div className="mt-5.5">
        <ButtonLink to={back.to} look="outline" size="lg">
          {back.label}
        </ButtonLink>
      </div>
    </div>
  );
}
