import type { GroupName } from '@ayna/contracts/groups';

type RightText = { readonly title: string; readonly text: string };

/** Every right that has a switch of its own, as the switch says it. */
const switches: Readonly<
  Record<Exclude<GroupName, 'Administrator' | `${'create' | 'update'}-appointment-${string}`>, RightText>
> = {
  Receptionist: {
    title: 'Resepsiyon',
    text: 'Bütün ekibin randevularını açar, taşır ve sonuçlandırır, müşteri engeller.',
  },
  'view-customers': { title: 'Müşteri kartlarını görme', text: 'Geçmiş randevuları ve notları okur.' },
  'view-customer-phone': {
    title: 'Telefon numarasını görme',
    text: 'Kapalıyken numara 0532 ••• •• 96 olarak görünür.',
  },
  'manage-customers': {
    title: 'Müşteri kartını düzenleme',
    text: 'Yeni kart açar, not ekler, kartları birleştirir.',
  },
  'manage-finance': { title: 'Gelir ve gider', text: 'Kasayı görür, kayıt ekler, ödendi olarak işaretler.' },
  'view-reports': { title: 'Raporlar', text: 'İstatistik paneline ve aylık rapora bakar.' },
  'manage-services': { title: 'Hizmetler ve fiyatlar', text: 'Hizmet ekler, süre ve fiyat değiştirir.' },
  'manage-inventory': { title: 'Envanter', text: 'Ürün ekler, stok sayımı yapar.' },
  'manage-employees': {
    title: 'Çalışanlar',
    text: 'Saat ve izin düzenler, davet gönderir. Yetki veremez.',
  },
  'manage-salon': { title: 'Salon bilgileri', text: 'Adres, saatler, fotoğraflar ve duyurular.' },
};

export const texts = {
  documentTitle: 'Çalışan yetkileri · Ayna',
  title: 'Yetkiler',
  from: 'Çalışanlar',
  atOnce: (title: string) => `${title} · değişiklikler hemen geçerli olur`,
  presets: {
    label: 'Hazır düzen',
    hint: 'Seçince aşağıdaki anahtarlar değişir',
    own: { label: 'Kuaför, berber', note: 'Kendi randevuları' },
    desk: { label: 'Resepsiyonist', note: 'Tüm takvim, müşteriler' },
    money: { label: 'Muhasebeci', note: 'Kasa ve raporlar' },
    services: { label: 'Hizmet sorumlusu', note: 'Hizmet ve fiyatlar' },
  },
  areas: {
    appointments: 'Takvim ve randevu',
    customers: 'Müşteriler',
    money: 'Kasa ve raporlar',
    salon: 'Salon düzeni',
  },
  levels: { none: 'Kapalı', own: 'Kendi', all: 'Tüm salon' },
  reaches: {
    create: {
      title: 'Randevu açma',
      text: 'Telefonla arayan ya da kapıdan giren müşteriye randevu yazar.',
    },
    update: {
      title: 'Durum değiştirme',
      text: 'Tamamlandı, iptal ve gelmedi olarak işaretler. Tamamlananın ücreti kasaya işlenir.',
    },
  },
  coveredByDesk: 'Resepsiyon bunu kapsar.',
  switches,
  changed: 'Değişti',
  full: {
    title: 'Tam yetki',
    text: 'Her şeyi görür ve değiştirir, başkasına yetki verir. Salonda en az bir kişide açık kalır.',
    onlyYou: 'Şu an yalnızca sizde.',
    last: 'Salonda tam yetkisi olan tek kişi olduğu için kapatılamaz.',
  },
  can: {
    title: (name: string) => `${name} ne yapabilir?`,
    everything: 'Salonda her şeyi görür ve değiştirir',
    gives: 'Başkalarına yetki verir',
    createAll: 'Bütün ekibin takvimine randevu açar',
    createOwn: 'Kendi müşterilerine randevu açar',
    createNone: 'Randevu açmaz',
    updateAll: 'Bütün ekibin randevularını tamamlandı ya da iptal olarak işaretler',
    updateOwn: 'Kendi randevularını tamamlandı ya da iptal olarak işaretler',
    updateNone: 'Randevu durumunu değiştirmez',
    customersWithPhone: 'Müşteri kartlarını ve numaraları görür',
    customers: 'Müşteri kartlarını okur, numaraları göremez',
    customersNone: 'Müşteri kartlarını görmez',
    customersChange: 'Müşteri kartı açar ve düzenler',
    money: 'Kasayı görür, gelir ve gider yazar',
    moneyNone: 'Kasayı görmez',
    reports: 'İstatistiklere ve aylık rapora bakar',
    reportsNone: 'Raporlara bakmaz',
    manages: (what: readonly string[]) => `${listed(what)} düzenler`,
    managesNot: (what: readonly string[]) => `${listed(what)} ayarlarına girmez`,
    areas: {
      'manage-services': { object: 'hizmetleri', plain: 'hizmet' },
      'manage-inventory': { object: 'stoğu', plain: 'stok' },
      'manage-employees': { object: 'ekibi', plain: 'ekip' },
      'manage-salon': { object: 'salon bilgilerini', plain: 'salon' },
    },
  },
  last: {
    title: 'Son değişiklik',
    never: 'Katıldığından beri değişmedi',
    by: (who: string, day: string) => `${who}, ${day}`,
  },
  bar: {
    clean: 'Değişiklik yok',
    changed: (count: number) => `${count} yetki değişti`,
    reset: 'Vazgeç',
    save: 'Yetkileri kaydet',
  },
  saved: 'Yetkiler kaydedildi',
  savedDetail: 'Açık olan ekranları hemen değişti.',
  undo: 'Geri al',
  restored: 'Yetkiler eski hâline döndü',
  own: 'Kendi yetkilerinizi değiştiremezsiniz. Tam yetkisi olan başka biri değiştirebilir.',
  onlyAdministrators: 'Yetkileri yalnızca tam yetkisi olan kişiler değiştirebilir.',
  notJoined: {
    title: (name: string) => `${name} henüz Ayna’ya katılmadı`,
    waiting: (day: string) =>
      `Daveti ${day} gününe kadar açık. Katıldığında pozisyonunun yetkilerini alır, sonra buradan değiştirirsiniz.`,
    over: 'Davetinin süresi doldu. Yeniden gönderdiğinizde ve katıldığında pozisyonunun yetkilerini alır.',
    failedSms:
      'Davet SMS’i gönderilemedi. Numarasını kontrol edip bir süre sonra yeniden gönderin. Katıldığında pozisyonunun yetkilerini alır.',
    failedMail:
      'Davet e-postası gönderilemedi. Adresini kontrol edip bir süre sonra yeniden gönderin. Katıldığında pozisyonunun yetkilerini alır.',
    uninvited: 'Davet edilmedi. Davet ettiğinizde ve katıldığında pozisyonunun yetkilerini alır.',
    willBe: (position: string) => `${position} olarak katıldığında`,
    nothing: 'Bu pozisyon kendiliğinden bir yetki vermez.',
    invite: 'Davet gönder',
    again: 'Daveti yeniden gönder',
    sent: 'Davet gönderiliyor',
    noContact: 'Davet için önce telefonunu ya da e-postasını yazın.',
    toInfo: 'Bilgilerini düzenle',
  },
  failedTitle: 'Yetkiler getirilemedi',
  retry: 'Yeniden dene',
  noRight: { why: 'Ekibin yetkilerini görmek ayrı bir yetki ister.', right: 'Çalışanlar' },
  tour: {
    name: 'Yetkiler turu',
    presets: {
      title: 'Hazır düzenle başlayın',
      text: 'Pozisyona göre hazırlandı. Seçince aşağıdaki anahtarlar değişir, kaydedene kadar hiçbir şey değişmez.',
    },
    levels: {
      title: 'Kendi mi, tüm salon mu?',
      text: '“Kendi” yalnızca kendi randevularını, “Tüm salon” bütün ekibin randevularını kapsar.',
    },
    can: { title: 'Ne yapabilir?', text: 'Seçtiğiniz yetkiler burada düz cümlelerle yazar.' },
    full: { title: 'Tam yetki', text: 'Her şeyi görür ve yetki verir. Salonda en az bir kişide açık kalır.' },
  },
} as const;

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ve ${words.at(-1)}`;
}
