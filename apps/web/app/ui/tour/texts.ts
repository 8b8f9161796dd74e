export const texts = {
  start: 'Turu başlat',
  close: 'Turu kapat',
  back: 'Geri',
  next: 'Sonraki',
  finish: 'Bitir',
  place: (name: string, step: number, total: number) => `${name} · ${step} / ${total}`,
} as const;
