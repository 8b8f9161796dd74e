/** What the address calls the filters of the list. */
export const urlWords = {
  search: 'ara',
  show: 'goster',
  tag: 'etiket',
  sort: 'sirala',
  page: 'sayfa',
  lapsed: 'gelmeyen',
  shows: { all: '', away: 'uzak', sessions: 'seans', allergies: 'alerji' },
  sorts: { 'last-visit': '', name: 'ad', spent: 'harcama', newest: 'yeni' },
} as const;

const many = (count: number): string => count.toLocaleString('tr-TR');

export const texts = {
  documentTitle: 'Müşterilerim · Ayna',
  title: 'Müşterilerim',
  loading: 'Müşteriler getiriliyor',
  sub: (all: number, fresh: number) =>
    fresh > 0 ? `${many(all)} müşteri · bu ay ${many(fresh)} yeni` : `${many(all)} müşteri`,
  add: 'Müşteri ekle',
  import: 'Excel’den aktar',
  export: 'Dışa aktar',
  short: { add: 'Ekle', import: 'Yükle', export: 'İndir' },
  search: 'Ad veya telefon ara',
  filters: 'Müşteri süzgeci',
  shows: {
    all: 'Tümü',
    away: '90 gündür gelmeyen',
    sessions: 'Seansı süren',
    allergies: 'Alerjisi olan',
  },
  lapsed: (service: string) => `${service} sonrası gelmeyen`,
  unlapsed: (service: string) => `${service} sonrası gelmeyen, süzgeci kaldır`,
  someService: 'Hizmet',
  tagged: (tag: string) => `Etiket: ${tag}`,
  untag: (tag: string) => `Etiket: ${tag}, süzgeci kaldır`,
  sort: 'Sırala',
  sorts: { 'last-visit': 'Son ziyaret', name: 'Ad', spent: 'Harcama', newest: 'En yeni' },
  columns: {
    customer: 'Müşteri',
    lastVisit: 'Son ziyaret',
    visits: 'Ziyaret',
    spent: 'Harcama',
    tags: 'Etiketler',
    nextVisit: 'Sıradaki randevu',
    actions: 'İşlemler',
  },
  noPhone: 'Telefon yok',
  firstTime: 'İlk kez',
  notYet: 'Henüz gelmedi',
  today: 'Bugün',
  hidden: 'Gizli',
  none: '—',
  visits: (count: number) => `${many(count)} ziyaret`,
  badges: {
    allergy: 'Alerji',
    sessions: 'Seansı sürüyor',
    noShows: (count: number) => `${count} kez gelmedi`,
    fresh: 'Yeni',
    more: (count: number) => `+${count}`,
  },
  bookFor: (name: string) => `${name} için randevu ekle`,
  openCard: (name: string) => `${name} kartını aç`,
  empty: {
    title: 'Henüz müşteri kartı yok',
    text: 'İlk randevuyla kart kendiliğinden açılır. Listeniz varsa Excel’den aktarabilir ya da buradan ekleyebilirsiniz.',
    readOnlyText: 'İlk randevuyla kart kendiliğinden açılır.',
    howToImport: 'Listemi Excel’den nasıl aktarırım?',
    foundTitle: 'Aramanıza uyan müşteri yok',
    foundText:
      'Adın bir parçasını ya da telefonun son hanelerini deneyin; süzgeci kaldırmak da işe yarayabilir.',
    clear: 'Aramayı temizle',
    lapsedTitle: 'Bu hizmetten sonra gelmeyen kalmadı',
    lapsedText: 'Gelenler ve randevu alanlar listeden kendiliğinden düşer.',
    showAll: 'Bütün müşterileri göster',
  },
  failed: 'Müşteriler getirilemedi',
  retry: 'Yeniden dene',
  noRight: {
    why: 'Müşteri kartlarında telefon, sağlık notu ve harcama bilgisi bulunur.',
    right: 'Müşteri kartlarını görme',
  },
  tour: {
    name: 'Müşterilerim',
    search: {
      title: 'Telefondaki kişiyi bulun',
      text: 'Adını, soyadını ya da telefonunu yazın. “isil” yazmanız Işıl’ı bulmaya yeter.',
    },
    filters: {
      title: 'Kimi aramalısınız?',
      text: '90 gündür gelmeyenler, seansı sürenler ve alerjisi olanlar bir dokunuş uzakta. Seçiminiz adreste kalır.',
    },
    row: {
      title: 'Bir bakışta müşteri',
      text: 'Son ziyaret, harcama ve sıradaki randevu burada. Satıra dokununca kart açılır.',
    },
    add: {
      title: 'Yeni müşteri',
      text: 'Kartı buradan açabilirsiniz. Telefonu kayıtlıysa ikinci kart açılmaz.',
    },
  },
} as const;
