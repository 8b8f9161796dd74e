import type { GroupName } from '../groups.ts';

// Who may call a route. Every route declares it; a route without it does not compile.

/** A right is a group that a person has in one salon. `Administrator` passes every check there. */
export type Right = GroupName;

/** The part of a call that contains the salon's code. */
export type SalonCodePath = `${'params' | 'query' | 'body'}.${string}`;

/** `active` is the salon selected in the session. */
export type SalonSource = 'active' | SalonCodePath;

type Anyone = { readonly kind: 'anyone' };
type Guest = { readonly kind: 'guest'; readonly salon: SalonCodePath; readonly signedIn?: true };
/** A signed-in customer of the salon. */
type Customer = Guest & { readonly signedIn: true };
type SignedIn = {
  readonly kind: 'signed-in';
  /** A session that a code opened without a password passes too. */
  readonly customerOnly?: true;
};
type Member = {
  readonly kind: 'member';
  readonly salon: SalonSource;
  readonly any: readonly Right[];
  /** One of these is needed too. */
  readonly also?: readonly Right[];
  readonly admin?: true;
};
/** Platform staff pass too, in any salon. */
type OrAdmin = Member & { readonly admin: true };
type Admin = { readonly kind: 'admin' };
type Internal = { readonly kind: 'internal' };
type InternalSalon = { readonly kind: 'internal-salon'; readonly salon: SalonCodePath };

export type Who = Anyone | Guest | SignedIn | Member | Admin | Internal | InternalSalon;

/** Anybody, with or without an account; the call concerns no salon. */
export const anyone: Anyone = { kind: 'anyone' };

/** Anybody, for the public data of the salon in the call. */
export const guest = (salon: SalonCodePath): Guest => ({ kind: 'guest', salon });

/** Anybody with a valid session, for the public data of the salon in the call. */
export const customerOf = (salon: SalonCodePath): Customer => ({ kind: 'guest', salon, signedIn: true });

/** Anybody who signed in with a password, or set one with a code. */
export const signedIn: SignedIn = { kind: 'signed-in' };

/** Anybody with a valid session, also one that a code opened without a password: a customer's own affairs. */
export const anySession: SignedIn = { kind: 'signed-in', customerOnly: true };

/** A member of the salon with one of these rights; any member if no right is given. */
export const member = (salon: SalonSource, ...any: Right[]): Member => ({ kind: 'member', salon, any });

/** Needs one of these rights besides what `who` asks for. */
export const withRight = (who: Member, ...also: Right[]): Member => ({ ...who, also });

/** Also platform staff. Their changes in the salon are written to the audit log. */
export const orAdmin = (who: Member): OrAdmin => ({ ...who, admin: true });

/** Platform staff. */
export const admin: Admin = { kind: 'admin' };

/** Another module that `module-calls.ts` allows, never a browser. */
export const internal: Internal = { kind: 'internal' };

/** Another module, for the salon in the call. */
export const internalSalon = (salon: SalonCodePath): InternalSalon => ({ kind: 'internal-salon', salon });
