import type { SalonType, ServiceCategory } from '@ayna/contracts/catalog';

type SalonTypeText = {
  readonly name: string;
  readonly text: string;
  readonly categories: readonly ServiceCategory[];
};

export const salonTypes: Readonly<Record<SalonType, SalonTypeText>> = {
  HairSalon: {
    name: 'Kuaför',
    text: 'Kesim, renk, fön, bakım',
    categories: ['Cut', 'Color', 'Care', 'SpecialDay'],
  },
  BarberShop: {
    name: 'Berber',
    text: 'Saç, sakal, ustura',
    categories: ['Cut', 'Beard', 'Care', 'SpecialDay'],
  },
  BeautySalon: {
    name: 'Güzellik salonu',
    text: 'Cilt, kirpik, epilasyon',
    categories: ['Skin', 'LashAndBrow', 'HairRemoval', 'Body', 'HandAndFoot'],
  },
  NailSalon: {
    name: 'Tırnak stüdyosu',
    text: 'Manikür, protez, kalıcı oje',
    categories: ['HandAndFoot', 'Nail'],
  },
  MakeupStudio: {
    name: 'Makyaj stüdyosu',
    text: 'Gelin, özel gün, eğitim',
    categories: ['Makeup', 'SpecialDay', 'LashAndBrow', 'Training'],
  },
  AestheticClinic: {
    name: 'Estetik kliniği',
    text: 'Lazer, medikal, danışma',
    categories: ['Consultation', 'Medical', 'Laser', 'Skin', 'Body'],
  },
};

export const categoryNames: Readonly<Record<ServiceCategory, string>> = {
  Cut: 'Kesim',
  Color: 'Renk',
  Care: 'Bakım',
  SpecialDay: 'Özel gün',
  Beard: 'Sakal',
  Skin: 'Cilt',
  LashAndBrow: 'Kirpik ve kaş',
  HairRemoval: 'Epilasyon',
  Body: 'Vücut',
  HandAndFoot: 'El ve ayak',
  Nail: 'Tırnak',
  Makeup: 'Makyaj',
  Training: 'Eğitim',
  Laser: 'Lazer',
  Medical: 'Medikal',
  Consultation: 'Danışma',
};
