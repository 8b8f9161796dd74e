export const texts = {
  close: 'Kapat',
} as const;
