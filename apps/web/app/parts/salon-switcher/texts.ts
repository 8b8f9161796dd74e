export const texts = {
  choose: 'Salon değiştir',
  list: 'Salonlarınız',
  create: 'Yeni salon aç',
} as const;
