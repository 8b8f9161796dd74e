import * as z from 'zod/mini';
import { groupNames } from '../groups.ts';
import { pictureUrl } from './pictures.ts';
import { code } from './shapes.ts';
import { email, mobile, personName, phone } from './text-fields.ts';

// Schemas of accounts and sessions, used by `@ayna/contracts/auth`.

/** Only a minimum length, no required characters: length makes guessing hard. */
export const password = z.string().check(z.minLength(10), z.maxLength(128));

/** A password that exists already, of whatever length. */
export const presentPassword = z.string().check(z.minLength(1), z.maxLength(128));

/** Six digits as in the SMS; pasted spaces and hyphens are ignored. */
export const oneTimeCode = z.pipe(
  z.string().check(z.maxLength(20)),
  z.pipe(
    z.transform((text: string) => text.replaceAll(/[\s-]/g, '')),
    z.string().check(z.regex(/^\d{6}$/)),
  ),
);

/** A code of the authenticator app, or one of the recovery codes: ten letters and digits, typed in any way. */
export const secondFactorCode = z.pipe(
  z.string().check(z.maxLength(20)),
  z.pipe(
    z.transform((text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase()),
    z.string().check(z.regex(/^(?:\d{6}|[a-z\d]{10})$/)),
  ),
);

export const secondFactor = z.object({
  enabled: z.boolean(),
  /** Until then this session has passed it; null if it has not. */
  passedUntil: z.nullable(z.iso.datetime()),
  recoveryCodesLeft: z.int(),
});

export type SecondFactor = z.output<typeof secondFactor>;

/** Each of them replaces one code of the app, once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** In a browser `refreshToken` is a handle that works only together with the cookie set with it. */
export const session = z.object({
  accessToken: z.string(),
  accessExpiresAt: z.iso.datetime(),
  refreshToken: z.string(),
  refreshExpiresAt: z.iso.datetime(),
  userCode: code,
  /** The server's clock, so that a browser with a wrong clock still knows when to refresh. */
  now: z.iso.datetime(),
});

export type Session = z.output<typeof session>;

/** A code was sent, or would have been: the response does not reveal whether an account exists. */
export const challenge = z.object({
  challenge: code,
  expiresAt: z.iso.datetime(),
  /** When another code may be requested. */
  resendAt: z.iso.datetime(),
  now: z.iso.datetime(),
});

export type Challenge = z.output<typeof challenge>;

export const signUpForm = z.object({
  kind: z.enum(['owner', 'customer']),
  name: personName,
  lastname: personName,
  phone: mobile,
  email,
  password,
  /** Optional, like every consent. The KVKK notice needs none: the server records the version that was shown. */
  marketingSms: z._default(z.boolean(), false),
  marketingMail: z._default(z.boolean(), false),
  photos: z._default(z.boolean(), false),
});

/** Somebody who books without a password: the code sent to the phone is the only proof. */
export const guestForm = z.object({
  name: personName,
  lastname: personName,
  phone: mobile,
  /** Whether the page showed the KVKK notice; it is stored with the account. */
  noticeSeen: z.boolean(),
});

export const signInForm = z.object({ email, password: presentPassword });
export const signInPhoneForm = z.object({ phone, password: presentPassword });

export const profileForm = z.object({
  name: personName,
  lastname: personName,
  imageUrl: z.optional(z.nullable(pictureUrl)),
});

export const role = z.enum(['Admin', 'SalonOwner', 'Employee', 'Customer']);

export type Role = z.output<typeof role>;

export const me = z.object({
  code,
  name: z.string(),
  lastname: z.string(),
  email: z.nullable(z.string()),
  /** Somebody opened the link that was sent to the address. */
  emailVerified: z.boolean(),
  phone: z.string(),
  imageUrl: z.nullable(z.string()),
  role,
  /** The session's active salon; null for a person without a salon. */
  salonCode: z.nullable(code),
  /** The person's groups in that salon. */
  groups: z.array(z.string()),
  salons: z.array(z.object({ salonCode: code, groups: z.array(z.string()) })),
  passwordChangedAt: z.iso.datetime(),
  /** A code opened this session without a password: it has a customer's rights, also where the person owns a salon. */
  customerOnly: z.boolean(),
});

export type Me = z.output<typeof me>;

const listedUser = z.object({
  code,
  name: z.string(),
  lastname: z.string(),
  email: z.nullable(z.string()),
  phone: z.string(),
  imageUrl: z.nullable(z.string()),
  role,
  active: z.boolean(),
  createdAt: z.iso.datetime(),
  salons: z.array(z.object({ salonCode: code, groups: z.array(z.string()) })),
});

export type ListedUser = z.output<typeof listedUser>;

export const userSummary = z.object({
  code,
  name: z.string(),
  lastname: z.string(),
  imageUrl: z.nullable(z.string()),
});

export const userMatch = z.object({ code, maskedName: z.string() });

export const device = z.object({
  code,
  /** From the user agent: 'Windows, Chrome'. */
  device: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});

export type Device = z.output<typeof device>;

export const consentKind = z.enum(['notice', 'marketing-sms', 'marketing-mail', 'photos']);

export type ConsentKind = z.output<typeof consentKind>;

export const consent = z.object({
  kind: consentKind,
  given: z.boolean(),
  at: z.iso.datetime(),
  version: z.int(),
});

export const group = z.enum(groupNames);

export const userPage = z.object({ items: z.array(listedUser), totalCount: z.int(), pageCount: z.int() });

export const groupList = z.object({
  groups: z.array(z.object({ name: group, area: z.string(), title: z.string(), text: z.string() })),
  presets: z.array(z.object({ position: z.string(), groups: z.array(group) })),
});

export const sessionStatus = z.object({
  alive: z.boolean(),
  admin: z.boolean(),
  salonCode: z.nullable(code),
  groups: z.nullable(z.array(z.string())),
  suspended: z.optional(z.boolean()),
  customerOnly: z.optional(z.literal(true)),
  secondFactor: z.enum(['missing', 'due', 'passed']),
});

/** A person as other modules need it: identity and contact details. */
export const personDetails = z.object({
  code,
  name: z.string(),
  lastname: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  salons: z.array(z.object({ salonCode: code, role: z.enum(['SalonOwner', 'Employee']) })),
});

/** A member of a salon as platform staff see one: enough to let an owner in again. */
export const salonMember = z.object({
  userCode: code,
  name: z.string(),
  lastname: z.string(),
  /** Masked. */
  phone: z.string(),
  role: z.enum(['SalonOwner', 'Employee']),
  groups: z.array(group),
  active: z.boolean(),
  /** Null for a person without a session since the last clearing of old ones. */
  lastSeenAt: z.nullable(z.iso.datetime()),
});

export type SalonMember = z.output<typeof salonMember>;

export const memberRights = z.object({
  userCode: code,
  groups: z.array(group),
  /** The last change of the groups and its author; null if they are unchanged since the person joined. */
  changedAt: z.nullable(z.iso.datetime()),
  changedBy: z.nullable(z.string()),
});

export type MemberRights = z.output<typeof memberRights>;

/** The short name of a screen's tour. */
export const tourName = z.string().check(z.regex(/^[a-z][a-z-]{1,39}$/));
