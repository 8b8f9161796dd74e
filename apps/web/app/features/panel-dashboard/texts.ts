const number = (count: number): string => count.toLocaleString('tr-TR');

export const texts = {
  documentTitle: 'Genel bakış · Ayna',
  title: 'Genel bakış',
  sub: 'Platformun bugünkü durumu',
  loading: 'Yükleniyor...',
  number,
  failed: 'Bilgi alınamadı',
  retry: 'Yeniden dene',
  users: 'Kullanıcılar',
  usersLine: 'kayıtlı hesap',
  messages: 'Mesajlar',
  unread: (unread: number) => (unread === 0 ? 'Hepsi okundu' : `${number(unread)} mesaj okunmadı`),
  noMessages: 'Henüz mesaj yok',
  sms: 'Bu ay harcanan SMS',
  smsLine: (before: number, failed: number) =>
    failed === 0
      ? `Geçen ay ${number(before)}`
      : `Geçen ay ${number(before)} · bu ay ${number(failed)} mesaj gönderilemedi`,
  health: 'Sistem',
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
