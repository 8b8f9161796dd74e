export const texts = {
  documentTitle: 'Bağlantı yok · Ayna',
  title: 'Bağlantı yok',
  text: 'Bu sayfa bağlantı gelince açılır. Takviminizi ve randevularınızı son okunan hâlleriyle görebilirsiniz.',
  retry: 'Yeniden dene',
  calendar: 'Takvim',
  appointments: 'Randevularım',
} as const;
