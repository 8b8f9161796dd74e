import * as z from 'zod/mini';
import { accountSecurityRoutes } from './core/account-security-routes.ts';
import * as account from './core/accounts.ts';
import { auditRoutes } from './core/audit.ts';
import { authInternalRoutes } from './core/auth-internal-routes.ts';
import { contract, del, get, post, put } from './core/contract.ts';
import { firstPasswordRoutes } from './core/first-password-routes.ts';
import { guestSessionRoutes } from './core/guest-session-routes.ts';
import { sessionRoutes } from './core/session-routes.ts';
import { code, emptyObject, pageNumber, queryInt } from './core/shapes.ts';
import { email, mobile, phone, singleLineText } from './core/text-fields.ts';
import { admin, anyone, member, orAdmin, signedIn } from './core/who.ts';

export type {
  Challenge,
  ConsentKind,
  Device,
  ListedUser,
  Me,
  MemberRights,
  Role,
  SalonMember,
  SecondFactor,
  Session,
} from './core/accounts.ts';
export {
  guestForm,
  oneTimeCode,
  password,
  profileForm,
  signInForm,
  signInPhoneForm,
  signUpForm,
} from './core/accounts.ts';
export type { AuditEntry, AuditKind } from './core/audit.ts';
export { auditKinds } from './core/audit.ts';

export const auth = contract('auth', {
  signIn: post('/api/sign/in', {
    who: anyone,
    http: true,
    summary: 'Signs in by e-mail; with X-Client: browser the refresh secret is set as a cookie',
    body: account.signInForm,
    response: account.session,
    rateLimit: { max: 20, seconds: 60, strict: true },
  }),
  signInPhone: post('/api/sign/in-phone', {
    who: anyone,
    http: true,
    summary: 'Signs in by phone',
    body: account.signInPhoneForm,
    response: account.session,
    rateLimit: { max: 20, seconds: 60, strict: true },
  }),
  signUp: put('/api/sign/up', {
    who: anyone,
    summary: 'Creates an account and sends a code to its phone',
    body: account.signUpForm,
    response: account.challenge,
    idempotent: true,
    rateLimit: { max: 10, seconds: 600, strict: true },
  }),
  activate: post('/api/sign/activate-with-phone', {
    who: anyone,
    http: true,
    summary: 'Verifies the phone with the code and signs in',
    body: z.object({ challenge: code, code: account.oneTimeCode }),
    response: account.session,
    rateLimit: { max: 30, seconds: 60, strict: true },
  }),
  resetPassword: post('/api/sign/reset-password', {
    who: signedIn,
    summary: 'Changes the password of the signed-in person and ends the other sessions',
    body: z.object({ email, password: z.string().check(z.maxLength(128)), newPassword: account.password }),
    response: emptyObject,
    rateLimit: { max: 10, seconds: 600, strict: true },
  }),
  forgotPassword: post('/api/sign/forgot-password', {
    who: anyone,
    summary: 'Sends a code to the phone, if an account has it',
    body: z.object({ phone: mobile }),
    response: account.challenge,
    rateLimit: { max: 10, seconds: 600, strict: true },
  }),
  newPassword: post('/api/sign/new-password', {
    who: anyone,
    http: true,
    summary: 'Resets a forgotten password with the code, ends every session and signs in',
    body: z.object({ challenge: code, code: account.oneTimeCode, password: account.password }),
    response: account.session,
    rateLimit: { max: 30, seconds: 60, strict: true },
  }),
  keys: get('/api/sign/keys', {
    who: anyone,
    summary: 'The public keys of access tokens, as a JWK set',
    response: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  }),
  userWithoutCode: get('/api/user', {
    who: signedIn,
    summary: 'An empty object: the response to a lookup without a code',
    response: emptyObject,
  }),
  sessions: get('/api/user/sessions', {
    who: signedIn,
    summary: 'The devices that are signed in',
    response: z.array(account.device),
  }),
  endSession: del('/api/user/sessions/:code', {
    who: signedIn,
    summary: 'Signs one device out',
    params: z.object({ code }),
    response: emptyObject,
  }),
  endOtherSessions: post('/api/user/sessions/end-others', {
    who: signedIn,
    summary: 'Signs every other device out',
    response: emptyObject,
  }),
  consents: get('/api/user/consents', {
    who: signedIn,
    summary: 'The consents of the signed-in person, with their time',
    response: z.array(account.consent),
  }),
  consent: post('/api/user/consents', {
    who: signedIn,
    summary: 'Gives or withdraws a consent; every change is stored',
    body: z.object({ kind: account.consentKind, given: z.boolean() }),
    response: emptyObject,
  }),
  profile: post('/api/user/user-profile', {
    who: signedIn,
    summary: 'Changes the name and picture of the signed-in person',
    body: account.profileForm,
    response: emptyObject,
  }),
  userPage: get('/api/user/page/:page', {
    who: admin,
    summary: 'Users, newest first; `om` per page (10), `s` searches name, e-mail and phone; pages from 0',
    params: z.object({ page: pageNumber }),
    query: z.object({
      om: z.optional(queryInt(1, 100)),
      s: z.optional(z.string().check(z.maxLength(100))),
    }),
    response: account.userPage,
  }),
  setActive: put('/api/user/active/:userCode', {
    who: admin,
    summary: 'Deactivates a person and ends every session, or activates the person again',
    params: z.object({ userCode: code }),
    body: z.object({ active: z.boolean() }),
    response: emptyObject,
  }),
  groups: get('/api/user/group/all', {
    who: signedIn,
    summary: 'Every group by area with what it allows, and the presets of the positions',
    response: account.groupList,
  }),
  setGroups: put('/api/user/group/:userId', {
    who: orAdmin(member('body.salonCode', 'Administrator')),
    summary: 'Sets the groups of a person in a salon; nobody may change their own',
    params: z.object({ userId: code }),
    body: z.object({
      salonCode: code,
      groups: z.array(account.group).check(z.maxLength(30)),
      /** Kept in the audit log; the panel requires one of the platform's staff. */
      reason: z.optional(singleLineText(3, 300)),
    }),
    response: emptyObject,
  }),
  members: get('/api/user/group/by-salon/:salonCode', {
    who: member('params.salonCode', 'manage-employees'),
    summary: 'The groups of every member of the salon, and who changed them last',
    params: z.object({ salonCode: code }),
    response: z.array(account.memberRights),
  }),
  salonTeam: get('/api/user/by-salon/:salonCode', {
    who: admin,
    summary: 'Who belongs to a salon, with which groups, and when each was last seen; for platform staff',
    params: z.object({ salonCode: code }),
    response: z.array(account.salonMember),
  }),
  byEmail: get('/api/user/e-mail', {
    who: orAdmin(member('active', 'manage-employees')),
    summary: 'Finds a user by e-mail: code and masked name',
    query: z.object({ email }),
    response: account.userMatch,
    rateLimit: { max: 30, seconds: 600, strict: true },
  }),
  byPhone: get('/api/user/phone', {
    who: orAdmin(member('active', 'manage-employees')),
    summary: 'Finds a user by phone: code and masked name',
    query: z.object({ phone }),
    response: account.userMatch,
    rateLimit: { max: 30, seconds: 600, strict: true },
  }),
  user: get('/api/user/:userCode', {
    who: signedIn,
    summary: 'A person: oneself, a member of the same active salon, or anybody for Admin',
    params: z.object({ userCode: code }),
    response: account.userSummary,
  }),
  ...sessionRoutes,
  ...auditRoutes,
  ...accountSecurityRoutes,
  ...guestSessionRoutes,
  ...firstPasswordRoutes,
  ...authInternalRoutes,
});
