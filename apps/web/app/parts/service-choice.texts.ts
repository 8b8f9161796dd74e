export const texts = {
  all: 'Tüm hizmetleri verir',
  allHint: 'Sonradan ekleyeceğiniz hizmetler de buna girer.',
  these: 'Verdiği hizmetler',
  none: 'Salonunuza henüz hizmet eklenmemiş.',
} as const;
