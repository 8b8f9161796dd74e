import type { SalonType } from '@ayna/contracts/catalog';
import type { Tone } from '../../../../ui/pattern/hair-strands.ts';
import type { SectionTitles } from '../shared/section-ids.ts';

const slogans: Readonly<Record<SalonType, string>> = {
  HairSalon: 'Saçınızın kendi akışı var.',
  BarberShop: 'Acele etmeden, usulünce.',
  BeautySalon: 'Kendinize bir saat ayırın.',
  NailSalon: 'Elleriniz de konuşur.',
  MakeupStudio: 'Yüzünüzün kendi ışığı var.',
  AestheticClinic: 'Önce dinleriz.',
};

const tones: Readonly<Partial<Record<Tone, string>>> = {
  copper: 'Bakır',
  caramel: 'Karamel',
  ash: 'Küllü kumral',
  espresso: 'Espresso',
  honey: 'Bal',
  auburn: 'Kızıl',
};

export const flowTexts = {
  titles: {
    announcement: 'Duyuru',
    signature: 'Renk kartelası',
    services: 'Hizmetler',
    team: 'Ekip',
    photos: 'Salondan',
    reviews: 'Yorumlar',
    about: 'Hakkımızda',
    visit: 'Bekleriz',
  } satisfies SectionTitles,
  slogans,
  tones,
  toneNote: 'Hangi tonu istediğinizi söylemek zor olabilir. Parmağınızla gösterin, formülü biz kuralım.',
} as const;
