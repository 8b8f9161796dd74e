/** What the form of a new appointment is called, and its parts. */
export const words = {
  title: 'Yeni Randevu',
  services: 'Hizmetler',
  add: 'Randevu ekle',
  owner: 'Gonca Arman',
  search: 'Müşteri ara',
  serviceList: 'Hizmet listesi',
  taken: (clock: string) => `${clock}, boş değil`,
  create: /^(\d+ r|R)andevuyu oluştur$|^Oluştur$/,
  card: { name: 'Işıl', lastname: 'Karaca' },
  colleague: ['Deniz', 'Korkmaz'],
} as const;
