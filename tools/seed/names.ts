// Fictional names; any likeness to a real salon is coincidence.
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

type Location = {
  /** The province's licence plate number. */
  readonly province: number;
  readonly provinceName: string;
  readonly district: string;
  readonly street: string;
};

const location = (province: number, provinceName: string, district: string, street: string): Location => ({
  province,
  provinceName,
  district,
  street,
});

/** Real districts, fictional addresses. */
export const locations: readonly Location[] = [
  location(34, 'İstanbul', 'Kadıköy', 'Moda Caddesi'),
  location(34, 'İstanbul', 'Beşiktaş', 'Ihlamur Yolu'),
  location(6, 'Ankara', 'Çankaya', 'Tunalı Sokak'),
  location(35, 'İzmir', 'Karşıyaka', 'Çarşı Sokak'),
  location(16, 'Bursa', 'Nilüfer', 'Ataevler Caddesi'),
  location(7, 'Antalya', 'Muratpaşa', 'Işıklar Caddesi'),
  location(26, 'Eskişehir', 'Odunpazarı', 'Kurşunlu Sokak'),
  location(48, 'Muğla', 'Bodrum', 'Neyzen Sokak'),
  location(27, 'Gaziantep', 'Şahinbey', 'Bakırcılar Sokak'),
];
