import type { PageSection } from '@ayna/contracts/core/salon-page';

/** The fragments under which the sections of a page are found. */
export const sectionIds: Readonly<Record<PageSection | 'visit', string>> = {
  announcement: 'duyuru',
  signature: 'imza',
  services: 'hizmetler',
  team: 'ekip',
  photos: 'fotograflar',
  reviews: 'yorumlar',
  about: 'hakkimizda',
  visit: 'adres',
};

/** What a template calls its sections. */
export type SectionTitles = Readonly<Record<PageSection | 'visit', string>>;
