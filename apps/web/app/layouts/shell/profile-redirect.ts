import type { Me } from '@ayna/contracts/auth';
import { paths } from '../../paths.ts';

type Person = { readonly role: Me['role']; readonly salons: readonly unknown[] };

/** Where somebody begins who asked for no page in particular. */
export const homePath = ({ role, salons }: Person): string =>
  role === 'Admin' && salons.length === 0 ? paths.panel : paths.profile;

/**
 * `/profil` is for members of a salon. One's own account is everybody's; from anywhere else an owner
 * without a salon is led to making one, the platform's people to the panel, and a customer to the account.
 */
export const redirectFromProfile = ({ role, salons }: Person, pathname: string): string | undefined => {
  if (salons.length > 0 || pathname.replace(/\/+$/, '') === paths.account) return undefined;
  if (role === 'SalonOwner') return paths.createSalon;
  return role === 'Admin' ? paths.panel : paths.account;
};
