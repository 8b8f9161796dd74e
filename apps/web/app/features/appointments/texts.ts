import { pendingTab } from '../../parts/appointment-request-url.ts';

/** Words of the address. */
export const urlWords = {
  status: pendingTab.param,
  statuses: {
    Pending: pendingTab.word,
    Approved: 'bekleniyor',
    Completed: 'tamamlandi',
    Canceled: 'iptal',
    NoShow: 'gelmedi',
  },
  employee: 'calisan',
  everybody: 'tum',
  service: 'hizmet',
  customer: 'musteri',
  source: 'kaynak',
  sources: { online: 'online', desk: 'salon' },
  search: 'ara',
  first: 'ilk',
  last: 'son',
  page: 'sayfa',
  opened: 'randevu',
} as const;

const number = new Intl.NumberFormat('tr-TR');
const count = (many: number): string => `${number.format(many)} randevu`;

export const texts = {
  documentTitle: 'Randevular · Ayna',
  title: 'Randevular',
  sub: (when: string, many: number, waiting: number) =>
    `${when} · ${count(many)}${waiting > 0 ? `, ${number.format(waiting)} onay bekliyor` : ''}`,
  allTime: 'Tüm zamanlar',
  waitingElsewhere: {
    text: (many: number, first: string) => `${number.format(many)} istek daha bekliyor · ilki ${first}`,
    show: 'Göster',
  },
  searchedDays: {
    text: (days: string) => `Yalnızca ${days} içinde aranıyor`,
    all: 'Tüm zamanlarda ara',
  },
  cutOff: (many: number) => `En yeni ${number.format(many)} randevu. Daha eskiler için aramanızı daraltın.`,
  loading: 'Randevular getiriliyor',
  add: 'Yeni Randevu',
  search: 'Müşteri veya telefon ara',
  openSearch: 'Ara',
  count,

  filters: {
    label: 'Süzgeçler',
    date: 'Tarih',
    employee: 'Çalışan',
    everybody: 'Tüm ekip',
    service: 'Hizmet',
    source: 'Kaynak',
    all: 'Tümü',
    sources: { online: 'Online', desk: 'Salondan' },
    customer: 'Müşteri',
    oneCustomer: 'Seçilen müşteri',
    clearCustomer: 'Müşteri seçimini kaldır',
    former: 'Listede olmayan',
    clear: 'Süzgeçleri temizle',
  },
  datePresets: {
    today: 'Bugün',
    tomorrow: 'Yarın',
    month: 'Bu ay',
    nextThirty: 'Sonraki 30 gün',
    lastSeven: 'Son 7 gün',
    lastMonth: 'Geçen ay',
  },

  statuses: 'Duruma göre',
  all: 'Tümü',
  list: 'Randevular',
  columns: {
    time: 'Saat',
    customer: 'Müşteri',
    service: 'Hizmet',
    employee: 'Çalışan',
    price: 'Tutar',
    status: 'Durum',
    acts: 'İşlem',
  },
  today: 'Bugün',
  tomorrow: 'Yarın',
  dayHead: (name: string, day: string) => `${name}, ${day}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  moment: (day: string, range: string) => `${day} ${range}`,
  nobody: 'İsimsiz müşteri',
  noPhone: 'Telefon yok',
  allergy: 'Alerji: ',
  online: 'Online',
  session: (nth: number, total: number) => `${nth}/${total}`,
  /** No fraction: a spreadsheet would make a date of it. */
  sessionInFile: (nth: number, total: number) => `${nth} / ${total} seans`,
  details: 'Randevu Detayları',
  settle: 'Tahsilat',
  settleOf: (customer: string, when: string) => `Tahsilat: ${customer}, ${when}`,
  detailsOf: (name: string, when: string) => `Randevu Detayları: ${name}, ${when}`,
  approve: 'Onayla',
  approveOf: (name: string, when: string) => `Onayla: ${name}, ${when}`,
  refuse: 'Reddet',
  refuseOf: (name: string, when: string) => `Reddet: ${name}, ${when}`,
  approved: (name: string, when: string) => `${name}, ${when} onaylandı.`,
  refused: (name: string, when: string) => `${name}, ${when} reddedildi, saat boşaldı.`,

  failed: 'Randevular getirilemedi',
  retry: 'Yeniden dene',
  empty: {
    title: 'Bu günlerde randevu yok',
    text: 'Yeni bir randevu ekleyin ya da başka bir tarih seçin.',
    readOnly: 'Başka bir tarih seçin. Yeni randevular burada görünür.',
    filtered: 'Seçiminize uyan randevu yok',
    filteredText: 'Süzgeçlerden birini kaldırın ya da tarihi genişletin.',
    searched: 'Bu aramaya uyan randevu yok',
    searchedText:
      'Adın bir parçasını ya da telefonun birkaç hanesini deneyin. Telefonu kayıtlı olmayanlar yalnızca yakın günlerde aranır.',
  },

  export: 'Dışa aktar',
  exportShort: 'İndir',
  exported: (many: number) => `${count(many)} indirildi`,
  fileOfAllTime: 'randevular.csv',
  fileName: (first: string, last: string) =>
    first === last ? `randevular-${first}.csv` : `randevular-${first}_${last}.csv`,
  file: {
    date: 'Tarih',
    from: 'Başlangıç',
    to: 'Bitiş',
    customer: 'Müşteri',
    phone: 'Telefon',
    service: 'Hizmet',
    session: 'Seans',
    employee: 'Çalışan',
    price: 'Tutar (TL)',
    status: 'Durum',
    source: 'Kaynak',
    note: 'Not',
  },

  tour: {
    name: 'Randevular turu',
    steps: {
      decide: {
        title: 'Onay bekleyenler en üstte',
        text: 'Online gelen istekleri buradan onaylar ya da reddedersiniz. Yanlış bastıysanız beliren bildirimdeki “Geri al” ile dönersiniz.',
      },
      filters: {
        title: 'Süzün',
        text: 'Tarih, çalışan, hizmet ve kaynağa göre daraltın. Seçiminiz adreste kalır; sayfayı yenileseniz de kaybolmaz.',
      },
      search: {
        title: 'Müşteriyi bulun',
        text: 'Adın bir parçası ya da telefonun birkaç hanesi yeter; geçmiş ve gelecek bütün randevularda aranır.',
      },
      statuses: {
        title: 'Duruma göre sayılar',
        text: 'Kaç randevu bekliyor, kaçı tamamlandı, kaçı iptal oldu: sayıya dokunun, yalnızca onlar kalsın.',
      },
      export: {
        title: 'Listeyi indirin',
        text: 'Ekranda süzdüğünüz randevuların tamamı Excel’in açtığı bir dosya olarak iner.',
      },
    },
  },
} as const;
