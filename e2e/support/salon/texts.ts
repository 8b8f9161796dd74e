/** What the journeys' salons are called, and where they are. */
export const salonDetails = {
  name: 'Nehir Saç Atölyesi',
  province: 34,
  district: 'Kadıköy',
  address: 'Moda Caddesi 12',
} as const;

/** On the shelf of a salon that sells. */
export const arganOil = {
  name: 'Argan yağı',
  description: '',
  category: 'Retail',
  unit: 'Bottle',
  cost: 200,
  price: 590,
  barcode: '',
  supplier: '',
  criticalLevel: 0,
  stock: 14,
} as const;
