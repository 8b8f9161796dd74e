export const texts = {
  name: 'Takvim turu',
  steps: {
    filter: {
      title: 'Kimin günü?',
      text: 'Tüm ekibi yan yana görün ya da bir kişiyi seçin; tek kişide sıradakiler ve boş aralıklar yanda açılır.',
    },
    views: {
      title: 'Gün, hafta, ay',
      text: 'Seçtiğiniz tarih üç görünümde de aynı kalır. Haftada güne çift tıklayın, ayda güne dokunun: o gün açılır.',
    },
    navigator: {
      title: 'Tarihler elinizin altında',
      text: 'Oklarla bir gün, çift oklarla yedi gün gidin. Klavyede sağ ve sol ok, bugün için T.',
    },
    block: {
      title: 'Her kutu bir randevu',
      text: 'Dokunun: hizmet, müşteri ve not açılır, yetkiniz varsa durumu oradan değiştirirsiniz.',
    },
    aside: {
      title: 'Sıradaki ve boş aralıklar',
      text: 'Kim geliyor, nerede yer var, gün ne getiriyor: hepsi burada. Boş aralığa dokunursanız randevu formu dolu açılır.',
    },
    add: {
      title: 'Yeni randevu',
      text: 'Buradan ya da takvimde boş bir saate dokunarak ekleyin. Telefondaki müşteriyi bulmak için her yerde / tuşu yeter.',
    },
  },
} as const;
