/** Masks '+905321234567' as '0532 *** ** 67'. A foreign number keeps its first three characters and last two digits. */
export const maskPhone = (phone: string): string => {
  const turkish = /^\+90(\d{3})\d{5}(\d{2})$/.exec(phone);
  if (turkish) return `0${turkish[1]} *** ** ${turkish[2]}`;
  return `${phone.slice(0, 3)} *** ${phone.slice(-2)}`;
};

/** Masks 'ayse.kara@ornek.com' as 'ay***@ornek.com'. */
export const maskEmail = (email: string): string => email.replace(/^([^@]{0,2})[^@]*/, '$1***');

/** The same object with the customer's phone masked. */
export const maskCustomerPhone = <
  A extends { readonly customerSnapshot: { readonly phone: string | null } | null },
>(
  of: A,
): A => {
  const { customerSnapshot } = of;
  if (!customerSnapshot?.phone) return of;
  return { ...of, customerSnapshot: { ...customerSnapshot, phone: maskPhone(customerSnapshot.phone) } };
};
