import type { GroupName } from '@ayna/contracts/groups';

type GroupText = { readonly area: string; readonly title: string; readonly text: string };

const areas = {
  all: 'Tam yetki',
  appointments: 'Randevular',
  salon: 'Salon',
  money: 'Para',
  customers: 'Müşteriler',
} as const;

/** The texts of each right's switch: its area, its title and what it allows. */
export const groupTexts: Readonly<Record<GroupName, GroupText>> = {
  Administrator: {
    area: areas.all,
    title: 'Tam yetki',
    text: 'Salonda her şeyi görür ve yapar; başkalarına yetki verir.',
  },
  Receptionist: {
    area: areas.appointments,
    title: 'Resepsiyon',
    text: 'Bütün ekibin randevularını oluşturur, taşır ve sonuçlandırır.',
  },
  'create-appointment-customer-free': {
    area: areas.appointments,
    title: 'Kendi takvimine randevu ekleme',
    text: 'Gelen ya da arayan müşteri için kendi takvimine randevu yazar.',
  },
  'create-appointment-customer-free-all': {
    area: areas.appointments,
    title: 'Ekibin takvimine randevu ekleme',
    text: 'Salondaki herkesin takvimine randevu yazar.',
  },
  'update-appointment-status': {
    area: areas.appointments,
    title: 'Kendi randevularını sonuçlandırma',
    text: 'Kendi randevularını tamamlandı, iptal ya da gelmedi olarak işaretler.',
  },
  'update-appointment-status-all': {
    area: areas.appointments,
    title: 'Ekibin randevularını sonuçlandırma',
    text: 'Salondaki bütün randevuların durumunu değiştirir.',
  },
  'manage-salon': {
    area: areas.salon,
    title: 'Salon bilgileri',
    text: 'Salonun adını, adresini, çalışma saatlerini ve sayfasını düzenler.',
  },
  'manage-employees': {
    area: areas.salon,
    title: 'Çalışanlar',
    text: 'Çalışan ekler, saatlerini ve izinlerini düzenler.',
  },
  'manage-services': {
    area: areas.salon,
    title: 'Hizmetler ve fiyatlar',
    text: 'Hizmetleri, sürelerini ve fiyatlarını düzenler.',
  },
  'manage-inventory': {
    area: areas.salon,
    title: 'Envanter',
    text: 'Ürün ekler, stok giriş ve çıkışlarını kaydeder.',
  },
  'manage-finance': {
    area: areas.money,
    title: 'Gelir ve gider',
    text: 'Kasayı görür, gelir ve gider kaydeder.',
  },
  'view-reports': {
    area: areas.money,
    title: 'Raporlar',
    text: 'Ciro, doluluk ve prim raporlarını görür.',
  },
  'view-customers': {
    area: areas.customers,
    title: 'Müşteri kartlarını görme',
    text: 'Müşteri kartlarını ve geçmiş randevularını görür.',
  },
  'view-customer-phone': {
    area: areas.customers,
    title: 'Telefon numarasını görme',
    text: 'Müşterilerin telefonunu açık olarak görür; yoksa numara gizlenir.',
  },
  'manage-customers': {
    area: areas.customers,
    title: 'Müşteri kartını düzenleme',
    text: 'Müşteri ekler, kartını, notlarını ve etiketlerini düzenler.',
  },
};

/** For a client with an unknown user agent. */
export const unknownDevice = 'Bilinmeyen cihaz';

export const personalDataTexts = {
  account: {
    title: 'Hesabınız',
    labels: {
      name: 'Ad',
      lastname: 'Soyad',
      phone: 'Telefon',
      email: 'E-posta',
      createdAt: 'Açılış',
    },
  },
  consents: { title: 'Ayna’ya verdiğiniz izinler', labels: { at: 'Zaman', kind: 'İzin', given: 'Verildi' } },
  sessions: {
    title: 'Oturumlarınız',
    labels: { createdAt: 'Giriş', seenAt: 'Son kullanım', device: 'Cihaz', address: 'IP adresi' },
  },
  audit: {
    title: 'Hesabınızdaki güvenlik kayıtları',
    labels: { at: 'Zaman', action: 'İşlem', address: 'IP adresi' },
  },
};
