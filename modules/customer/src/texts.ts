/** The note that a merge adds for values that the merged card does not keep. */
export const mergeNote = (values: readonly string[]): string =>
  `Birleştirilen kartta yazan: ${values.join(' · ')}`;

export const exportTexts = {
  fileName: 'musteriler.csv',
  yes: 'Evet',
  head: [
    'Ad',
    'Soyad',
    'Telefon',
    'E-posta',
    'Doğum günü',
    'Alerji',
    'Etiketler',
    'Notlar',
    'Son ziyaret',
    'Ziyaret sayısı',
    'Gelmediği',
    'İptal ettiği',
    'Harcama (TL)',
    'Kampanya izni',
    'Kayıt tarihi',
  ],
};

export const refusedFileTexts = { fileName: 'alinmayan-satirlar.csv', why: 'Neden alınmadı' };

export const personalDataTexts = {
  cards: {
    title: 'Salonlardaki müşteri kartlarınız',
    labels: {
      salon: 'Salon',
      name: 'Ad',
      lastname: 'Soyad',
      phone: 'Telefon',
      email: 'E-posta',
      birthday: 'Doğum günü',
      allergies: 'Alerji',
      tags: 'Etiketler',
      visits: 'Ziyaret sayısı',
      createdAt: 'Kayıt zamanı',
    },
  },
  notes: { title: 'Salonların sizin için yazdığı notlar', labels: { at: 'Zaman', text: 'Not' } },
  consents: {
    title: 'Salonlara verdiğiniz izinler',
    labels: { at: 'Zaman', kind: 'İzin', given: 'Verildi', claimed: 'Salonun beyanı' },
  },
};
