/** 11’i, 12’si, 40’ı: how many of them, by the last figure that is spoken. */
const ones = ['ı', 'i', 'si', 'ü', 'ü', 'i', 'sı', 'si', 'i', 'u'] as const;
const tens = ['', 'u', 'si', 'u', 'ı', 'si', 'ı', 'i', 'i', 'ı'] as const;
const ofThem = (count: number): string => {
  if (count % 10 !== 0 || count === 0) return `${count}’${ones[count % 10]}`;
  return `${count}’${count % 100 === 0 ? 'ü' : tens[(count / 10) % 10]}`;
};

const published = (all: number, open: number): string => {
  if (open === 0) return 'hiçbiri online randevuya açık değil';
  return open === all ? 'hepsi online randevuya açık' : `${ofThem(open)} online randevuya açık`;
};

export const texts = {
  documentTitle: 'Hizmetler · Ayna',
  title: 'Hizmetler',
  sub: (all: number, open: number) => `${all} hizmet, ${published(all, open)}`,
  loading: 'Hizmetleriniz getiriliyor',
  none: 'Henüz hizmet yok',
  back: 'Geri',
  add: 'Hizmet ekle',
  changePrices: 'Toplu fiyat değiştir',
  short: { add: 'Ekle', changePrices: 'Fiyatlar' },
  search: 'Hizmet ara',
  categories: 'Kategoriler',
  all: 'Tümü',
  list: 'Hizmetler',
  columns: { name: 'Hizmet', duration: 'Süre', price: 'Fiyat', performers: 'Yapanlar', online: 'Yayında' },
  work: 'Çalışma',
  wait: 'Bekleme',
  count: (count: number) => `${count} hizmet`,
  waitIncluded: (minutes: number) => `${minutes} dk bekleme dahil`,
  everyDays: (days: number) => `${days} gün arayla`,
  sessions: (count: number) => `Seanslı · ${count} seans`,
  inactive: 'Pasif',
  deskOnly: 'Yalnızca salondan',
  priceHidden: 'sayfanızda gizli',
  phases: (work: number, wait: number, finish: number) =>
    `${work} dakika çalışma, ${wait} dakika bekleme, ${finish} dakika bitiş`,
  performedBy: (names: string) => `Yapanlar: ${names}`,
  nobody: 'Kimse seçilmedi',
  more: (count: number) => `+${count}`,
  online: (name: string) => `${name} yayında`,
  isOnline: 'Açık',
  isOffline: 'Kapalı',
  actions: (name: string) => `${name}, diğer işlemler`,
  edit: 'Düzenle',
  activate: 'Aktif yap',
  deactivate: 'Pasif yap',
  remove: 'Sil',
  undo: 'Geri al',
  published: (name: string) => `${name} online randevuya açıldı`,
  unpublished: (name: string) => `${name} online randevuya kapatıldı`,
  activated: (name: string) => `${name} yeniden aktif`,
  deactivated: (name: string) => `${name} pasif`,
  deactivatedDetail: 'Yeni randevu alınmaz, alınmış olanlar durur',
  removed: (name: string) => `${name} silindi`,
  removedDetail: 'Alınmış randevular durur',
  restored: (name: string) => `${name} geri geldi`,
  listFailed: 'Hizmetler getirilemedi',
  retry: 'Yeniden dene',
  noneFound: 'Aramanıza uyan hizmet yok',
  noneFoundText: 'Başka bir sözcük ya da kategori deneyin.',
  clear: 'Aramayı temizle',
  empty: {
    title: 'Hizmetlerinizi seçin',
    text: 'Salonunuza uygun olanları işaretleyin. Süreyi ve fiyatı sonra değiştirirsiniz.',
    readOnly: 'Henüz hizmet yok',
    readOnlyText: '“Hizmetler ve fiyatlar” yetkisi olan biri eklediğinde burada görünür.',
    all: 'Hepsini seç',
    nothing: 'Seçimi kaldır',
    add: (count: number) => (count === 0 ? 'Seçilenleri ekle' : `${count} hizmeti ekle`),
    own: 'Kendim yazayım',
    added: (count: number) => `${count} hizmet eklendi`,
    facts: (duration: string, price: string) => `${duration} · ${price}`,
  },
  prices: {
    title: 'Toplu fiyat değiştir',
    which: 'Hangi hizmetler',
    everything: (count: number) => `Tümü (${count})`,
    inCategory: (name: string, count: number) => `${name} (${count})`,
    percent: 'Değişim',
    percentHint: 'İndirim için: -10',
    percentSign: '%',
    round: 'Yuvarlama',
    roundTo: (lira: number) => `₺${lira}`,
    preview: 'Yeni fiyatlar',
    before: 'Şimdi',
    after: 'Sonra',
    from: (price: string) => `eski fiyat ${price}`,
    to: (price: string) => `yeni fiyat ${price}`,
    summary: (changed: number) =>
      changed === 0 ? 'Bu ayarla hiçbir fiyat değişmiyor.' : `${changed} hizmetin fiyatı değişecek.`,
    booked: 'Alınmış randevuların fiyatı değişmez.',
    tooHigh: 'Bir fiyat ₺9.999.999,99 sınırını aşıyor. Daha küçük bir oran yazın.',
    wrongPercent: 'Yüzde −90 ile 300 arasında olmalı.',
    apply: (count: number) => (count === 0 ? 'Fiyatları değiştir' : `${count} fiyatı değiştir`),
    done: (count: number) => `${count} hizmetin fiyatı değişti`,
  },
  tour: {
    name: 'Hizmetler turu',
    steps: {
      add: {
        title: 'Hizmet ekleyin',
        text: 'Yaptığınız her işi adı, süresi ve fiyatıyla buraya ekleyin. Müşterileriniz randevu alırken bu listeyi görür.',
      },
      search: {
        title: 'Arayın, süzün',
        text: 'Adının bir parçasını yazmanız yeter; Türkçe harf kullanmanız gerekmez. Kategorilere dokunarak listeyi daraltabilirsiniz.',
      },
      duration: {
        title: 'Süre ve bekleme',
        text: 'Dolu çubuk çalıştığınız, boş çubuk müşterinin beklediği süredir. Beklerken başka müşteri alabilirsiniz.',
      },
      online: {
        title: 'Yayında mı?',
        text: 'Kapattığınız hizmet müşterilere görünmez, salondan randevu verilebilir. Dilediğinizde yeniden açarsınız.',
      },
      prices: {
        title: 'Fiyatları birlikte değiştirin',
        text: 'Zam ya da indirimde tek tek uğraşmayın: yüzdeyi yazın, yeni fiyatları görün, sonra uygulayın.',
      },
    },
  },
} as const;
