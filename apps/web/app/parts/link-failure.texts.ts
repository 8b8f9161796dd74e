export const texts = {
  over: 'Bu bağlantı artık geçerli değil',
  unknown: 'Bağlantı eksik kopyalanmış ya da süresi dolmuş olabilir. Salonunuzdan yenisini isteyin.',
  retry: 'Yeniden dene',
  home: 'Ana sayfaya git',
} as const;
