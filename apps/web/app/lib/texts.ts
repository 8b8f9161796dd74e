/** Failures that no server put into words. */
export const texts = {
  unreachable: 'Bağlantı koptu. İnternetinizi kontrol edin, kaldığınız yerden devam edelim.',
  noAnswer: 'Sunucu yanıt vermiyor. İnternetinizi kontrol edip yeniden deneyin.',
  unexpected: 'Beklenmeyen bir durum oluştu. Yeniden deneyin.',
} as const;
