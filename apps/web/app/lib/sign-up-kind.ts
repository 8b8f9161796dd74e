/** The name in the address under which the sign-up page keeps for whom the account is, and its value for customers. */
export const kindParam = 'tur';
export const customerKindValue = 'musteri';
