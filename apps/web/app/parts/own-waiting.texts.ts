export const texts = {
  dot: ' · ',
  parts: { morning: 'Öğleden önce', afternoon: 'Öğleden sonra', evening: 'Akşam' },
  anyPart: 'Günün her saati',
  anybody: 'Kim olsa olur',
  leave: 'İsteğimi geri al',
  leaveLabel: (what: string) => `İsteğimi geri al: ${what}`,
  left: 'İsteğiniz listeden çıkarıldı.',
  undo: 'Geri al',
} as const;
