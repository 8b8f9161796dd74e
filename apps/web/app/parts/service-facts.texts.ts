export const serviceTexts = {
  minutes: (minutes: number) => `${minutes} dk`,
  sessions: (count: number, days: number) => `${count} seans, ${days} gün arayla`,
  perSession: 'seans başı',
  askPrice: 'Fiyat sorunuz',
} as const;
