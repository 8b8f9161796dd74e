/** The parts of a price that includes VAT, in kurus. Their sum is the price, whatever the rate. */
export const splitVat = (total: number, rate: number): { readonly net: number; readonly vat: number } => {
  const net = Math.round((total * 100) / (100 + rate));
  return { net, vat: total - net };
};
