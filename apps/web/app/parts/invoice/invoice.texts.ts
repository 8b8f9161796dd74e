export const texts = {
  title: 'Fatura',
  draft: 'Bilgi amaçlıdır. Resmî e-fatura ayrıca gönderilir.',
  number: (number: string, day: string) => `Fatura no ${number} · ${day}`,
  order: (number: string) => `Ödeme no ${number}`,
  seller: 'Satıcı',
  buyer: 'Alıcı',
  tax: (office: string, number: string) =>
    [`${number.length === 11 ? 'TCKN' : 'VKN'} ${number}`, office].filter(Boolean).join(', '),
  item: 'Ürün ya da hizmet',
  amount: 'Tutar',
  days: (from: string, to: string) => `${from} – ${to}`,
  net: 'KDV hariç tutar',
  vat: (rate: number) => `KDV %${rate}`,
  total: 'Toplam, ödendi',
  fileName: (number: string) => `fatura-${number}`,
};
