export const texts = {
  documentTitle: 'Özellikler · Ayna',
  description:
    'Online randevudan gün sonuna Ayna’nın özellikleri: bir salonun günü, saat saat. Bugün yapmadıklarımız da yazılı.',
  title: 'Bir gününüz, baştan sona.',
  lead: 'Özellik saymak yerine bir günü anlatalım: saat kaç, o an ekranda ne görüyorsunuz.',
  night: {
    at: '07:40',
    title: 'Siz uyurken üç randevu aldınız',
    text: 'Müşteriniz hizmeti, uzmanı ve saati telefonundan seçer; numarasını kodla doğrular. Boş saat neyse onu görür, dolu saatin kime ait olduğunu görmez.',
    points: ['Üye olmadan, telefonla', 'Her çalışanın kendi saati', 'İsterseniz önce size sorar'],
  },
  day: {
    at: '09:30',
    title: 'Gün, bir kol boyu uzaktan okunur',
    text: 'Her çalışan bir sütun, her durum bir renk, bir sözcük ve bir biçim. Mola, izin ve kapalı saat taralıdır; karışmaz.',
    points: ['Günlük, haftalık, aylık', 'Klavyeyle ve parmakla', 'Ekipte herkes aynı anda görür'],
  },
  taken: {
    at: '11:20',
    title: 'Aynı saate iki kişi oturmaz',
    text: 'İki müşteri aynı anda aynı saate basarsa biri alır, öbürüne en yakın üç boş saat çıkar. Yazdıkları silinmez.',
    points: ['Çakışma olmaz', 'En yakın üç saat', 'Salondan bilerek üst üste, nedeniyle'],
  },
  sessions: {
    at: '14:00',
    title: 'Kaçıncı seans olduğunu kimse saymaz',
    text: 'Seanslı hizmette ilk günü verin, kalanını aralığıyla Ayna önersin. Kaçıncıda olduğunuz randevunun üstünde yazar.',
    points: ['Seans başı fiyat', 'Aralığa göre gün önerisi', 'Müşteri kartında geçmiş'],
  },
  income: {
    at: '16:30',
    title: '“Tamamlandı” deyin, kasa yazılsın',
    text: 'Gelir bir kez yazılır; iki kez basmak, kopan internet, yenilenen sayfa bunu bozmaz. Yanıldıysanız bir dakika içinde geri alırsınız, gelir kaydı da geri alınır.',
    points: ['Tek gelir, kendiliğinden', 'Nakit, kart, havale ya da borç', 'Bahşiş işi yapana yazılır'],
  },
  rights: {
    at: '18:45',
    title: 'Herkes kendi işini görür',
    text: 'Resepsiyon randevu açar, kuaför kendi gününü görür, kasa sizde kalır. Yetkiyi kaldırdığınız an geçerlidir.',
    points: ['Alan alan anahtarlar', 'Telefonu gizleyebilme', 'Kim neyi değiştirdi, yazar'],
  },
  month: {
    at: '21:00',
    title: 'Ay, bir sayfada kapanır',
    text: 'Gelir, gider, alınacak, çalışana düşen. Muhasebecinize bir sayfa PDF, kendinize Excel.',
    points: ['Geçen ay ve geçen yılla', 'Çalışana göre prim', 'Sakin saatleriniz haritada'],
  },

  notYet: {
    title: 'Bugün yapmadıklarımız',
    lead: 'Sonradan öğrenmeyin diye yazıyoruz.',
    reviewed: '19 Kasım 2026’da gözden geçirildi.',
    items: [
      {
        title: 'Müşterilere hatırlatma SMS’i gitmez.',
        text: 'Doğrulama kodu ve ekip daveti gider. Randevunun bağlantısını siz paylaşırsınız; müşteriniz oradan “Geliyorum” der, değiştirir, iptal eder.',
      },
      {
        title: 'İnternetten ödeme ve kapora alınmaz.',
        text: 'Müşteriniz salonda öder, tutarı kasaya siz işlersiniz.',
      },
      {
        title: 'Yazar kasa ve e-fatura bağlantısı yok.',
        text: 'Kasanız Ayna’da tutulur, fiş sizin cihazınızdan çıkar.',
      },
      {
        title: 'Yurt dışı numarayla online randevu alınmaz.',
        text: 'Kod yalnızca Türkiye cep numaralarına gider. Salondan her numarayla randevu verirsiniz.',
      },
      {
        title: 'Kabin ve cihaz takvimi yok.',
        text: 'Takvim çalışanların zamanını tutar; ortak cihazın sırasını siz gözetirsiniz.',
      },
      { title: 'Mağazadan inen uygulama yok.', text: 'Tarayıcıda çalışır, ana ekrana eklenir.' },
    ],
  },

  all: {
    title: 'Hepsi, tek listede',
    groups: [
      {
        title: 'Takvim',
        items: [
          'Günlük, haftalık, aylık',
          'Sürükleyip taşıma',
          'Bekleme ve mola',
          'Canlı güncelleme',
          'Resmî tatiller',
          'Hastalık günü listesi',
        ],
      },
      {
        title: 'Randevu',
        items: [
          'Online randevu',
          'Onaylı ya da onaysız',
          'Seanslı hizmet',
          'Bağlantıyla değiştirme ve iptal',
          'Bekleme listesi',
          'Değişiklik geçmişi',
        ],
      },
      {
        title: 'Müşteri',
        items: [
          'Müşteri kartı ve notlar',
          'Excel’den aktarma',
          'Alerji uyarısı',
          'Kart birleştirme',
          'Gelmeyenler için kademeli kural',
        ],
      },
      { title: 'Ekip', items: ['Davet', 'Yetki anahtarları', 'İzin ve çalışma saatleri', 'Prim dökümü'] },
      {
        title: 'Kasa',
        items: [
          'Kendiliğinden gelir',
          'Gider ve alınacak',
          'Düzenli giderler',
          'Gün sonu ve ay kapama',
          'Aylık rapor',
        ],
      },
      { title: 'Stok', items: ['Hareket defteri', 'Kritik sınır', 'Sayım', 'Reçete', 'Sipariş listesi'] },
      {
        title: 'Sayfa',
        items: ['Altı hazır şablon', 'Karekod', 'Duyuru', 'Fotoğraf', 'Yorumlar', 'Kendi sitenize düğme'],
      },
      {
        title: 'Güven',
        items: ['İki adımlı doğrulama', 'Açık oturumların listesi', 'Verinizi indirme', 'KVKK silme talebi'],
      },
    ],
  },

  closing: 'Yarın sabahı böyle açın.',
  closingText:
    '14 gün ücretsiz, kart istemez. Beğenmezseniz müşteri listenizi ve kayıtlarınızı indirip gidersiniz.',
  createSalon: 'Salonunuzu oluşturun',
} as const;

/** The day that the pictures tell of; an example, like the people in it. */
export const sample = {
  tonight: 'Bu gece gelenler',
  booked: 'Bekleniyor',
  bookings: [
    { clock: '23:14', name: 'Gülşen Işıldar', what: 'Kesim ve fön, salı 16:30, Elif' },
    { clock: '00:52', name: 'Melis Taş', what: 'Dip boya, perşembe 11:00, Nehir' },
    { clock: '06:31', name: 'İrem Soylu', what: 'Topuz, cumartesi 15:00, Elif' },
  ],
  hours: ['09:30', '10:30', '11:30'],
  elif: { initials: 'EŞ', name: 'Elif' },
  nehir: { initials: 'NA', name: 'Nehir' },
  burak: { initials: 'BK', name: 'Burak' },
  zeynep: { name: 'Zeynep Arslan', what: 'Dip boya' },
  gulsen: { name: 'Gülşen Işıldar', what: 'Kesim ve fön' },
  serap: { name: 'Serap Ilgaz', what: 'Balyaj' },
  gizem: { name: 'Gizem Çakır', what: 'Kesim' },
  tugce: { name: 'Tuğçe Ünlü', what: 'Fön' },
  break: 'Mola',
  justTaken: '16:30 az önce doldu.',
  nearest: 'Size en yakın saatler:',
  times: ['15:45', '17:15', '18:00'],
  chosen: '17:15',
  course: 'Saç bakım kürü',
  progress: '4/6 seans · 21 gün arayla',
  sessionsDone: 4,
  sessions: ['14 Eyl', '5 Eki', '26 Eki', 'bugün', '7 Ara', '28 Ara'],
  completed: 'Melike Işık, saç botoksu',
  completedSession: '2/4 seans tamamlandı',
  undo: 'Geri al',
  income: 'Oto Randevu Ödemesi',
  amount: '+₺3.200,00',
  switches: [
    { name: 'Randevu durumunu değiştirir', isOn: true },
    { name: 'Müşteri telefonunu görür', isOn: false },
    { name: 'Muhasebeyi görür', isOn: false },
    { name: 'Kendi randevusunu açar', isOn: true },
  ],
  sum: '₺98.800,00',
  sumOf: 'Kasım, şimdiye kadar',
  months: [
    { name: 'Ağu', income: 53, expense: 16.6 },
    { name: 'Eyl', income: 58.3, expense: 18.2 },
    { name: 'Eki', income: 60.8, expense: 18.8 },
    { name: 'Kas', income: 49, expense: 11.8 },
  ],
} as const;
