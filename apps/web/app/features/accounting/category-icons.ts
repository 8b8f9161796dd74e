import {
  Banknote,
  CalendarCheck2,
  HandCoins,
  House,
  type LucideIcon,
  ReceiptText,
  ShoppingBag,
} from 'lucide-react';
import type { Transaction } from '../../data/finance.ts';

export const categoryIcons: Readonly<Record<Transaction['category'], LucideIcon>> = {
  Appointment: CalendarCheck2,
  ProductSale: ShoppingBag,
  Rent: House,
  Salary: Banknote,
  Tip: HandCoins,
  Other: ReceiptText,
};
