const amountPattern = /^(\d{1,10})(?:\.(\d+))?$/;

/**
 * An amount in whole kurus, from lira with any number of decimals: iyzico answers '100.0' to '100.00'. Null when it is no
 * amount, or has parts of a kurus.
 */
export const toKurus = (amount: string | number): number | null => {
  const [, whole, decimals = ''] = amountPattern.exec(String(amount)) ?? [];
  if (whole === undefined || /[1-9]/.test(decimals.slice(2))) return null;
  return Number(whole) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
};

/** Lira with two decimals, as a decimal column takes it. */
export const toLiraText = (kurus: number): string =>
  `${Math.floor(kurus / 100)}.${String(kurus % 100).padStart(2, '0')}`;
