export const texts = {
  label: 'Ürün ara',
  hint: 'Ad ya da barkod',
  none: 'Bu adla ürün bulunamadı.',
  found: (stock: string, price: string) => `stokta ${stock}, ${price}`,
} as const;
