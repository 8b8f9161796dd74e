import * as z from 'zod/mini';
import * as account from './core/accounts.ts';
import { askedBySiblings } from './core/asked-by-siblings.ts';
import { contract, del, get, post, put } from './core/contract.ts';
import { email, mobile, phone } from './core/people.ts';
import { code, nothing, queryInt } from './core/shapes.ts';
import { admin, anyone, member, orAdmin, signedIn } from './core/who.ts';

export type {
  Challenge,
  ConsentKind,
  Device,
  ListedUser,
  Me,
  MemberRights,
  Role,
  Session,
} from './core/accounts.ts';
export {
  oneTimeCode,
  password,
  profileForm,
  signInForm,
  signInPhoneForm,
  signUpForm,
} from './core/accounts.ts';

export const auth = contract('auth', {
  signIn: post('/api/sign/in', {
    who: anyone,
    wire: true,
    summary: 'Signs in by e-mail; X-Client: browser puts the refresh secret in a cookie',
    body: account.signInForm,
    answer: account.session,
    limit: { max: 20, seconds: 60, strict: true },
  }),
  signInPhone: post('/api/sign/in-phone', {
    who: anyone,
    wire: true,
    summary: 'Signs in by phone',
    body: account.signInPhoneForm,
    answer: account.session,
    limit: { max: 20, seconds: 60, strict: true },
  }),
  signUp: put('/api/sign/up', {
    who: anyone,
    summary: 'Opens an account and sends a code to its phone',
    body: account.signUpForm,
    answer: account.challenge,
    once: true,
    limit: { max: 10, seconds: 600, strict: true },
  }),
  activate: post('/api/sign/activate-with-phone', {
    who: anyone,
    wire: true,
    summary: 'Proves the phone with the code and signs in',
    body: z.object({ challenge: code, code: account.oneTimeCode }),
    answer: account.session,
    limit: { max: 30, seconds: 60, strict: true },
  }),
  resendCode: post('/api/sign/resend-code', {
    who: anyone,
    summary: 'Sends a new code for the same purpose; the old one dies',
    body: z.object({ challenge: code }),
    answer: account.challenge,
    limit: { max: 10, seconds: 600, strict: true },
  }),
  refresh: post('/api/sign/refresh-token', {
    who: anyone,
    wire: true,
    summary: 'Exchanges a refresh token for its successor',
    body: z.object({ refreshToken: z.string().check(z.maxLength(200)) }),
    answer: account.session,
  }),
  signOut: post('/api/sign/out', {
    who: anyone,
    wire: true,
    summary: 'Ends the session of a refresh token',
    body: z.object({ refreshToken: z.string().check(z.maxLength(200)) }),
    answer: nothing,
  }),
  resetPassword: post('/api/sign/reset-password', {
    who: signedIn,
    summary: 'Changes the password of the signed-in person and ends the other sessions',
    body: z.object({ email, password: z.string().check(z.maxLength(128)), newPassword: account.password }),
    answer: nothing,
    limit: { max: 10, seconds: 600, strict: true },
  }),
  forgotPassword: post('/api/sign/forgot-password', {
    who: anyone,
    summary: 'Sends a code to the phone, if an account has it',
    body: z.object({ phone: mobile }),
    answer: account.challenge,
    limit: { max: 10, seconds: 600, strict: true },
  }),
  newPassword: post('/api/sign/new-password', {
    who: anyone,
    wire: true,
    summary: 'Sets a forgotten password anew with the code, ends every session and signs in',
    body: z.object({ challenge: code, code: account.oneTimeCode, password: account.password }),
    answer: account.session,
    limit: { max: 30, seconds: 60, strict: true },
  }),
  keys: get('/api/sign/keys', {
    who: anyone,
    summary: 'The public keys of access tokens, as a JWK set',
    answer: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
  }),
  me: get('/api/user/me', { who: signedIn, summary: 'The signed-in person', answer: account.me }),
  noUser: get('/api/user', {
    who: signedIn,
    summary: 'Nobody: the answer to a look-up without a code',
    answer: nothing,
  }),
  sessions: get('/api/user/sessions', {
    who: signedIn,
    summary: 'Where one is signed in',
    answer: z.array(account.device),
  }),
  endSession: del('/api/user/sessions/:code', {
    who: signedIn,
    summary: 'Signs one device out',
    params: z.object({ code }),
    answer: nothing,
  }),
  endOtherSessions: post('/api/user/sessions/end-others', {
    who: signedIn,
    summary: 'Signs every other device out',
    answer: nothing,
  }),
  consents: get('/api/user/consents', {
    who: signedIn,
    summary: 'What one agreed to, and when',
    answer: z.array(account.consent),
  }),
  consent: post('/api/user/consents', {
    who: signedIn,
    summary: 'Gives or takes back a consent; every change is kept',
    body: z.object({ kind: account.consentKind, given: z.boolean() }),
    answer: nothing,
  }),
  changePhone: post('/api/user/change-phone', {
    who: signedIn,
    summary: 'Sends a code to the new number',
    body: z.object({ phone: mobile }),
    answer: account.challenge,
    limit: { max: 10, seconds: 600, strict: true },
  }),
  confirmPhone: post('/api/user/confirm-phone', {
    who: signedIn,
    summary: 'Takes the new number over with its code',
    body: z.object({ challenge: code, code: account.oneTimeCode }),
    answer: nothing,
    limit: { max: 30, seconds: 60, strict: true },
  }),
  activeSalon: post('/api/user/active-salon', {
    who: member('body.salonCode'),
    summary: 'The session works in this salon from now on',
    body: z.object({ salonCode: code }),
    answer: nothing,
  }),
  profile: post('/api/user/user-profile', {
    who: signedIn,
    summary: "Changes one's own name and picture",
    body: account.profileForm,
    answer: nothing,
  }),
  page: get('/api/user/page/:page', {
    who: admin,
    summary:
      'Users, newest first; `om` on a page (10), `s` searches name, e-mail and phone; pages count from 0',
    params: z.object({ page: queryInt.check(z.refine((page) => page >= 0)) }),
    query: z.object({
      om: z.optional(queryInt.check(z.refine((many) => many >= 1 && many <= 100))),
      s: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: account.userPage,
  }),
  setActive: put('/api/user/active/:userCode', {
    who: admin,
    summary: 'Deactivates a person, which ends every session, or lets the person in again',
    params: z.object({ userCode: code }),
    body: z.object({ active: z.boolean() }),
    answer: nothing,
  }),
  groups: get('/api/user/group/all', {
    who: signedIn,
    summary: 'Every group, by area, with what it allows, and the presets of the positions',
    answer: account.groupList,
  }),
  setGroups: put('/api/user/group/:userId', {
    who: orAdmin(member('body.salonCode', 'Administrator')),
    summary: 'Sets the groups of a person in a salon; nobody changes their own',
    params: z.object({ userId: code }),
    body: z.object({ salonCode: code, groups: z.array(account.group).check(z.maxLength(30)) }),
    answer: nothing,
  }),
  members: get('/api/user/group/by-salon/:salonCode', {
    who: member('params.salonCode', 'manage-employees'),
    summary: 'The groups of everybody in the salon, and who changed them last',
    params: z.object({ salonCode: code }),
    answer: z.array(account.memberRights),
  }),
  tours: get('/api/user/tours', {
    who: signedIn,
    summary: 'Which tours the person has seen, on whichever device',
    answer: z.object({ seen: z.array(z.string()) }),
  }),
  tourSeen: post('/api/user/tours', {
    who: signedIn,
    summary: 'Remembers that a tour was seen',
    body: z.object({ tour: account.tourName }),
    answer: nothing,
  }),
  byEmail: get('/api/user/e-mail', {
    who: orAdmin(member('active', 'manage-employees')),
    summary: 'Whose e-mail this is: code and masked name',
    query: z.object({ email }),
    answer: account.foundUser,
    limit: { max: 30, seconds: 600, strict: true },
  }),
  byPhone: get('/api/user/phone', {
    who: orAdmin(member('active', 'manage-employees')),
    summary: 'Whose phone this is: code and masked name',
    query: z.object({ phone }),
    answer: account.foundUser,
    limit: { max: 30, seconds: 600, strict: true },
  }),
  user: get('/api/user/:userCode', {
    who: signedIn,
    summary: 'A person: oneself, somebody of the same active salon, or anybody for Admin',
    params: z.object({ userCode: code }),
    answer: account.shownUser,
  }),
  ...askedBySiblings,
});
