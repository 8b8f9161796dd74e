import type { SectionTitles } from '../shared/section-ids.ts';

export const bloomTexts = {
  titles: {
    announcement: 'Duyuru',
    signature: 'Hafta açtıkça',
    services: 'Hizmetler',
    team: 'Sizinle ilgilenenler',
    photos: 'Salondan',
    reviews: 'Gelenler anlatıyor',
    about: 'Hakkımızda',
    visit: 'Adres ve saatler',
  } satisfies SectionTitles,
  slogan: 'Bir saatliğine telefonu kapatın.',
  servicesTitle: 'Ne kadar vaktiniz var?',
  servicesNote: 'Süreyi söyleyin, sığanları gösterelim.',
  subtitle: (type: string, district: string) => `${type.toLocaleLowerCase('tr-TR')}, ${district}`,
} as const;
