export const texts = {
  percent: (part: number) => `%${Math.floor(part * 100)}`,
  waiting: 'Sırada',
  working: 'Hazırlanıyor',
  progress: (name: string) => `${name} yükleniyor`,
  failed: (name: string) => `${name} yüklenemedi`,
  retry: 'Yeniden dene',
  retryLabel: (name: string) => `${name}: yeniden dene`,
  drop: 'Kaldır',
  dropLabel: (name: string) => `${name}: yüklemeyi kaldır`,
  stopLabel: (name: string) => `${name}: yüklemeyi durdur`,
} as const;
