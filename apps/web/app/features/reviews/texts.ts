/** The words of the address. */
export const urlWords = {
  page: 'sayfa',
  state: 'durum',
  states: { unanswered: 'yanitsiz', reported: 'bildirilen' },
} as const;

const number = (count: number): string => count.toLocaleString('tr-TR');

export const texts = {
  documentTitle: 'Yorumlar · Ayna',
  title: 'Yorumlar',
  sub: 'Müşterilerinizin ziyaretlerinden sonra yazdıkları',
  count: (count: number) => `${number(count)} yorum`,
  average: (average: number) => average.toLocaleString('tr-TR', { minimumFractionDigits: 1 }),
  averageLabel: (average: string) => `Ortalama 5 üzerinden ${average}`,
  noAverage: (missing: number) =>
    `Ortalamanız beş yorumdan sonra görünür. ${number(missing)} yorum daha gerekiyor.`,
  starLine: (stars: number, count: number) => `${stars} yıldız: ${number(count)} yorum`,
  stars: 'Yıldızlara göre yorumlar',
  filters: 'Yorum süzgeci',
  states: { all: 'Tümü', unanswered: 'Yanıtsız', reported: 'Bildirilen' },
  list: 'Yorumlar',
  visit: (service: string, employee: string, day: string) => `· ${service}, ${employee} · ${day}`,
  noWords: 'Söz eklemeden yıldız verdi.',
  yourAnswer: 'Yanıtınız',
  answer: 'Yanıtla',
  changeAnswer: 'Yanıtı değiştir',
  removeAnswer: 'Yanıtı kaldır',
  report: 'Bildir',
  /** Whose review a button belongs to, for who hears it alone. */
  of: (action: string, name: string) => `${action}: ${name}`,
  reported: {
    open: 'Bildirdiniz, inceliyoruz',
    kept: 'İncelendi, yayında kaldı',
    hidden: 'İncelendi, yayından kaldırıldı',
  },
  reason: (reason: string) => `Bildirme nedeniniz: ${reason}`,
  answerDialog: {
    title: 'Yoruma yanıt',
    label: 'Yanıtınız',
    hint: 'Sayfanızda yorumun altında, salonunuzun adıyla görünür.',
    save: 'Yayınla',
  },
  answered: 'Yanıtınız yayında',
  answerRemoved: 'Yanıtınız kaldırıldı',
  undo: 'Geri al',
  reportDialog: {
    title: 'Yorumu bildir',
    text: 'Hakaret, kişisel bilgi ya da size hiç gelmemiş biri: nedenini yazın, inceleyelim. Karar verilene kadar yorum yayında kalır.',
    label: 'Neden',
    hint: 'En az 10 harf. Müşteriniz bunu görmez.',
    save: 'Bildir',
  },
  reportSent: 'Yorum bildirildi',
  empty: 'Henüz yorum yok',
  emptyText:
    'Tamamlanan bir randevuyu açın, “Değerlendirme bağlantısı” ile oluşan bağlantıyı müşterinize gönderin.',
  toCalendar: 'Takvime git',
  noneFound: 'Burada yorum yok',
  noneFoundText: 'Süzgece uyan yorum kalmadı.',
  clear: 'Tümünü göster',
  failed: 'Yorumlar getirilemedi',
  retry: 'Yeniden dene',
} as const;
