export const texts = {
  title: 'Salon ya da kişi ara',
  label: 'Salon, kişi ya da kod ara',
  hint: 'Salonun ya da kişinin adından, telefonundan veya e-postasından birkaç harf yazın.',
  oneMore: 'Bir harf daha yazın.',
  salons: 'Salonlar',
  people: 'Kişiler',
  found: (salons: number, people: number) => `${salons} salon, ${people} kişi bulundu`,
  foundMore: (salons: number, people: number) =>
    `${salons} salon, ${people} kişi bulundu. İlk beşer sonuç görünüyor.`,
  noneFound: (typed: string) => `“${typed}” için salon ya da kişi yok`,
  noneFoundText: 'Adın bir parçasını, telefonu ya da salonun kodunu deneyin.',
  failed: 'Arama yapılamadı',
  retry: 'Yeniden dene',
  roles: { Admin: 'Yönetici', SalonOwner: 'Salon Sahibi', Employee: 'Çalışan', Customer: 'Müşteri' },
} as const;
