import type { PageSection, PageTemplate } from '@ayna/contracts/core/salon-page';
import { localPhone } from '../../../parts/local-phone.ts';
import { holidaysOf, mapHref, phoneHref } from '../../../parts/public-salon.ts';
import { categoryNames } from '../../../parts/public-service.ts';
import { texts } from '../texts.ts';
import { openText } from './hour-texts.ts';
import type { PageData } from './page-data.ts';
import { type PhotoModel, photoModels } from './photos.ts';
import { type ReviewsModel, reviewsModel } from './reviews.ts';
import { type HoursModel, hoursModel } from './salon-hours.ts';
import { shownSections } from './sections.ts';
import { quickestService, type ServiceGroup, serviceGroups } from './services.ts';
import { type TeamMember, teamMembers } from './team.ts';

/** A preview for its owner, an example of a template, or the public page itself. */
export type PageNotice = 'preview' | 'example' | null;

/** Everything that a template shows, in words. */
export type PageModel = {
  readonly code: string;
  readonly path: string;
  readonly name: string;
  readonly type: PageData['salon']['type'];
  readonly typeName: string;
  readonly template: PageTemplate;
  readonly slogan: string;
  readonly intro: string;
  readonly about: string;
  readonly servicesNote: string;
  readonly teamNote: string;
  readonly place: string;
  readonly address: string;
  readonly mapHref: string;
  readonly phone: { readonly text: string; readonly href: string };
  readonly links: readonly { readonly name: string; readonly href: string }[];
  /** Null where nobody can book online. */
  readonly bookingHref: string | null;
  /** Why this is not the salon's public page. */
  readonly notice: PageNotice;
  readonly today: string;
  readonly open: { readonly isOpen: boolean; readonly text: string };
  readonly hours: HoursModel;
  readonly groups: readonly ServiceGroup[];
  readonly team: readonly TeamMember[];
  readonly cover: PhotoModel | undefined;
  readonly photos: readonly PhotoModel[];
  readonly announcements: PageData['content']['announcements'];
  readonly reviews: ReviewsModel;
  readonly sections: readonly PageSection[];
  /** The service with which the first free time is looked up. */
  readonly quickest: { readonly code: string; readonly name: string } | undefined;
};

type Options = {
  /** The moment on the salon's wall. */
  readonly now: string;
  readonly notice?: PageNotice;
};

const handleOf = (handle: string): string => encodeURIComponent(handle.replace(/^@/, ''));

const linksOf = ({ whatsapp, instagram, facebook, tiktok }: PageData['salon']) => [
  ...(whatsapp ? [{ name: texts.whatsapp, href: `https://wa.me/${whatsapp.replaceAll(/\D/g, '')}` }] : []),
  ...(instagram ? [{ name: texts.instagram, href: `https://www.instagram.com/${handleOf(instagram)}` }] : []),
  ...(facebook ? [{ name: texts.facebook, href: `https://www.facebook.com/${handleOf(facebook)}` }] : []),
  ...(tiktok ? [{ name: texts.tiktok, href: `https://www.tiktok.com/@${handleOf(tiktok)}` }] : []),
];

export const pageModel = (data: PageData, { now, notice = null }: Options): PageModel => {
  const { salon, services, content } = data;
  const { design } = salon;
  const holidays = holidaysOf(salon);
  const pagePath = `/salon/${encodeURIComponent(salon.path)}`;
  const isExample = notice === 'example';
  const canBook = salon.onlineBooking && notice !== 'preview' && services.some(({ online }) => online);
  const bookingPath = isExample ? '#hizmetler' : `${pagePath}/randevu`;
  const bookingHref = canBook ? bookingPath : null;
  const names = categoryNames(data.types, salon.type);
  const { cover, photos } = photoModels(data.photos, salon.name);
  const model = {
    code: salon.code,
    path: pagePath,
    name: salon.name,
    type: salon.type,
    typeName: data.types.find(({ type }) => type === salon.type)?.name ?? '',
    template: design.template,
    slogan: design.slogan,
    intro: design.intro || salon.description,
    about: design.intro === '' ? '' : salon.description,
    servicesNote: design.servicesNote,
    teamNote: design.teamNote,
    place: [salon.district, salon.provinceName].filter(Boolean).join(', '),
    address: salon.address,
    mapHref: mapHref(salon),
    phone: { text: localPhone(salon.phone), href: isExample ? '#adres' : phoneHref(salon.phone) },
    links: linksOf(salon),
    bookingHref,
    notice,
    today: now.slice(0, 10),
    open: openText(salon, holidays, now),
    hours: hoursModel(salon, holidays, now.slice(0, 10)),
    groups: serviceGroups(services, names, bookingHref),
    team: teamMembers(data, names, bookingHref),
    cover,
    photos,
    announcements: content.announcements,
    reviews: reviewsModel(content),
    quickest: canBook && !isExample ? quickestService(services) : undefined,
  };
  return { ...model, sections: shownSections(design.sections, model) };
};
