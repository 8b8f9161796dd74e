export const texts = {
  choose: 'Salon değiştir',
  list: 'Salonlarınız',
  create: 'Yeni salon oluştur',
} as const;
