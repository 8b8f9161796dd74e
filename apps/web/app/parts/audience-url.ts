import { paths } from '../paths.ts';
import type { SalonType } from './salon-art.tsx';

/** Where on the page of salon types each of them begins. */
export const audienceIds: Readonly<Record<SalonType, string>> = {
  HairSalon: 'kuaforler',
  BarberShop: 'berberler',
  BeautySalon: 'guzellik-salonlari',
  NailSalon: 'tirnak-studyolari',
  MakeupStudio: 'makyaj-studyolari',
  AestheticClinic: 'estetik-klinikleri',
};

export const audienceUrl = (type: SalonType): string => `${paths.audience}#${audienceIds[type]}`;
