import type { Transaction } from '../data/finance.ts';

/** What the books call the categories of the spec. */
export const transactionCategories: Readonly<Record<Transaction['category'], string>> = {
  Appointment: 'Randevu',
  ProductSale: 'Ürün satışı',
  Rent: 'Kira',
  Salary: 'Maaş',
  Tip: 'Bahşiş',
  Other: 'Diğer',
};
