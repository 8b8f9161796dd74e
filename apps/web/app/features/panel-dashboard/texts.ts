const number = (count: number): string => count.toLocaleString('tr-TR');
const decimal = (count: number): string => count.toLocaleString('tr-TR', { maximumFractionDigits: 1 });

const words = ['Hiç', 'Bir', 'İki', 'Üç', 'Dört', 'Beş', 'Altı', 'Yedi', 'Sekiz', 'Dokuz', 'On'];
const wordOf = (count: number): string => words[count] ?? number(count);

export const texts = {
  documentTitle: 'Genel bakış · Ayna',
  title: 'Genel bakış',
  sub: (day: string) => `${day} · her dakika yenilenir`,
  loading: 'Yükleniyor...',
  number,
  opened: (count: number) =>
    count === 0
      ? 'Bugün henüz salon açılmadı.'
      : `Bugün ${wordOf(count).toLocaleLowerCase('tr')} salon açıldı.`,
  calm: 'İşler akıyor, sizi bekleyen bir konu yok.',
  attention: (count: number) => `${wordOf(count)} konu sizi bekliyor.`,
  good: 'Yolunda',
  high: 'Alışılanın üstünde',
  failed: 'Bilgi getirilemedi',
  retry: 'Yeniden dene',
  rows: {
    failedMessages: 'Ulaşmayan ileti',
    lag: 'Olay gecikmesi',
    openings: 'Açılan salon',
    activeSalons: 'Bugün çalışan salon',
    appointments: 'Bugünkü randevu',
  },
  seconds: (seconds: number) => `${decimal(seconds)} sn`,
  usual: (mean: number) => `28 günün ortalaması ${decimal(mean)}`,
  lastWeek: (count: number) => `geçen hafta bugün ${number(count)}`,
  worst: (seconds: number) => `son 24 saatin en yükseği ${decimal(seconds)} sn`,
  of: (total: number) => `/ ${number(total)}`,
  waiting: (count: number) => `${number(count)} olay işlenmeyi bekliyor.`,
  pending: (count: number) =>
    count === 0 ? 'Onay bekleyen yok.' : `${number(count)} randevu salonunun onayını bekliyor.`,
  sent: (count: number) => `Bugün ${number(count)} ileti ulaştı.`,
  activeNote: 'Bugün en az bir randevusu olan salonlar.',
  openingsNote: (total: number) => `Platformda ${number(total)} salon var.`,
  bars: (title: string, from: string) => `${title}, ${from} gününden bugüne`,
  hours: (title: string) => `${title}, son 24 saat`,
  today: 'bugün',
  now: 'şimdi',
  hoursAgo: '24 saat önce',
  newSalons: 'Son açılan salonlar',
  all: 'Tümü',
  noSalons: 'Henüz salon yok. Açılan ilk salon burada görünür.',
  providers: 'Sağlayıcılar',
  provider: { sms: 'SMS', mail: 'E-posta' },
  rate: (percent: number) => `%${decimal(percent)}`,
  refused: (failed: number) => (failed === 0 ? 'Geri çevrilen yok' : `${number(failed)} ileti geri çevrildi`),
  noTraffic: 'Son 24 saatte ileti yok',
  dead: (count: number) => `${number(count)} olay işlenemedi.`,
  deadText: 'Nedenini okuyun, giderildiyse yeniden işleyin.',
  toDead: 'Olaylara git',
  unread: (count: number) => `${number(count)} mesaj okunmadı.`,
  unreadText: 'İletişim formundan yazanlar yanıt bekliyor.',
  toUnread: 'Mesajlara git',
  reported: (count: number) => `${number(count)} yorum bildirildi.`,
  reportedText: 'Salonlar kararınızı bekliyor.',
  toReported: 'Yorumlara git',
} as const;
