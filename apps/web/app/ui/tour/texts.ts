export const texts = {
  start: 'Turu başlat',
  startShort: 'Tur',
  offer: 'Bu sayfada yeni misiniz?',
  accept: 'Bu sayfayı 30 saniyede gezin',
  dismiss: 'Şimdi değil',
  close: 'Turu kapat',
  back: 'Geri',
  next: 'Sonraki',
  finish: 'Bitir',
  place: (name: string, step: number, total: number) => `${name} · ${step} / ${total}`,
} as const;
