import type { RowRefusal } from '../customer-import-routes.ts';

/** Why a row of a file was refused, for the person who uploaded it. */
export const rowRefusalMessages: Readonly<Record<RowRefusal, (detail: string) => string>> = {
  'no-name': () => 'Ad boş',
  'bad-name': () => 'Ad okunamadı: en az iki harf olmalı, bağlantı olamaz',
  formula: () => 'Hücrede formül var',
  'no-phone-same-name': () => 'Telefon yok, aynı adda kart var',
  'no-phone-many': (many) => `Telefon yok, aynı adda ${many} kart var`,
  'phone-short': (digits) => `Telefon eksik: ${digits} hane`,
  'phone-wrong': () => 'Geçersiz numara',
  'phone-of-another': (whose) => `Bu numara başka bir kartta: ${whose}`,
  'has-card': () => 'Bu telefonla kart var',
  'bad-email': (given) => `E-posta okunamadı: ${given}`,
  'bad-birthday': (given) => `Doğum günü okunamadı: ${given}`,
  'bad-last-visit': (given) => `Son ziyaret okunamadı: ${given}`,
  'bad-tags': () => 'Etiketler çok uzun ya da çok fazla',
  'too-long': () => 'Not 1.000, alerji 300 karakteri geçemez',
  'bad-appointment-date': (given) => `Randevu tarihi okunamadı: ${given}`,
  'bad-appointment-time': (given) => `Randevu saati okunamadı: ${given || 'boş'}`,
  'no-service-named': () => 'Randevunun hizmeti boş',
  'unknown-service': () => 'Randevu alınmadı: bu adda tek bir hizmet yok',
  'unknown-employee': () => 'Randevu alınmadı: bu adda tek bir çalışan yok',
  'not-performed': () => 'Randevu alınmadı: çalışan bu hizmeti vermiyor',
  'outside-hours': () => 'Randevu alınmadı: bu saatte çalışılmıyor',
  'slot-taken': () => 'Randevu alınmadı: bu saat dolu',
  past: () => 'Randevu alınmadı: tarihi geçmiş',
  'package-needed': () => 'Randevu alınmadı: paketinizin süresi doldu',
};
