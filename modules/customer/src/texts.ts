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
