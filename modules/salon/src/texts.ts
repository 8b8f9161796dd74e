export const personalDataTexts = {
  title: 'Çevrimiçi randevunuzu kapatan salonlar',
  labels: { salon: 'Salon', name: 'Ad', phone: 'Telefon', reason: 'Neden', until: 'Bitiş' },
};
