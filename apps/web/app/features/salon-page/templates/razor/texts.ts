import type { SectionTitles } from '../shared/section-ids.ts';

export const razorTexts = {
  titles: {
    announcement: 'Duyuru',
    signature: 'Koltuklar',
    services: 'Tarife',
    team: 'Ustalar',
    photos: 'Dükkândan',
    reviews: 'Müşteri sözü',
    about: 'Dükkân',
    visit: 'Adres',
  } satisfies SectionTitles,
  slogan: 'Sıra beklemeyin, koltuğunuz hazır olsun.',
} as const;
