export const texts = {
  brand: 'ayna',
  lines: ['Müşteriniz seçer,', 'takviminize yansır.'],
  below: 'Randevu ve salon yönetimi',
} as const;
