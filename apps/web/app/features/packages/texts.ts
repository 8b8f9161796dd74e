const number = (count: number): string => count.toLocaleString('tr-TR');

export const texts = {
  documentTitle: 'Paketlerimiz · Ayna',
  description:
    'Ayna’nın paketleri, fiyatları ve sınırları: aylık ya da yıllık, KDV dahil. 14 gün ücretsiz, kart istemeden.',
  title: 'Ekibiniz kadar ödeyin.',
  lead: 'Her pakette takvim, online randevu, salon sayfası, muhasebe ve stok var. Ekibiniz büyüdükçe paketiniz de büyür.',
  trial: '14 gün ücretsiz deneyin. Kart istemeyiz, deneme kendiliğinden ücretliye dönmez.',
  period: 'Ödeme dönemi',
  periods: { monthly: 'Aylık', yearly: 'Yıllık' },
  freeMonths: (count: number) => `${number(count)} ay hediye`,
  saving: (percent: number) => `%${number(percent)} indirimli`,
  per: { monthly: '/ ay, KDV dahil', yearly: '/ yıl, KDV dahil' },
  perMonth: (price: string) => `Ayda ${price} eder, yılda bir kez ödenir.`,
  teams: 'Ekipler için',
  limits: { employees: 'Çalışan', sms: 'Aylık SMS', photos: 'Fotoğraf' },
  number,
  start: (name: string) => `${name} ile başlayın`,
  everythingOf: (name: string) => `${name} paketindeki her şey`,
  calendar: 'Günlük, haftalık, aylık takvim',
  compare: {
    title: 'Yan yana bakın',
    feature: 'Özellik',
    monthly: 'Aylık fiyat',
    yearly: 'Yıllık fiyat',
    calendar: 'Günlük, haftalık, aylık takvim',
    yes: 'Var',
    no: 'Yok',
    none: '—',
  },
  after: {
    title: 'Deneme bitince',
    steps: [
      {
        title: 'İlk 14 gün her şey açık',
        text: 'Salonunuzu açtığınız gün başlar. Orta paketin sınırlarıyla çalışırsınız.',
      },
      {
        title: 'Sonra kayıtlarınız okunabilir kalır',
        text: 'Randevularınızı, müşterilerinizi, kasanızı görürsünüz. Yeni kayıt eklemek için paket gerekir. Hiçbir kaydınız silinmez.',
      },
      {
        title: 'Paket alınca kaldığınız yerden',
        text: 'Ödeme doğrulanınca her şey hemen yeniden açılır. Kartınızı yalnızca siz isterseniz saklarız.',
      },
    ],
  },
  questions: {
    title: 'Sık sorulanlar',
    items: [
      {
        title: 'SMS hakkım biterse ne olur?',
        text: 'Randevularınız çalışmaya devam eder. Dilerseniz ek SMS alır, dilerseniz paketinizi yükseltirsiniz.',
      },
      {
        title: 'Paketimi sonradan değiştirebilir miyim?',
        text: 'Evet. Yükseltme hemen, düşürme dönem sonunda geçerli olur.',
      },
      {
        title: 'Müşterilerim üye olmak zorunda mı?',
        text: 'Hayır. Telefonuna gelen kodla randevusunu onaylaması yeterli.',
      },
      { title: 'Verilerim kimin?', text: 'Sizin. Müşteri listenizi istediğiniz an dışa aktarabilirsiniz.' },
    ],
  },
  smallPrint: {
    title: 'Bilmeniz gerekenler',
    items: [
      'Fiyatlar Türk lirasıdır, KDV dahildir; üzerine bir şey eklenmez.',
      'Yenilemeyi açık bırakırsanız dönem sonunda kartınızdan alınır; 7 gün ve 1 gün önce e-postayla haber veririz. Dilediğiniz an kapatırsınız.',
      'Alınamayan yenilemede 7 gün her şey açık kalır, sonra kayıtlarınız okunabilir kalır.',
      '14 gün içinde cayarsanız kullanmadığınız günlerin parası aynı karta döner.',
    ],
    contract: 'Mesafeli satış sözleşmesi',
    refunds: 'Teslimat ve iade politikası',
  },
  failed: 'Paketler şu anda getirilemedi',
  failedText: 'Fiyatları size eski hâliyle göstermek istemeyiz. Birazdan yeniden deneyin.',
  retry: 'Yeniden dene',
  none: 'Şu anda satışta paket yok',
  noneText: 'Salonunuzu yine de açabilir, 14 gün ücretsiz deneyebilirsiniz.',
  createSalon: 'Salonunuzu oluşturun',
} as const;
