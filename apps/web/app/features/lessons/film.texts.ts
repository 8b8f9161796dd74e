/**
 * The film in words, chapter by chapter: its captions, and what stands beside it for those who do not see it.
 * `pnpm lessons` acts them out in this order.
 */
export const chapters = [
  {
    title: 'Kapıdan bir müşteri girer',
    lines: [
      'Saat öğleden sonra, kapıdan randevusuz bir müşteri girer.',
      'Resepsiyon boş saate basar, “Randevu ekle” der.',
      'Adını yazar, hizmeti seçer; süre ve fiyat kendiliğinden gelir.',
      'Randevu takvimdedir.',
    ],
  },
  {
    title: 'Bir randevu yer değiştirir',
    lines: [
      'Telefon çalar: bir müşteri daha geç gelmek ister.',
      'Randevu tutulur, yeni saatine sürüklenir.',
      'Bırakınca taşınır. Yanlışsa “Geri al” yeter.',
    ],
  },
  {
    title: 'Bir istek onaylanır',
    lines: [
      'Kesik çizgili kutu, internetten gelen bir istektir.',
      '“Randevular” sayfasında en üstte durur; “Onayla” denir.',
      'Takvimde artık mavidir: müşteri bekleniyor.',
    ],
  },
  {
    title: 'İş biter, kasa yazılır',
    lines: [
      'Koltuktaki müşterinin işi bitti.',
      '“Tamamlandı” denir; gelir kendiliğinden yazılır.',
      'Tahsilatta nakit ve kart ayrılır.',
      'Randevu yeşil, kasa tamam. Sıradaki müşteriye geçilir.',
    ],
  },
] as const;

export const filmTexts = {
  name: 'Takvimde bir gün, sessiz film',
  play: 'Oynat:',
  description:
    'Bir resepsiyonist takvimde randevu ekler, taşır, bir isteği onaylar, bir randevuyu tamamlar ve tahsilatını alır.',
  captions: 'Türkçe altyazı',
  download: 'Filmi indirin',
  inWords: 'Filmi okuyun',
} as const;
