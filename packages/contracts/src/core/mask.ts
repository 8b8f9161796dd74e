/** '+905321234567' as '0532 *** ** 67'; a foreign one keeps its country and its last two digits. */
export const maskedPhone = (phone: string): string => {
  const turkish = /^\+90(\d{3})\d{5}(\d{2})$/.exec(phone);
  if (turkish) return `0${turkish[1]} *** ** ${turkish[2]}`;
  return `${phone.slice(0, 3)} *** ${phone.slice(-2)}`;
};

/** Whether somebody with these groups in a salon sees the phones of its customers. */
export const seesPhones = (groups: ReadonlySet<string>): boolean =>
  groups.has('Administrator') || groups.has('view-customer-phone') || groups.has('Receptionist');

/** Whether somebody with these groups in a salon sees what a customer has spent. */
export const seesSpending = (groups: ReadonlySet<string>): boolean =>
  ['Administrator', 'Receptionist', 'view-reports', 'manage-finance'].some((group) => groups.has(group));
