/** Words of the address: who is away, and because of which leave. */
export const sickDayParams = { employee: 'yok', leave: 'izin' } as const;

const ofOnes = ['', 'i', 'yi', 'ü', 'ü', 'i', 'yı', 'yi', 'i', 'u'] as const;
const ofTens = ['', 'u', 'yi', 'u', 'ı', 'yi', 'ı', 'i', 'i', 'ı'] as const;

/** A number as an object: 6’yı, 10’u, 100’ü. The last word of it decides. */
export const accusative = (count: number): string => {
  const ones = ofOnes[count % 10];
  const tens = ofTens[Math.floor(count / 10) % 10];
  return `${count}’${ones || tens || (count === 0 ? 'ı' : 'ü')}`;
};

export const texts = {
  head: 'Yok ya da izinli işaretle',
  button: (name: string) => `${name} yok`,
  menu: {
    label: (name: string) => `${name} için seçenekler`,
    show: 'Etkilenen randevular',
    today: 'Bugün yok',
    on: (day: string) => `${day} yok`,
    fromNow: 'Şu andan sonra yok',
    days: 'Günler…',
  },
  waiting: (name: string, count: number) => `${name}: ${count} randevu bekliyor`,
  title: {
    today: (name: string) => `${name} bugün yok`,
    days: (name: string) => `${name} yok`,
    none: (name: string) => `${name}, yer bekleyenler`,
  },
  facts: (facts: readonly string[]) => facts.join(' · '),
  fromClock: (clock: string) => `${clock} sonrası`,
  count: (count: number) => `${count} randevu`,
  undo: 'Geri al',
  undone: 'İzin silindi, gün eski hâline döndü',
  again: 'İzin yeniden eklendi',
  spans: { label: 'Ne kadar yok', today: 'Bugün', fromNow: 'Şu andan sonra', days: 'Günler…' },
  progress: (done: number, left: number) =>
    [...(done > 0 ? [`${done} çözüldü`] : []), ...(left > 0 ? [`${left} kaldı`] : [])].join(', '),
  row: (name: string, range: string) => `${name}, ${range}`,
  minutes: (minutes: number) => `${minutes} dk`,
  onlyOne: 'başka yapan yok',
  ways: (name: string) => `${name} nereye geçsin`,
  sameTime: 'aynı saat',
  at: (clock: string) => clock,
  near: (clock: string, minutes: number) => `${clock}, ${minutes > 0 ? '+' : '−'}${Math.abs(minutes)} dk`,
  onDay: (day: string, clock: string) => `${day} ${clock}`,
  noWay: 'İki hafta içinde yer bulunamadı.',
  offer: 'Gün öner',
  offerOf: (name: string) => `Gün öner: ${name}`,
  move: 'Taşı',
  moveOf: (name: string, way: string) => `Taşı: ${name}, ${way}`,
  undoOf: (name: string) => `Geri al: ${name}`,
  moved: (who: string, when: string) => `Taşındı: ${who}, ${when}`,
  done: 'Çözüldü',
  call: (phone: string) => `Arayın: ${phone}`,
  tell: 'Saati değişti, müşteriye haber verin.',
  all: (count: number) => `Kalan ${accusative(count)} böyle çöz`,
  shifts: (count: number) => `${count} müşterinin saati değişir, onları arayıp haber verin.`,
  stays: (count: number) => `${count} randevu listede kalır, gün önerince kapanır.`,
  sms: 'Müşterilere SMS gitsin',
  finished: 'Bekleyen randevu kalmadı. Taşınanları 15 dakika içinde geri alabilirsiniz.',
  empty: {
    title: 'Etkilenen randevu yok',
    text: 'Bu saatlerde yeni randevu da alınmaz.',
  },
  mayNot: 'Randevuları taşımak, tüm salon için randevu açma yetkisi ister.',
  failed: 'Randevular getirilemedi',
  retry: 'Yeniden dene',
  daysForm: {
    title: (name: string) => `${name} hangi günler yok?`,
    first: 'İlk gün',
    last: 'Son gün',
    save: 'Kaydet',
    dateNeeded: 'Bir gün seçin.',
  },
  offers: {
    who: 'Kim yapsın',
    anyone: 'Fark etmez',
    was: (day: string, clock: string) => `Şimdi: ${day} ${clock}`,
    more: 'Sonraki günler',
    none: 'Bu günlerde boş yer yok.',
    time: (day: string, clock: string) => `${day} ${clock}`,
  },
} as const;
