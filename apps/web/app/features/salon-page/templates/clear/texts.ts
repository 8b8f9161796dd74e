import type { SectionTitles } from '../shared/section-ids.ts';

export const clearTexts = {
  titles: {
    announcement: 'Duyuru',
    signature: 'Bölümler',
    services: 'İşlemler',
    team: 'Sizi kim karşılar',
    photos: 'Mekân',
    reviews: 'Yorumlar',
    about: 'Hakkımızda',
    visit: 'Adres ve saatler',
  } satisfies SectionTitles,
  slogan: 'Önce dinleriz, sonra ölçeriz, en son dokunuruz.',
  pick: 'Bir bölüm seçin, işlemlerini gösterelim.',
  services: 'işlem',
  team: 'uzman',
  once: 'Tek',
} as const;
