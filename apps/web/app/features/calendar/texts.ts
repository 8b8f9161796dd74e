/** Words of the address. The first view goes without saying. */
export const urlWords = {
  day: 'gun',
  view: 'gorunum',
  views: { daily: '', weekly: 'haftalik', monthly: 'aylik' },
  employee: 'calisan',
  everybody: 'tum',
} as const;

export const texts = {
  documentTitle: 'Profil takvimi · Ayna',
  title: 'Profil takvimi',
  newAppointment: 'Yeni Randevu',
  noBookingOffline: 'Bağlantı yok. Randevu eklemek için bağlantının gelmesini bekleyin.',
  newShort: 'Yeni',
  filter: 'Çalışan süzgeci',
  everybody: 'Tüm ekip',
  people: (count: number) => `${count} kişi`,
  takesNoCustomers: 'Hizmet vermiyor',
  views: { label: 'Takvim görünümü', daily: 'Günlük', weekly: 'Haftalık', monthly: 'Aylık' },
  sub: (when: string, what: string) => (what === '' ? when : `${when} · ${what}`),
  count: (count: number) => `${count} randevu`,
  countWord: 'randevu',
  canceled: (count: number) => `${count} iptal`,
  summary: (count: number, waiting: number, canceled: number) =>
    [
      `${count} randevu`,
      ...(waiting > 0 ? [`${waiting} onay bekliyor`] : []),
      ...(canceled > 0 ? [`${canceled} iptal`] : []),
    ].join(', '),
  load: (percent: number) => `%${percent} dolu`,
  percent: (percent: number) => `%${percent}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  minutes: (minutes: number) => `${minutes} dk`,
  dot: ' · ',
  session: (nth: number, of: number) => `${nth}/${of}`,
  nobody: 'İsimsiz müşteri',
  allergy: (what: string) => `Alerji: ${what}`,
  away: 'Çalışan izinli, taşınmalı',
  finish: 'bitiş',
  buffer: (minutes: number) => `${minutes} dk hazırlık`,
  freeStretch: (minutes: number) => `${minutes} dk boş`,
  bookFree: (free: string, when: string, name: string) => `${free} ${when}, ${name}. Randevu ekle`,
  draft: 'Yeni randevu',
  block: (name: string, service: string, range: string, status: string) =>
    `${name}, ${service}, ${range}, ${status}`,
  column: (name: string, day: string) => (name === '' ? day : `${name}, ${day}`),
  grid: 'Saat çizelgesi',
  notServed: 'Hizmet verilmiyor',
  closed: { salon: 'Salon kapalı', holiday: 'Tatil', off: '', break: 'Mola', leave: 'İzinli' },
  closedDay: (weekday: string) => `${weekday} kapalı`,
  offDay: (weekday: string) => `${weekday} çalışmıyor`,
  closedShort: 'Kapalı',
  blocked: 'Kapatıldı',
  blockedTime: (reason: string, range: string) => `Kapatılmış saat, ${reason}, ${range}`,
  padding: 'Bu aya dahil değil veya hizmet verilmiyor',
  today: 'Bugün',
  month: 'Ayın günleri',
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  ownDay: 'Gününü aç',
  openDay: (head: string, count: string, day: string) => `${head}, ${count}, ${day}. Günü aç`,
  empty: {
    today: 'Bugün koltuklar boş.',
    day: 'Bu gün için randevu yok.',
    week: 'Bu yedi gün için randevu yok.',
    add: 'İlk randevuyu siz ekleyin.',
    wait: 'Randevu alındıkça burada görünür.',
  },
  failed: 'Randevular getirilemedi.',
  retry: 'Yeniden dene',
} as const;

export const weekStartTexts = { label: 'Haftayı pazartesiden başlat' } as const;

export const tourTexts = {
  name: 'Takvim turu',
  steps: {
    filter: {
      title: 'Kimin günü?',
      text: 'Tüm ekibi yan yana görün ya da bir kişiye dokunun; birkaç kişi için kutularını işaretleyin. Tek kişide sıradakiler ve boş aralıklar yanda açılır.',
    },
    views: {
      title: 'Gün, hafta, ay',
      text: 'Seçtiğiniz tarih üç görünümde de aynı kalır. Haftada güne çift tıklayın, ayda güne dokunun: o gün açılır.',
      touchText:
        'Seçtiğiniz tarih üç görünümde de aynı kalır. Haftada günün adına, ayda güne dokunun: o gün açılır.',
    },
    navigator: {
      title: 'Tarihler elinizin altında',
      text: 'Oklarla bir gün, çift oklarla yedi gün gidin. Klavyede sağ ve sol ok, bugün için T.',
      touchText: 'Oklara dokunarak bir gün, çift oklarla yedi gün gidin. Başka bir gün için tarihe dokunun.',
    },
    block: {
      title: 'Her kutu bir randevu',
      text: 'Dokunun: hizmet, müşteri ve not açılır, yetkiniz varsa durumu oradan değiştirirsiniz.',
      touchText:
        'Dokunun: hizmet, müşteri ve not açılır. Taşımak için parmağınızı üstünde basılı tutun, sonra kaydırın.',
    },
    aside: {
      title: 'Sıradaki ve boş aralıklar',
      text: 'Kim geliyor, nerede yer var, gün ne getiriyor: hepsi burada. Boş aralığa dokunursanız randevu formu dolu açılır.',
    },
    add: {
      title: 'Yeni randevu',
      text: 'Buradan ya da takvimde boş bir saate dokunarak ekleyin. Telefondaki müşteriyi bulmak için her yerde / tuşu yeter.',
      touchText: 'Buradan ekleyin ya da takvimde boş bir saate dokunun: form o saatle açılır.',
    },
  },
} as const;
