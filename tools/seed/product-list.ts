export type DemoProduct = {
  readonly name: string;
  readonly category: 'Retail' | 'Color' | 'Care' | 'Consumable';
  readonly unit: string;
  readonly cost: number;
  readonly price: number;
  readonly supplier: string;
  readonly criticalLevel: number;
  /** Used in 30 days. */
  readonly monthly: number;
  /** What is left now. */
  readonly left: number;
};

const depot = 'Saç Deposu';
const packing = 'Moda Ambalaj';
const lavin = 'Lavin Kozmetik';

/** What every kind of salon has on its shelves; the first four are low or critical. */
export const demoProducts: readonly DemoProduct[] = [
  {
    name: 'Oksidan krem %6',
    category: 'Color',
    unit: 'Liter',
    cost: 206,
    price: 412,
    supplier: depot,
    criticalLevel: 4,
    monthly: 15,
    left: 1,
  },
  {
    name: 'Alüminyum folyo',
    category: 'Consumable',
    unit: 'Roll',
    cost: 118,
    price: 185,
    supplier: packing,
    criticalLevel: 5,
    monthly: 10,
    left: 2,
  },
  {
    name: 'Mor şampuan',
    category: 'Retail',
    unit: 'Bottle',
    cost: 231,
    price: 420,
    supplier: lavin,
    criticalLevel: 6,
    monthly: 10,
    left: 4,
  },
  {
    name: 'Keratin serum',
    category: 'Care',
    unit: 'Bottle',
    cost: 540,
    price: 980,
    supplier: depot,
    criticalLevel: 6,
    monthly: 10,
    left: 5,
  },
  {
    name: 'Argan bakım yağı',
    category: 'Retail',
    unit: 'Piece',
    cost: 312,
    price: 590,
    supplier: depot,
    criticalLevel: 6,
    monthly: 26,
    left: 14,
  },
  {
    name: 'Boya 7.1 Kumral küllü',
    category: 'Color',
    unit: 'Tube',
    cost: 92,
    price: 168,
    supplier: depot,
    criticalLevel: 8,
    monthly: 21,
    left: 22,
  },
  {
    name: 'Boya 7.31 Bal köpüğü',
    category: 'Color',
    unit: 'Tube',
    cost: 92,
    price: 168,
    supplier: depot,
    criticalLevel: 8,
    monthly: 20,
    left: 18,
  },
  {
    name: 'Tek kullanımlık pelerin',
    category: 'Consumable',
    unit: 'Piece',
    cost: 1.5,
    price: 3,
    supplier: packing,
    criticalLevel: 100,
    monthly: 420,
    left: 340,
  },
  {
    name: 'Saç botoksu',
    category: 'Care',
    unit: 'Box',
    cost: 820,
    price: 1450,
    supplier: lavin,
    criticalLevel: 3,
    monthly: 7,
    left: 9,
  },
  {
    name: 'Isı koruyucu sprey',
    category: 'Retail',
    unit: 'Bottle',
    cost: 148,
    price: 295,
    supplier: lavin,
    criticalLevel: 5,
    monthly: 8,
    left: 17,
  },
  {
    name: 'Nitril eldiven',
    category: 'Consumable',
    unit: 'Box',
    cost: 135,
    price: 210,
    supplier: packing,
    criticalLevel: 2,
    monthly: 4,
    left: 8,
  },
  {
    name: 'Saç maskesi',
    category: 'Care',
    unit: 'Piece',
    cost: 265,
    price: 480,
    supplier: depot,
    criticalLevel: 4,
    monthly: 6,
    left: 11,
  },
];
