export const texts = {
  title: 'Bu sayfa için yetkiniz yok',
  ask: 'Salonunuzdan isteyebilirsiniz, açıldığı an bu sayfa da açılır.',
  needed: 'Gereken yetki',
  closed: 'Kapalı',
  giver: 'Verebilecek kişi',
  owner: (name: string) => `${name}, salon sahibi`,
  request: 'Yetki iste',
  calendar: 'Takvime dön',
} as const;
