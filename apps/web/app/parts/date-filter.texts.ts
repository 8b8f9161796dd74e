export const texts = {
  clear: 'Tarih seçimini kaldır',
  ready: 'Hazır aralıklar',
  first: 'İlk gün',
  last: 'Son gün',
  apply: 'Uygula',
  missing: 'İki günü de yazın.',
  reversed: 'Son gün ilk günden önce olamaz.',
  tooLong: 'En çok 400 gün seçilebilir.',
} as const;
