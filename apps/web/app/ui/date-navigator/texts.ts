export const texts = {
  label: 'Gün seçimi',
  weekBack: '7 gün geri',
  dayBack: '1 gün geri',
  dayForward: '1 gün ileri',
  weekForward: '7 gün ileri',
  today: 'Bugün',
  tomorrow: 'Yarın',
  yesterday: 'Dün',
  ahead: (days: number) => `${days} gün sonra`,
  ago: (days: number) => `${days} gün önce`,
} as const;
