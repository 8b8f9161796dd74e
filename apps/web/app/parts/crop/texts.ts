export const texts = {
  title: 'Fotoğrafı kırpın',
  area: 'Kırpma alanı, ok tuşlarıyla taşınır',
  zoom: 'Yakınlık',
  shape: 'Biçim',
  shapes: { wide: 'Yatay', square: 'Kare', tall: 'Dikey' },
  whole: 'Kırpmadan kullan',
  cut: 'Kırp ve kullan',
  loading: 'Fotoğraf açılıyor',
  unreadable: 'Bu fotoğraf açılamadı. Başka bir fotoğraf seçin.',
} as const;
