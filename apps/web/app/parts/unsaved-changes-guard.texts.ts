export const texts = {
  title: 'Değişiklikler kaydedilmedi',
  text: 'Bu sayfadan ayrılırsanız yazdıklarınız kaybolur.',
  stay: 'Sayfada kal',
  leave: 'Kaydetmeden ayrıl',
} as const;
