export const texts = {
  documentTitle: 'Ayna · Müşteriniz seçer, takviminize yansır',
  titleStart: 'Müşteriniz seçer,',
  titleEnd: 'takviminize yansır.',
  lead: 'Ayna, salonunuzun randevularını, ekibini ve kasasını tek yerde toplar. Müşterileriniz günün her saati kendi randevusunu alır, siz işinize bakarsınız.',
  createSalon: 'Salonunuzu oluşturun',
  howTo: 'Nasıl kullanılır?',

  trades: 'Her koltuğun, her masanın kendi düzeni var.',
  tradeNames: {
    HairSalon: 'Kuaförler',
    BarberShop: 'Berberler',
    BeautySalon: 'Güzellik salonları',
    NailSalon: 'Tırnak stüdyoları',
    MakeupStudio: 'Makyaj stüdyoları',
    AestheticClinic: 'Estetik klinikleri',
  },

  work: 'Salonun bütün işi, tek ekranda.',
  day: {
    title: 'Gün nasıl akıyor, bir bakışta görün',
    text: 'Her çalışan için ayrı sütun, her durum için ayrı renk. Dolu saat, mola ve izin karışmaz.',
  },
  income: {
    title: '“Tamamlandı” deyin, gelir kendiliğinden yazılsın',
    text: 'Randevu tamamlanınca hizmet bedeli muhasebeye işlenir. Ay sonunda defter toplamak kalmaz.',
    customer: 'Melike Işık, saç botoksu',
    session: '2/4 seans tamamlandı',
    time: '18:00',
    transaction: 'Oto Randevu Ödemesi',
    amount: '+₺3.200,00',
  },
  sessions: {
    title: 'Seanslar sırayla ilerlesin',
    text: 'Kaçıncı seansta olduğunuz ve bir sonrakinin günü hep gözünüzün önünde.',
    service: 'Saç bakım kürü',
    count: '4/6 seans',
  },
  reminder: {
    title: 'SMS ile hatırlatın',
    text: 'Müşteriniz bir gün önce mesaj alır. Boş kalan koltuk azalır.',
    message: 'Sayın Gülşen Işıldar, yarın 16:30’da sizi Nehir Saç Atölyesi’nde bekliyoruz.',
  },
  rights: {
    title: 'Herkes kendi yetkisiyle',
    text: 'Resepsiyon randevu açar, kuaför kendi gününü görür, kasa sizde kalır.',
    changesStatus: 'Randevu durumunu değiştirir',
    seesAccounting: 'Muhasebeyi görür',
  },

  templates: 'Siteniz de salonunuz gibi size benzesin.',
  seeTemplates: 'Hazır şablonlara bakın',

  ready: 'Bir öğle arasında hazır.',
  steps: [
    { title: 'Salonunuzu tanıtın', text: 'Adınız, adresiniz, çalışma saatleriniz.' },
    { title: 'Hizmet ve ekibinizi ekleyin', text: 'Süre, fiyat, kim ne yapıyor.' },
    { title: 'Bağlantınızı paylaşın', text: 'Profilinize koyun, camınıza asın. Randevular gelsin.' },
  ],

  closing: 'Yarınki ilk randevunuz Ayna’dan olsun.',
  closingText: 'Kurulum ücreti yok, paketinizi istediğiniz an değiştirirsiniz.',
} as const;

/** The day that the pictures of the page tell of; an example, like the salon in it. */
export const sample = {
  salon: 'Nehir Saç Atölyesi',
  place: 'Moda, Kadıköy',
  question: 'Ne zaman uygunsunuz?',
  choice: 'Elif Şahin ile 60 dk',
  days: [
    { name: 'Pzt', day: '16' },
    { name: 'Sal', day: '17' },
    { name: 'Çar', day: '18' },
    { name: 'Per', day: '19' },
  ],
  part: 'Öğleden sonra',
  times: ['12:30', '13:00', '13:45', '14:30', '15:15', '16:30'],
  service: 'Kesim ve fön',
  price: '₺1.250,00',
  confirm: 'Randevuyu onayla',
  employees: [
    { initials: 'EŞ', name: 'Elif' },
    { initials: 'NA', name: 'Nehir' },
  ],
  hours: ['14:00', '15:00', '16:00', '17:00', '18:00'],
  fulya: { name: 'Fulya Başar', what: '' },
  irem: { name: 'İrem Soylu', what: '15:00 Topuz' },
  gulsen: { name: 'Gülşen Işıldar', what: '16:30 Kesim ve fön' },
  serap: { name: 'Serap Ilgaz', what: '14:00 Balyaj' },
  gizem: { name: 'Gizem Çakır', what: '17:00 Kesim' },
  zeynep: { name: 'Zeynep Arslan', what: '10:00 Dip boya' },
  sule: { name: 'Şule Gürbüz', what: '11:45 Kesim ve fön' },
  tugce: { name: 'Tuğçe Ünlü', what: '11:00 Kesim' },
  begum: { name: 'Begüm Şimşek', what: '14:00 Fön' },
  ayse: { name: 'Ayşe Doğan', what: '14:30 Perçem' },
  emir: { name: 'Emir Doğru', what: '17:00 Saç kesimi' },
  arrived: 'Yeni randevu takvimde',
  arrivedAt: '17 Kasım Salı, 16:30',
} as const;
