import type { Role } from '@ayna/contracts/auth';

type Person = { readonly admin: boolean; readonly kind: string };

/** The role of a person in the product. A person who signed up as an owner is one before the first salon exists. */
export const roleOf = ({ admin, kind }: Person, memberships: readonly { readonly role: string }[]): Role => {
  if (admin) return 'Admin';
  if (memberships.some(({ role }) => role === 'SalonOwner')) return 'SalonOwner';
  if (memberships.length > 0) return 'Employee';
  return kind === 'owner' ? 'SalonOwner' : 'Customer';
};
