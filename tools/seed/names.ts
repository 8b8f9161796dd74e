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

type Place = {
  /** The number on the province's plates. */
  readonly province: number;
  readonly provinceName: string;
  readonly district: string;
  readonly street: string;
};

const place = (province: number, provinceName: string, district: string, street: string): Place => ({
  province,
  provinceName,
  district,
  street,
});

/** Real districts, made-up doors in them. */
export const places: readonly Place[] = [
  place(34, 'İstanbul', 'Kadıköy', 'Moda Caddesi'),
  place(34, 'İstanbul', 'Beşiktaş', 'Ihlamur Yolu'),
  place(6, 'Ankara', 'Çankaya', 'Tunalı Sokak'),
  place(35, 'İzmir', 'Karşıyaka', 'Çarşı Sokak'),
  place(16, 'Bursa', 'Nilüfer', 'Ataevler Caddesi'),
  place(7, 'Antalya', 'Muratpaşa', 'Işıklar Caddesi'),
  place(26, 'Eskişehir', 'Odunpazarı', 'Kurşunlu Sokak'),
  place(48, 'Muğla', 'Bodrum', 'Neyzen Sokak'),
  place(27, 'Gaziantep', 'Şahinbey', 'Bakırcılar Sokak'),
];
