import type { ProductUnit } from '@ayna/contracts/core/products';
import { unitTexts } from './product-words.texts.ts';

const amounts = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 3 });

/** 1.250; 0,5. */
export const amountText = (amount: number): string => amounts.format(amount);

/** 14 adet. */
export const quantityText = (amount: number, unit: ProductUnit): string =>
  `${amountText(amount)} ${unitTexts[unit]}`;
