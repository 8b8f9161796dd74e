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

export const waitingDataTexts = {
  title: 'Bekleme istekleriniz',
  labels: {
    firstDay: 'İlk gün',
    lastDay: 'Son gün',
    services: 'Hizmetler',
    name: 'Ad',
    phone: 'Telefon',
  },
};

/** What the desk reads of an appointment that a customer booked for somebody else. */
export const noteForSomebodyElse = (who: string, booker: string, note: string): string =>
  [`${who} için. Randevuyu alan: ${booker}.`, note].filter(Boolean).join('\n');
