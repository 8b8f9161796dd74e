import * as z from 'zod/mini';
import { groupNames } from '../groups.ts';
import { email, mobile, personName, phone } from './people.ts';
import { pictureUrl } from './pictures.ts';
import { code } from './shapes.ts';

// Shapes of accounts and sessions, beside the contract that uses them: `@ayna/contracts/auth`.

/** Long rather than odd: length is what makes guessing hard. */
export const password = z.string().check(z.minLength(10), z.maxLength(128));

/** Six digits as the SMS shows them; a pasted space is forgiven. */
export const oneTimeCode = z.pipe(
  z.string().check(z.maxLength(20)),
  z.pipe(
    z.transform((text: string) => text.replaceAll(/[\s-]/g, '')),
    z.string().check(z.regex(/^\d{6}$/)),
  ),
);

/** In a browser `refreshToken` is a handle that is useless without the cookie that came with it. */
export const session = z.object({
  accessToken: z.string(),
  accessExpiresAt: z.iso.datetime(),
  refreshToken: z.string(),
  refreshExpiresAt: z.iso.datetime(),
  userCode: code,
  /** The server's clock, so that a browser whose own is off still knows when to refresh. */
  now: z.iso.datetime(),
});

export type Session = z.output<typeof session>;

/** A code went out, or would have: nobody learns from this whether an account exists. */
export const challenge = z.object({
  challenge: code,
  expiresAt: z.iso.datetime(),
  /** When another code may be asked for. */
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
  /** That the KVKK notice was read is recorded, and no service depends on the other three. */
  noticeRead: z.literal(true),
  marketingSms: z._default(z.boolean(), false),
  marketingMail: z._default(z.boolean(), false),
  photos: z._default(z.boolean(), false),
});

export const signInForm = z.object({ email, password: z.string().check(z.minLength(1), z.maxLength(128)) });
export const signInPhoneForm = z.object({
  phone,
  password: z.string().check(z.minLength(1), z.maxLength(128)),
});

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
  phone: z.string(),
  imageUrl: z.nullable(z.string()),
  role,
  /** The salon that the session works in; null for somebody who belongs to none. */
  salonCode: z.nullable(code),
  /** The groups held in that salon. */
  groups: z.array(z.string()),
  salons: z.array(z.object({ salonCode: code, groups: z.array(z.string()) })),
  passwordChangedAt: z.iso.datetime(),
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

export const shownUser = z.object({
  code,
  name: z.string(),
  lastname: z.string(),
  imageUrl: z.nullable(z.string()),
});

export const foundUser = z.object({ code, maskedName: z.string() });

export const device = z.object({
  code,
  /** As the browser calls itself: 'Windows, Chrome'. */
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

export const standing = z.object({
  alive: z.boolean(),
  admin: z.boolean(),
  salonCode: z.nullable(code),
  groups: z.nullable(z.array(z.string())),
});

/** A person as a sibling needs to know: who somebody is, and where messages go. */
export const knownPerson = z.object({
  code,
  name: z.string(),
  lastname: z.string(),
  phone: z.string(),
  email: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  salons: z.array(z.object({ salonCode: code, role: z.enum(['SalonOwner', 'Employee']) })),
});

export const memberRights = z.object({
  userCode: code,
  groups: z.array(group),
  /** The last change of them, and who made it; null where nobody has since the person joined. */
  changedAt: z.nullable(z.iso.datetime()),
  changedBy: z.nullable(z.string()),
});

export type MemberRights = z.output<typeof memberRights>;

/** Short words that screens give their tours. */
export const tourName = z.string().check(z.regex(/^[a-z][a-z-]{1,39}$/));
