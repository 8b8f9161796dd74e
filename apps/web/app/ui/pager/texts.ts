export const texts = {
  label: 'Sayfalar',
  first: 'İlk sayfa',
  previous: 'Önceki sayfa',
  next: 'Sonraki sayfa',
  last: 'Son sayfa',
  gap: '…',
  page: (page: number) => `Sayfa ${page}`,
} as const;
