export const personalDataTexts = {
  title: 'Online randevuyu size kapatan salonlar',
  labels: { salon: 'Salon', name: 'Ad', phone: 'Telefon', reason: 'Neden', until: 'Bitiş' },
};
