export const texts = {
  loading: 'Yükleniyor...',
} as const;
