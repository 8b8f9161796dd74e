// Date is only a word here.
export const spoken = 'a Date';
