import type { SectionTitles } from '../shared/section-ids.ts';

export const backstageTexts = {
  titles: {
    announcement: 'Duyuru',
    signature: 'Sahne sırası',
    services: 'Palet',
    team: 'Jenerik',
    photos: 'Sahneden',
    reviews: 'Alkış',
    about: 'Perde arkası',
    visit: 'Adres',
  } satisfies SectionTitles,
  slogan: 'Işıklar yanmadan önce, on dakika bize bakın.',
  servicesNote: 'Bir kutu seçin, süresi ve fiyatı altında.',
  subtitle: (type: string, place: string) => `${type}, ${place}`,
  morning: (name: string) => `${name}, baştan sona`,
} as const;
