export const texts = {
  title: 'Karekodunuz',
  sub: 'Sayfanızı masaya ya da vitrine taşıyın. Yazıcıdan çıkarmanız yeter.',
  kindLabel: 'Nereye basılacak',
  kinds: {
    tent: { name: 'Masa kartı', note: 'A4’ten katlanır, iki yüzü de okunur' },
    sticker: { name: 'Vitrin çıkartması', note: '150 × 191 mm oval, A4’e bir adet' },
    code: { name: 'Yalnızca karekod', note: 'Kartvizit ve sosyal medya için' },
  },
  sentence: 'Üzerindeki cümle',
  sentences: {
    tent: 'Sıradaki randevunuzu beklerken alın.',
    sticker: 'Kapımız kapalıyken de randevu açık.',
  },
  ground: 'Zemin',
  grounds: ['Sayfanızın rengi', 'Koyu', 'Mürdüm', 'Açık'],
  safe: 'Kod hep beyaz üstüne koyu basılır. Adresiniz değişse de çalışır.',
  code: 'Salon sayfasının karekodu',
  hold: 'Telefonunuzun kamerasını koda tutun.',
  copy: 'Kopyala',
  copyLabel: 'Sayfa adresini kopyala',
  svg: 'SVG indir',
  print: 'Yazdır',
  pdf: 'PDF indir',
  pdfDone: 'PDF indirildi. A4 kâğıda, gerçek boyutta basın.',
  paperTitle: (salon: string) => `${salon}, karekod`,
  printHint: 'En az 3 cm basın, etrafını boş bırakın. PDF A4’tür: yazdırırken ölçeği %100 seçin.',
  fileName: (path: string, kind: string) =>
    kind === 'svg' ? `${path}-karekod.svg` : `${path}-karekod-${kind}.pdf`,
  preview: 'Basılacak hâli',
  tent: {
    glue: 'Yapıştırma payı, tabanın altına girer',
    base: 'Taban. Üç kesik çizgiden katlayın, payı buraya yapıştırın.',
  },
  sticker: {
    measure: '150 × 191 mm',
    cut: 'Kesik çizgiden kesin, camın içinden sokağa bakacak şekilde yapıştırın.',
  },
} as const;
