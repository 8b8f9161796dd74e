export const texts = {
  print: 'Günü yazdır',
  columns: { time: 'Saat', customer: 'Müşteri', phone: 'Telefon', service: 'Hizmet', note: 'Not' },
  range: (from: string, to: string) => `${from} – ${to}`,
  count: (count: number) => (count === 0 ? 'Randevu yok' : `${count} randevu`),
  free: 'Bu gün randevusu yok.',
  continued: (name: string) => `${name} (devam)`,
  withNote: (service: string, note: string) => `${service} · ${note}`,
  blocked: 'Kapalı',
  blockedFor: (reason: string) => `Kapalı: ${reason}`,
  session: (service: string, nth: number, of: number) => `${service}, ${nth}/${of} seans`,
  statusOf: (word: string) => `(${word})`,
} as const;
