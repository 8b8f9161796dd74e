export const texts = {
  nobody: 'İsimsiz müşteri',
  range: (from: string, to: string) => `${from} – ${to}`,
  undo: 'Geri al',
  taken: 'Bu saat az önce doldu. Başka birini seçin ya da gün önerin.',
  toasts: {
    moved: (name: string, candidate: string) => `${name} randevusu taşındı: ${candidate}`,
    movedAll: (count: number) => `${count} randevu taşındı`,
    stayed: (count: number) => `${count} randevu taşınamadı, nedenini yanında görürsünüz.`,
    noneMoved: 'Randevular taşınamadı',
    undoAll: 'Hepsini geri al',
    undone: 'Randevu eski yerine döndü',
    undoneAll: (count: number) => `${count} randevu eski yerine döndü`,
    notUndone: (count: number) => `${count} randevu geri alınamadı, yerleri dolmuş olabilir.`,
  },
} as const;
