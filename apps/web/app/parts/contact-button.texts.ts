export const texts = {
  pick: 'Rehberden seç',
  failed: 'Rehber açılamadı. Bilgileri elle yazabilirsiniz.',
} as const;
