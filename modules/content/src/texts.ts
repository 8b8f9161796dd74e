export const personalDataTexts = {
  title: 'Bize yazdıklarınız',
  labels: { at: 'Zaman', name: 'Ad', email: 'E-posta', phone: 'Telefon', subject: 'Konu', message: 'Mesaj' },
};
