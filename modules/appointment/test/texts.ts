export const texts = {
  salon: 'Nehir Saç Atölyesi',
  province: 'İstanbul',
  district: 'Kadıköy',
  service: 'Saç kesimi',
};
