export const texts = {
  close: 'Kapat',
  unsaved: {
    title: 'Değişiklikler kaydedilmedi',
    text: 'Kapatırsanız yazdıklarınız kaybolur.',
    leave: 'Kaydetmeden kapat',
    stay: 'Düzenlemeye dön',
  },
} as const;
