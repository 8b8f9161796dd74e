export const texts = { previous: 'Önceki ay', next: 'Sonraki ay' } as const;
