export const texts = {
  label: 'Sayfa adresiniz',
  hint: 'Küçük harf, rakam ve tire. Müşterileriniz sizi bu adreste bulur.',
  before: '/salon/',
  free: 'Boşta',
  taken: 'Dolu',
  takenBut: (path: string) => `Bu adres dolu; ${path} boşta.`,
} as const;
