/** Apart from pictures that everybody may see: the public route cannot name a key of this folder. */
export const receiptFolder = (salonCode: string): string => `receipts/${salonCode}`;
