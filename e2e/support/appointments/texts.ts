/** What is done in the journeys' salons, and for whom. */
export const treatment = { name: 'Saç kesimi' } as const;

export const melike = { name: 'Melike', lastname: 'Işık' } as const;

/** What the dialog of an appointment says whatever it is about. */
export const words = {
  title: 'Randevu Detayları',
  customer: 'Müşteri',
  complete: 'Tamamlandı Olarak İşaretle',
  completeEarly: 'Evet, tamamlandı',
  miss: 'Gelmedi İşaretle',
  missEarly: 'Evet, gelmedi',
  cancel: 'İptal Olarak İşaretle',
  sendCancel: 'Randevuyu iptal et',
  history: /^Geçmiş/,
} as const;
