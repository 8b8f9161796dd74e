import type { ProductCategory, ProductUnit } from '@ayna/contracts/core/products';

export const unitTexts: Readonly<Record<ProductUnit, string>> = {
  Piece: 'adet',
  Bottle: 'şişe',
  Tube: 'tüp',
  Box: 'kutu',
  Pack: 'paket',
  Roll: 'rulo',
  Liter: 'litre',
  Milliliter: 'ml',
  Kilogram: 'kg',
  Gram: 'gram',
};

export const categoryTexts: Readonly<Record<ProductCategory, string>> = {
  Retail: 'Satış',
  Color: 'Boya',
  Care: 'Bakım',
  Consumable: 'Sarf',
  Other: 'Diğer',
};
