import type { SalonType, ServiceCategory } from '@ayna/contracts/catalog';

/** Duration in minutes, price in lira; with sessions, the price of one session. */
export type StartingServiceText = {
  readonly name: string;
  readonly category: ServiceCategory;
  readonly duration: number;
  readonly price: number;
  readonly sessions?: { readonly count: number; readonly everyDays: number };
};

const hair: readonly StartingServiceText[] = [
  { name: 'Saç kesimi', category: 'Cut', duration: 45, price: 900 },
  { name: 'Kesim ve fön', category: 'Cut', duration: 60, price: 1250 },
  { name: 'Perçem kesimi', category: 'Cut', duration: 20, price: 450 },
  { name: 'Çocuk kesimi', category: 'Cut', duration: 30, price: 500 },
  { name: 'Dip boya', category: 'Color', duration: 90, price: 2400 },
  { name: 'Balyaj', category: 'Color', duration: 180, price: 6500 },
  { name: 'Röfle', category: 'Color', duration: 150, price: 4800 },
  { name: 'Saç botoksu', category: 'Care', duration: 90, price: 3200, sessions: { count: 4, everyDays: 21 } },
  { name: 'Keratin bakım', category: 'Care', duration: 120, price: 4200 },
  {
    name: 'Saç bakım kürü',
    category: 'Care',
    duration: 75,
    price: 1800,
    sessions: { count: 6, everyDays: 14 },
  },
  { name: 'Fön ve maşa', category: 'SpecialDay', duration: 60, price: 750 },
  { name: 'Topuz', category: 'SpecialDay', duration: 60, price: 2200 },
  { name: 'Gelin saçı', category: 'SpecialDay', duration: 120, price: 7500 },
];

const barber: readonly StartingServiceText[] = [
  { name: 'Saç tıraşı', category: 'Cut', duration: 30, price: 650 },
  { name: 'Saç ve sakal', category: 'Cut', duration: 50, price: 950 },
  { name: 'Çocuk tıraşı', category: 'Cut', duration: 30, price: 450 },
  { name: 'Ustura ense', category: 'Cut', duration: 10, price: 200 },
  { name: 'Sakal tıraşı', category: 'Beard', duration: 20, price: 400 },
  { name: 'Sakal tasarımı', category: 'Beard', duration: 30, price: 500 },
  { name: 'Cilt bakımı', category: 'Care', duration: 40, price: 800 },
  { name: 'Saç yıkama ve fön', category: 'Care', duration: 20, price: 300 },
  { name: 'Burun ve kulak ağdası', category: 'Care', duration: 10, price: 200 },
  { name: 'Damat tıraşı', category: 'SpecialDay', duration: 90, price: 3500 },
];

const beauty: readonly StartingServiceText[] = [
  { name: 'Klasik cilt bakımı', category: 'Skin', duration: 60, price: 1600 },
  {
    name: 'Nem ve arındırma bakımı',
    category: 'Skin',
    duration: 60,
    price: 2500,
    sessions: { count: 4, everyDays: 21 },
  },
  { name: 'Leke bakımı', category: 'Skin', duration: 60, price: 2200, sessions: { count: 6, everyDays: 21 } },
  { name: 'Kaş alımı', category: 'LashAndBrow', duration: 20, price: 350 },
  { name: 'Kaş laminasyonu', category: 'LashAndBrow', duration: 45, price: 1200 },
  { name: 'Kirpik lifting', category: 'LashAndBrow', duration: 60, price: 1400 },
  { name: 'İpek kirpik', category: 'LashAndBrow', duration: 120, price: 2200 },
  { name: 'Tüm vücut ağda', category: 'HairRemoval', duration: 75, price: 1800 },
  { name: 'Yüz ağda', category: 'HairRemoval', duration: 20, price: 400 },
  {
    name: 'Lazer epilasyon, tüm vücut',
    category: 'HairRemoval',
    duration: 90,
    price: 2800,
    sessions: { count: 8, everyDays: 42 },
  },
  { name: 'G5 masajı', category: 'Body', duration: 40, price: 900, sessions: { count: 10, everyDays: 3 } },
  { name: 'Manikür', category: 'HandAndFoot', duration: 45, price: 600 },
  { name: 'Pedikür', category: 'HandAndFoot', duration: 60, price: 800 },
];

const nail: readonly StartingServiceText[] = [
  { name: 'Manikür', category: 'HandAndFoot', duration: 45, price: 600 },
  { name: 'Pedikür', category: 'HandAndFoot', duration: 60, price: 800 },
  { name: 'Spa manikür', category: 'HandAndFoot', duration: 60, price: 900 },
  { name: 'Kalıcı oje', category: 'Nail', duration: 60, price: 900 },
  { name: 'Kalıcı oje ve manikür', category: 'Nail', duration: 75, price: 1200 },
  { name: 'Kalıcı oje, ayak', category: 'Nail', duration: 60, price: 1000 },
  { name: 'Kalıcı oje çıkarma', category: 'Nail', duration: 20, price: 250 },
  { name: 'Protez tırnak', category: 'Nail', duration: 120, price: 2200 },
  { name: 'Protez tırnak bakımı', category: 'Nail', duration: 90, price: 1500 },
  { name: 'Jel güçlendirme', category: 'Nail', duration: 75, price: 1400 },
  { name: 'Tırnak süsleme', category: 'Nail', duration: 30, price: 400 },
];

const makeup: readonly StartingServiceText[] = [
  { name: 'Günlük makyaj', category: 'Makeup', duration: 45, price: 1800 },
  { name: 'Profesyonel makyaj', category: 'Makeup', duration: 60, price: 2800 },
  { name: 'Çekim makyajı', category: 'Makeup', duration: 75, price: 3500 },
  { name: 'Nişan makyajı', category: 'SpecialDay', duration: 75, price: 4500 },
  { name: 'Gelin makyajı', category: 'SpecialDay', duration: 120, price: 9000 },
  { name: 'Gelin makyajı provası', category: 'SpecialDay', duration: 90, price: 3500 },
  { name: 'Mezuniyet makyajı', category: 'SpecialDay', duration: 60, price: 2500 },
  { name: 'Takma kirpik', category: 'LashAndBrow', duration: 15, price: 400 },
  { name: 'Kaş tasarımı', category: 'LashAndBrow', duration: 30, price: 600 },
  { name: 'Kişisel makyaj eğitimi', category: 'Training', duration: 120, price: 5000 },
];

const aesthetic: readonly StartingServiceText[] = [
  { name: 'İlk görüşme', category: 'Consultation', duration: 30, price: 1500 },
  { name: 'Kontrol görüşmesi', category: 'Consultation', duration: 20, price: 750 },
  { name: 'Botoks, üç bölge', category: 'Medical', duration: 30, price: 9000 },
  { name: 'Dudak dolgusu', category: 'Medical', duration: 45, price: 10000 },
  {
    name: 'Mezoterapi',
    category: 'Medical',
    duration: 45,
    price: 4000,
    sessions: { count: 4, everyDays: 15 },
  },
  { name: 'PRP', category: 'Medical', duration: 45, price: 4500, sessions: { count: 3, everyDays: 30 } },
  {
    name: 'Lazer epilasyon, tüm vücut',
    category: 'Laser',
    duration: 90,
    price: 3500,
    sessions: { count: 8, everyDays: 42 },
  },
  {
    name: 'Karbon peeling',
    category: 'Laser',
    duration: 40,
    price: 3000,
    sessions: { count: 4, everyDays: 21 },
  },
  { name: 'Medikal cilt bakımı', category: 'Skin', duration: 75, price: 3000 },
  { name: 'Altın iğne', category: 'Skin', duration: 60, price: 7500, sessions: { count: 3, everyDays: 30 } },
  {
    name: 'Kimyasal peeling',
    category: 'Skin',
    duration: 45,
    price: 3000,
    sessions: { count: 4, everyDays: 21 },
  },
  {
    name: 'Bölgesel incelme',
    category: 'Body',
    duration: 60,
    price: 3500,
    sessions: { count: 8, everyDays: 7 },
  },
];

export const startingServices: Readonly<Record<SalonType, readonly StartingServiceText[]>> = {
  HairSalon: hair,
  BarberShop: barber,
  BeautySalon: beauty,
  NailSalon: nail,
  MakeupStudio: makeup,
  AestheticClinic: aesthetic,
};
