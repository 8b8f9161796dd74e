import type { GroupName } from '../groups.ts';

// Who may call a route. Every route says it, and a route without it does not compile.

/** Rights are groups that a person holds in one salon; `Administrator` passes every check there. */
export type Right = GroupName;

/** Where a call names its salon. */
export type NamedSalon = `${'params' | 'query' | 'body'}.${string}`;

/** `active` is the salon that the session has chosen. */
export type SalonIn = 'active' | NamedSalon;

type Anyone = { readonly kind: 'anyone' };
type Guest = { readonly kind: 'guest'; readonly salon: NamedSalon; readonly signedIn?: true };
/** Somebody with an account, as a customer of the salon. */
type Customer = Guest & { readonly signedIn: true };
type SignedIn = { readonly kind: 'signed-in' };
type Member = {
  readonly kind: 'member';
  readonly salon: SalonIn;
  readonly any: readonly Right[];
  readonly admin?: true;
};
/** Platform staff pass too, whose salon it may be. */
type OrAdmin = Member & { readonly admin: true };
type Admin = { readonly kind: 'admin' };
type Sibling = { readonly kind: 'sibling' };
type SalonSibling = { readonly kind: 'salon-sibling'; readonly salon: NamedSalon };

export type Who = Anyone | Guest | SignedIn | Member | Admin | Sibling | SalonSibling;

/** Anybody, with or without an account; the call is about no salon. */
export const anyone: Anyone = { kind: 'anyone' };

/** Anybody, looking at the public side of the salon that the call names. */
export const guest = (salon: NamedSalon): Guest => ({ kind: 'guest', salon });

/** Anybody with a live session, looking at the public side of the salon that the call names. */
export const customerOf = (salon: NamedSalon): Customer => ({ kind: 'guest', salon, signedIn: true });

/** Anybody with a live session. */
export const signedIn: SignedIn = { kind: 'signed-in' };

/** A member of the salon who holds one of the rights; with no right named, any member. */
export const member = (salon: SalonIn, ...any: Right[]): Member => ({ kind: 'member', salon, any });

/** The same, and the platform's own staff; what they do there is written to the audit. */
export const orAdmin = (who: Member): OrAdmin => ({ ...who, admin: true });

/** The platform's own staff. */
export const admin: Admin = { kind: 'admin' };

/** A sibling module that the table of asks allows, never a browser. */
export const sibling: Sibling = { kind: 'sibling' };

/** A sibling module, asking about the salon that the call names. */
export const salonSibling = (salon: NamedSalon): SalonSibling => ({ kind: 'salon-sibling', salon });
