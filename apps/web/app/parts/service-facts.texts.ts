export const serviceTexts = {
  minutes: (minutes: number) => `${minutes} dk`,
  hours: (count: number) => `${count} sa`,
  sessionCount: (count: number) => `${count} seans`,
  waitIncluded: (minutes: number) => `${minutes} dk bekleme dahil`,
  free: 'Ücretsiz',
  sessions: (count: number, days: number) => `${count} seans, ${days} gün arayla`,
  perSession: 'seans başı',
  askPrice: 'Fiyat sorunuz',
} as const;
