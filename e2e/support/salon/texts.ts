/** What the journeys' salons are called, and where they are. */
export const salonDetails = {
  name: 'Nehir Saç Atölyesi',
  province: 34,
  district: 'Kadıköy',
  address: 'Moda Caddesi 12',
} as const;
