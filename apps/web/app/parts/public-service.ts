import type { SalonType, ServiceCategory } from '@ayna/contracts/catalog';
import type { PageService } from '@ayna/contracts/core/salon-page';
import { priceText } from './money-text.ts';
import { serviceTexts as texts } from './service-facts.texts.ts';

// How a salon's page and the booking of an appointment name a service to customers.

/** 45 dk, and 2 sa 15 dk from two hours on. */
export const minutesText = (minutes: number): string => {
  if (minutes < 120) return texts.minutes(minutes);
  const rest = minutes % 60;
  return [texts.hours((minutes - rest) / 60), rest > 0 ? texts.minutes(rest) : ''].join(' ').trim();
};

/** '4 seans, 21 gun arayla', '45 dk bekleme dahil'. */
export const serviceNotes = ({
  sessionCount,
  sessionIntervalDays,
  phases,
  price,
}: Pick<PageService, 'sessionCount' | 'sessionIntervalDays' | 'phases' | 'price'>): string[] => {
  const notes: string[] = [];
  if (sessionCount !== null)
    notes.push(
      sessionIntervalDays === null
        ? texts.sessionCount(sessionCount)
        : texts.sessions(sessionCount, sessionIntervalDays),
    );
  if (sessionCount !== null && price !== null && price > 0) notes.push(texts.perSession);
  if (phases) notes.push(texts.waitIncluded(phases.wait));
  return notes;
};

export const publicPrice = (price: number | null): string => {
  if (price === null) return texts.askPrice;
  return price === 0 ? texts.free : priceText(price);
};

/** A kind of salon as the catalog names it, with the categories of its services. */
export type PageSalonType = {
  readonly type: SalonType;
  readonly name: string;
  readonly categories: readonly { readonly category: ServiceCategory; readonly name: string }[];
};

/** The names of the catalog, in the order in which they stand on the page. */
export type CategoryNames = ReadonlyMap<ServiceCategory, string>;

/** Those of the salon's type first, as the catalog orders them. */
export const categoryNames = (types: readonly PageSalonType[], type: SalonType): CategoryNames =>
  new Map(
    [...types]
      .toSorted((one, other) => Number(other.type === type) - Number(one.type === type))
      .flatMap(({ categories }) => categories.map(({ category, name }) => [category, name] as const)),
  );
