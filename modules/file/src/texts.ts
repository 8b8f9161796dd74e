export const personalDataTexts = {
  title: 'Yüklediğiniz fotoğraflar',
  labels: { at: 'Zaman', picture: 'Adres' },
};
