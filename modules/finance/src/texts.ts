export const automaticIncomeTexts = {
  title: 'Oto Randevu Ödemesi',
  note: 'Randevu tamamlandığında otomatik oluşturuldu.',
};
