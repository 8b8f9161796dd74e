type Belongs = { readonly salonCode: string; readonly role: string };

/** An employee belongs to one salon; whoever owns salons may be employed beside them. */
export const employedElsewhere = (memberships: readonly Belongs[], salonCode: string): boolean =>
  memberships.some((one) => one.role === 'Employee' && one.salonCode !== salonCode);
