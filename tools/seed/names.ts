// Made-up names; any likeness to a real salon is chance.
export const salonTypes = [
  'HairSalon',
  'BarberShop',
  'BeautySalon',
  'NailSalon',
  'MakeupStudio',
  'AestheticClinic',
] as const;

export type SalonType = (typeof salonTypes)[number];

export const salonNames: Readonly<Record<SalonType, readonly string[]>> = {
  HairSalon: ['Akış Kuaför', 'Lale Saç Atölyesi', 'Papatya Kuaför'],
  BarberShop: ['Ustura Erkek Kuaförü', 'Makas Berber', 'Köşe Berberi'],
  BeautySalon: ['Işıl Güzellik', 'Mürdüm Güzellik Salonu', 'Ayva Güzellik'],
  NailSalon: ['Tırnak Bahçesi', 'Sedef Tırnak', 'Renk Oje Evi'],
  MakeupStudio: ['Gün Makyaj Stüdyosu', 'Fırça Makyaj', 'Şimşir Stüdyo'],
  AestheticClinic: ['Ege Estetik Kliniği', 'Dolunay Estetik', 'Çınar Klinik'],
};

export const cities = [
  'İstanbul',
  'Ankara',
  'İzmir',
  'Bursa',
  'Antalya',
  'Eskişehir',
  'Muğla',
  'Gaziantep',
] as const;
