type Membership = { readonly salonCode: string; readonly role: string };

/** An employee belongs to one salon; an owner of salons may also be an employee of one. */
export const isEmployedElsewhere = (memberships: readonly Membership[], salonCode: string): boolean =>
  memberships.some((one) => one.role === 'Employee' && one.salonCode !== salonCode);
