export const texts = {
  province: 'İl',
  district: 'İlçe',
  find: 'Yazın ya da seçin',
  provinceFirst: 'Önce ilinizi seçin',
  failed: 'Liste getirilemedi. Sayfayı yenileyin.',
} as const;
