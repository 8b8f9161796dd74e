export const personalDataTexts = {
  title: 'Randevularınız',
  labels: {
    startsAt: 'Zaman',
    status: 'Durum',
    service: 'Hizmet',
    employee: 'Çalışan',
    price: 'Fiyat (TL)',
    note: 'Not',
    remark: 'İptal açıklaması',
    name: 'Ad',
    phone: 'Telefon',
  },
};
