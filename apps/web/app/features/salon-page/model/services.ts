import type { ServiceCategory } from '@ayna/contracts/catalog';
import type { PageService } from '@ayna/contracts/core/salon-page';
import { type CategoryNames, minutesText, publicPrice, serviceNotes } from '../../../parts/public-service.ts';

/** A service as a line of the price list says it. */
export type ServiceLine = {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly minutes: number;
  readonly duration: string;
  readonly price: string;
  readonly hasPrice: boolean;
  /** '4 seans, 21 gun arayla', '45 dk bekleme dahil'. */
  readonly notes: readonly string[];
  /** The line's own way to its appointment; null if it is booked by telephone. */
  readonly href: string | null;
  readonly phases: PageService['phases'];
};

export type ServiceGroup = {
  readonly category: ServiceCategory;
  readonly name: string;
  readonly services: readonly ServiceLine[];
};

/** An address with a choice in its query. The examples lead to a place on the page, which takes none. */
export const withChoice = (href: string, choice: Readonly<Record<string, string>>): string =>
  href.startsWith('#') ? href : `${href}?${new URLSearchParams(choice)}`;

const serviceLine = (service: PageService, bookingHref: string | null): ServiceLine => ({
  code: service.code,
  name: service.name,
  description: service.description,
  minutes: service.duration,
  duration: minutesText(service.duration),
  price: publicPrice(service.price),
  hasPrice: service.price !== null,
  notes: serviceNotes(service),
  href: bookingHref !== null && service.online ? withChoice(bookingHref, { hizmet: service.code }) : null,
  phases: service.phases,
});

export const serviceGroups = (
  services: readonly PageService[],
  names: CategoryNames,
  bookingHref: string | null,
): ServiceGroup[] => {
  const byCategory = Map.groupBy(services, ({ category }) => category);
  return [...names].flatMap(([category, name]) => {
    const members = byCategory.get(category) ?? [];
    return members.length === 0
      ? []
      : [{ category, name, services: members.map((service) => serviceLine(service, bookingHref)) }];
  });
};

/** The shortest one that can be booked online: the earliest free time is found with it. */
export const quickestService = (services: readonly PageService[]): PageService | undefined =>
  services.filter(({ online }) => online).toSorted((one, other) => one.duration - other.duration)[0];
