/** The contract's: amounts have three decimals and stay below a million. */
const decimals = 3;
const maxWhole = 6;

export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | ',' | 'delete';

/** What stands in the display after a key; a key that makes no amount changes nothing. */
export const pressKey = (typed: string, key: PadKey): string => {
  if (key === 'delete') return typed.slice(0, -1);
  if (key === ',') return typed.includes(',') ? typed : `${typed === '' ? '0' : typed},`;
  const next = typed === '0' ? key : typed + key;
  const [whole = '', fraction = ''] = next.split(',');
  return whole.length > maxWhole || fraction.length > decimals ? typed : next;
};

/** Null while nothing is typed. */
export const parseTyped = (typed: string): number | null =>
  typed === '' ? null : Number(typed.replace(',', '.'));

export const typedOf = (amount: number): string => String(amount).replace('.', ',');
