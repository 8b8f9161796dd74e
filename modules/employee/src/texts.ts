export const personalDataTexts = {
  title: 'Çalıştığınız salonlar',
  labels: {
    name: 'Ad',
    lastname: 'Soyad',
    phone: 'Telefon',
    email: 'E-posta',
    title: 'Unvan',
    position: 'Pozisyon',
    leftOn: 'Ayrılış',
    leaves: 'İzinler',
  },
};
