const months = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
];

/** 2026-11 is Kasım 2026. */
export const monthText = (month: string): string =>
  `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

export const automaticIncomeTexts = {
  title: 'Oto Randevu Ödemesi',
  note: 'Randevu tamamlandığında otomatik oluşturuldu.',
};

export const settlementTexts = {
  tipTitle: 'Bahşiş',
  tipNote: 'Tahsilatta alındı.',
  dueTitle: (service: string | null): string => (service ? `Kalan borç: ${service}` : 'Kalan borç'),
  dueNote: 'Tahsilatta borç yazıldı.',
};

export const saleTexts = {
  saleNote: 'Ürün satışında otomatik oluşturuldu.',
  returnTitle: (product: string): string => `İade: ${product}`,
  returnNote: 'Ürün iadesinde otomatik oluşturuldu.',
};

export const commissionTexts = {
  /** Of a month such as 2026-11. */
  title: (month: string) => `Prim ve bahşiş, ${monthText(month)}`,
};
