/** A section of each module. One that could not be called would fail the whole export. */
export const sectionTitles: Readonly<Record<string, string>> = {
  auth: 'Hesabınız',
  customer: 'Salonlardaki müşteri kartlarınız',
  appointment: 'Randevularınız',
  salon: 'Online randevuyu size kapatan salonlar',
  employee: 'Çalıştığınız salonlar',
  notification: 'Size gönderilen mesajlar',
  content: 'Bize yazdıklarınız',
  file: 'Yüklediğiniz fotoğraflar',
};
