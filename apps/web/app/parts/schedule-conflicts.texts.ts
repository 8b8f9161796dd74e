export const texts = {
  unknown: 'Etkilenen randevulara bakılamadı.',
  retry: 'Yeniden dene',
} as const;
