export const texts = { failed: 'Bilgi getirilemedi', retry: 'Yeniden dene' } as const;
