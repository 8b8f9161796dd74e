export const automatic = {
  title: 'Oto Randevu Ödemesi',
  note: 'Randevu tamamlandığında otomatik oluşturuldu.',
};
