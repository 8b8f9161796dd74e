/** The note that a merge leaves where the two cards did not agree. */
export const mergeNote = (said: readonly string[]): string =>
  `Birleştirilen kartta yazan: ${said.join(' · ')}`;

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
