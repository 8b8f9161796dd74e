const number = (count: number): string => count.toLocaleString('tr-TR');

export const texts = {
  documentTitle: 'Olaylar · Ayna',
  title: 'Olaylar',
  sub: 'Bir modülün olanı ötekine bildirdiği kuyruk',
  retry: 'Yeniden dene',
  lag: 'Gecikme',
  waiting: 'Bekleyen',
  health: 'Sistem',
  seconds: (seconds: number) => `${seconds.toLocaleString('tr-TR', { maximumFractionDigits: 1 })} sn`,
  lagLine: (worst: number) =>
    `Son 24 saatin en yükseği ${worst.toLocaleString('tr-TR', { maximumFractionDigits: 1 })} sn`,
  count: number,
  waitingLine: 'olay işlenmeyi bekliyor',
  ready: 'Çalışıyor',
  notReady: 'Hazır değil',
  up: 'çalışıyor',
  down: 'yanıt vermiyor',
  healthLine: (database: string, redis: string) => `Veritabanı ${database} · Redis ${redis}`,
  deadTitle: 'Başarısız işler',
  deadCount: (count: number) => `${number(count)} iş bekliyor`,
  deadEmpty: 'Başarısız iş yok',
  deadEmptyText: 'Birkaç kez denenip yine de yapılamayan işler burada görünür.',
  deadFailed: 'Başarısız işler getirilemedi',
  columns: { job: 'İş', why: 'Neden', at: 'Zaman', actions: 'İşlemler' },
  replay: 'Yeniden çalıştır',
  replayOne: (job: string, at: string) => `Yeniden çalıştır: ${job}, ${at}`,
  replayAll: 'Tümünü yeniden çalıştır',
  replayed: (count: number) =>
    count === 0 ? 'Bu işler zaten sırada' : `${number(count)} iş yeniden sıraya alındı`,
  replayFailed: 'İşler yeniden sıraya alınamadı',
} as const;
