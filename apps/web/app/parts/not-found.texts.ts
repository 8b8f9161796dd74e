export const texts = {
  documentTitle: 'Sayfa bulunamadı · Ayna',
  title: 'Aynada böyle bir sayfa yok',
  text: 'Taşınmış ya da kaldırılmış olabilir. Adresi bir harf yanlış yazmış da olabilirsiniz.',
  address: 'Yazılan adres',
  calendar: 'Takvime dön',
  home: 'Ana sayfaya git',
} as const;
