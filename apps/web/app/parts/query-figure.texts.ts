export const texts = { failed: 'Bilgi alınamadı', retry: 'Yeniden dene' } as const;
