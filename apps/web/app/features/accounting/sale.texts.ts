export const saleTexts = {
  product: 'Ürün',
  productMissing: 'Satılan ürünü seçin.',
  change: (name: string) => `${name}, başka ürün seç`,
  quantity: 'Adet',
  effect: (before: string, after: string) => `Stokta ${before}, satıştan sonra ${after}`,
  price: (price: string, quantity: number) => `${price} × ${quantity.toLocaleString('tr-TR')}`,
  total: 'Tutar',
  save: 'Satışı kaydet',
  done: (name: string) => `${name} satıldı`,
  doneDetail: (amount: string) => `${amount} gelir yazılıyor, stok düştü.`,
} as const;
