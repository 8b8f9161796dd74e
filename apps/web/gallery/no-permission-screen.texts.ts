export const texts = {
  sample: {
    documentTitle: 'Yetkiniz yok · Muhasebe',
    page: 'Muhasebe',
    why: 'Kasayı görmek ayrı bir yetki ister.',
    right: 'Gelir ve gider',
    giver: 'Nehir Aksoy',
  },
} as const;
