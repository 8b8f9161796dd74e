export const texts = {
  documentTitle: 'Karşılaştırma · Ayna',
  description:
    'Kâğıt defter, hesap tablosu, telefon takvimi ve Ayna: bir salon için hangisi neyi yapar, hangisi ne zaman yeter?',
  title: 'Deftere, tabloya, takvime karşı.',
  lead: 'Salonların çoğu bugün kâğıt defterle, Excel’le ya da telefonun takvimiyle yürüyor. Hepsinin iyi olduğu yer var. Biz de yerimizi açıkça söyleyelim.',
  reviewed: '19 Kasım 2026’da gözden geçirildi.',
  table: 'Karşılaştırma tablosu',
  columns: ['Kâğıt defter', 'Hesap tablosu', 'Telefon takvimi', 'Ayna'],
  need: 'İhtiyaç',
  rows: [
    {
      need: 'Başlamak',
      cells: ['Kalem yeter', 'Tabloyu siz kurarsınız', 'Telefonda hazır', 'Bir öğle arası'],
    },
    {
      need: 'Ücret',
      cells: ['Defterin parası', 'Çoğu zaman ücretsiz', 'Ücretsiz', '14 gün ücretsiz, sonra paket'],
    },
    {
      need: 'İnternet kesilirse',
      cells: [
        'Etkilenmez',
        'Dosya sizdeyse çalışır',
        'Çoğunlukla çalışır',
        'Bugünün takvimi okunur, randevu yazılmaz',
      ],
    },
    {
      need: 'Aynı saate iki randevu',
      cells: [
        'Gözünüz yakalarsa',
        'Gözünüz yakalarsa',
        'Üst üste yazar',
        'Olmaz; siz isterseniz, nedeniyle yazılır',
      ],
    },
    {
      need: 'Müşterinin kendisi alması',
      cells: ['Yok', 'Yok', 'Ek bir servisle', 'Salonun sayfasından, SMS koduyla'],
    },
    {
      need: 'Ekibin aynı anda görmesi',
      cells: ['Defterin başındaysa', 'Paylaşılan dosyayla', 'Paylaşılan takvimle', 'Herkes kendi yetkisiyle'],
    },
    {
      need: 'Boya beklerken araya iş almak',
      cells: ['Elle', 'Elle', 'Elle', 'Bekleme takvimde boş görünür'],
    },
    { need: 'Seans sayısı ve aralığı', cells: ['Fişe yazılır', 'Formülle', 'Yok', 'Sayar, gün önerir'] },
    {
      need: 'Gelir ve gün sonu',
      cells: ['Ayrı defter', 'Formülle, elle giriş', 'Yok', 'Tamamlanınca yazılır, gün kapanır'],
    },
    {
      need: 'Hatırlatma mesajı',
      cells: [
        'Siz yazarsınız',
        'Siz yazarsınız',
        'Yalnızca size hatırlatır',
        'Bugün yok; bağlantıyı siz paylaşırsınız',
      ],
    },
    {
      need: 'Verinin kaybolması',
      cells: ['Defter kaybolursa', 'Yedeğe bağlı', 'Hesaba bağlı', 'Sunucuda durur, dilediğinizde indirilir'],
    },
  ],
  enough: {
    title: 'Hangisi ne zaman yeter?',
    items: [
      {
        title: 'Kâğıt defter',
        text: 'Tek koltuk, hep aynı müşteriler ve kapıda sıra varsa. Hızlıdır, bozulmaz; başkası göremez, kendisi hesap yapmaz.',
      },
      {
        title: 'Hesap tablosu',
        text: 'Randevudan çok geliri ve gideri tutmak istiyorsanız. Esnektir; günün ortasında telefondan kullanması zordur.',
      },
      {
        title: 'Telefon takvimi',
        text: 'Tek başınıza çalışıyor, günde birkaç randevu alıyorsanız. Yanınızdadır; hizmeti, süreyi ve fiyatı bilmez.',
      },
      {
        title: 'Ayna',
        text: 'Birden çok kişi aynı günü paylaşıyorsa, müşterileriniz gece de randevu almak istiyorsa, kasa gün sonunda tutsun diyorsanız.',
      },
    ],
  },
  toNotYet: 'Bugün yapmadıklarımız',
  closing: 'Defteriniz dursun, bir hafta yan yana deneyin.',
  closingText: '14 gün ücretsiz, kart istemez.',
  createSalon: 'Salonunuzu oluşturun',
} as const;
