export const words = { title: 'Randevular', list: 'Randevular' } as const;
