import type { SalonType } from '../../parts/salon-art.tsx';

type Moment = { readonly at: string; readonly title: string; readonly text: string };

type TradeTexts = {
  readonly name: string;
  readonly short: string;
  readonly title: string;
  readonly text: string;
  readonly words: readonly string[];
  readonly moments: readonly Moment[];
};

const trades: Readonly<Record<SalonType, TradeTexts>> = {
  HairSalon: {
    name: 'Kuaförler',
    short: 'Kuaförler',
    title: 'Boya beklerken koltuk boş durmaz.',
    text: 'Boya sürülür, kırk dakika beklenir. Ayna o bekleyişi bilir: aynı kuaför arada bir perçem keser, saat dolunca ilk müşterisine döner.',
    words: ['koltuk', 'dip boya', 'balyaj', 'fön', 'bekleme süresi', 'formül'],
    moments: [
      { at: '09:30', title: 'Dip boya başlar', text: '35 dk sürme, 40 dk bekleme, 45 dk yıkama ve fön.' },
      {
        at: '10:05',
        title: 'Araya perçem girer',
        text: 'Bekleme takvimde boş görünür, 30 dakikalık iş sığar.',
      },
      {
        at: '14:00',
        title: 'Formül kartta',
        text: 'Geçen sefer 6.35 ve 20 volüm. Notta yazar, kimseye sormazsınız.',
      },
      {
        at: '19:00',
        title: 'Telefon çalmadan',
        text: 'Cumartesi 15:00, siz fön çekerken sayfanızdan alındı.',
      },
    ],
  },
  BarberShop: {
    name: 'Berberler',
    short: 'Berberler',
    title: 'Kapıdan giren de yerini bilir.',
    text: 'Yarısı randevulu, yarısı yoldan geçen. Yürüyüp gelene boş saatte yer açılır, adını sormanız bile gerekmez; randevulu geldiğinde koltuğu hazırdır.',
    words: ['koltuk', 'tıraş', 'ustura', 'saç sakal', 'usta', 'yoldan gelen'],
    moments: [
      { at: '09:00', title: 'Kepenk açılır', text: 'Üç koltuk, gün 30 dakikalık işlerle dizilir.' },
      {
        at: '11:40',
        title: 'Yoldan gelen',
        text: 'Boş saate dokunulur, müşterisiz yazılır; koltuk tutulmuş olur.',
      },
      { at: '17:30', title: 'Okul çıkışı', text: 'Baba oğul aynı saatte, yan yana iki koltukta.' },
      {
        at: '21:00',
        title: 'Kasa kapanır',
        text: 'Tıraşların geliri yazılmıştır; nakdi sayar, günü kapatırsınız.',
      },
    ],
  },
  BeautySalon: {
    name: 'Güzellik salonları',
    short: 'Güzellik',
    title: 'Kür yarım kalmaz.',
    text: 'Cilt bakımı altı seans, epilasyon sekiz. Kaçıncıda olduğunuz ve sonrakinin günü randevunun üstünde durur; kalan seansları ilk gün birden ayırabilirsiniz.',
    words: ['kür', 'seans', 'cilt bakımı', 'epilasyon', 'kirpik', 'toparlanma'],
    moments: [
      { at: '10:00', title: '3. seans', text: 'Sıradaki gün hazır: 21 gün sonra, aynı saat.' },
      { at: '12:30', title: 'Toparlanma', text: '15 dakikalık ara hizmetin kendi içinde, müşteri görmez.' },
      { at: '15:00', title: 'Kaçıncı seans?', text: 'Kartında 5/8 yazar. Resepsiyon ekrandan söyler.' },
      {
        at: '18:30',
        title: 'Yer açıldı',
        text: 'Bekleme listesinde en uzun bekleyeni arar, randevusunu oradan verirsiniz.',
      },
    ],
  },
  NailSalon: {
    name: 'Tırnak stüdyoları',
    short: 'Tırnak',
    title: 'Dolgu günü masadan kalkmadan alınır.',
    text: 'Üç haftada bir dolgu. Ayna müşterinizin aralığını ziyaretlerinden bilir: randevusunu açtığınızda sıradaki günü ve saati önerir, siz törpünüzü bırakmadan yazarsınız.',
    words: ['masa', 'protez', 'dolgu', 'kalıcı oje', 'nail art', 'çıkarma'],
    moments: [
      { at: '10:00', title: 'İlk protez', text: '120 dk, önüne çıkarma eklendi: art arda, tek randevu.' },
      { at: '13:00', title: 'Model notta', text: 'Müşteriniz randevu alırken yazmış, masada okunur.' },
      { at: '16:00', title: 'Yan yana iki masa', text: 'Anne kız aynı saatte, iki uzmanda.' },
      { at: '20:00', title: 'Üç hafta sonrası', text: 'Kalkarken sorulur, “Bir sonrakini al” ile yazılır.' },
    ],
  },
  MakeupStudio: {
    name: 'Makyaj stüdyoları',
    short: 'Makyaj',
    title: 'Cumartesi altıda başlar.',
    text: 'Gelin, kına, nişan. Yolda geçecek süreyi takvimde kapatırsınız, o arada kimse yer ayırtamaz; ekibin kimle, ne zamana kadar olduğu tek ekranda görünür.',
    words: ['prova', 'gelin', 'kına', 'nişan', 'topuz', 'yol süresi'],
    moments: [
      { at: '06:00', title: 'Gelin evinde', text: 'Yol 45 dk: saat kapalı, nedeni yanında yazar.' },
      { at: '10:30', title: 'Nedimeler', text: 'İki uzman, aynı saatler; sütunları yan yana.' },
      { at: '14:00', title: 'Prova', text: 'Düğüne 12 gün var, beğendikleri kartının notlarında.' },
      { at: '17:00', title: 'Makyaj ve topuz', text: 'Tek randevu, her hizmet kendi uzmanında.' },
    ],
  },
  AestheticClinic: {
    name: 'Estetik klinikleri',
    short: 'Estetik',
    title: 'Danışmadan kontrole tek kart.',
    text: 'Danışma, uygulama, kontrol. Seans aralığı sizin verdiğiniz gibidir; notu ve telefonu yalnızca yetki verdikleriniz görür, kimin neyi değiştirdiği geçmişte kalır.',
    words: ['danışma', 'uygulama', 'kontrol', 'seans aralığı', 'alerji uyarısı', 'yetki'],
    moments: [
      { at: '09:30', title: 'Danışma', text: '20 dk. Konuşulanlar karta not düşülür.' },
      {
        at: '11:00',
        title: 'Alerji uyarısı',
        text: 'Kartta yazan uyarı, uygulamayı yapanın randevusunda da görünür.',
      },
      { at: '14:30', title: '4. seans', text: 'Önceki üç uygulama ve notlar aynı kartta.' },
      { at: '17:00', title: 'Kontrol', text: '10 gün sonrasına ücretsiz yazıldı.' },
    ],
  },
};

export const texts = {
  documentTitle: 'Kimler için · Ayna',
  description:
    'Kuaför, berber, güzellik salonu, tırnak ve makyaj stüdyosu, estetik kliniği: Ayna her birinin gününe göre nasıl çalışır?',
  title: 'Her koltuğun kendi günü var.',
  lead: 'Aynı takvim, altı ayrı iş. Salon türünüzü seçtiğinizde hizmet listeniz, süreleriniz ve sayfanızın deseni ona göre hazır gelir; sonra hepsini değiştirirsiniz.',
  trade: 'Salon türleri',
  yourWords: 'Sizin diliniz',
  rhythm: (name: string) => `${name} için bir günün ritmi, 06:00 – 21:00`,
  legend: 'Kesik çizgili kutular bekleme, yol ya da başkasına verilebilecek aralıktır.',
  closing: 'Sizin gününüz nasıl akıyor?',
  closingText: 'Türünüzü seçin, ilk hizmet listeniz hazır gelsin. 14 gün ücretsiz, kart istemez.',
  createSalon: 'Salonunuzu oluşturun',
  trades,
} as const;
