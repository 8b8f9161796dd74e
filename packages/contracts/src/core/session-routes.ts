import * as z from 'zod/mini';
import * as account from './accounts.ts';
import { contract, get, post } from './contract.ts';
import { guestSessionRoutes } from './guest-session-routes.ts';
import { code, emptyObject } from './shapes.ts';
import { anyone, anySession, member, signedIn } from './who.ts';

/** Routes of `@ayna/contracts/auth` that every page of a session calls. */
export const sessionRoutes = {
  resendCode: post('/api/sign/resend-code', {
    who: anyone,
    summary: 'Sends a new code for the same purpose; the old one becomes invalid',
    body: z.object({ challenge: code }),
    response: account.challenge,
    rateLimit: { max: 10, seconds: 600, strict: true },
  }),
  refresh: post('/api/sign/refresh-token', {
    who: anyone,
    http: true,
    summary: 'Exchanges a refresh token for its successor',
    body: z.object({ refreshToken: z.string().check(z.maxLength(200)) }),
    response: account.session,
  }),
  signOut: post('/api/sign/out', {
    who: anyone,
    http: true,
    summary: 'Ends the session of a refresh token',
    body: z.object({ refreshToken: z.string().check(z.maxLength(200)) }),
    response: emptyObject,
  }),
  me: get('/api/user/me', { who: anySession, summary: 'The signed-in person', response: account.me }),
  activeSalon: post('/api/user/active-salon', {
    who: member('body.salonCode'),
    whileSuspended: true,
    summary: 'Sets the active salon of the session',
    body: z.object({ salonCode: code }),
    response: emptyObject,
  }),
  tours: get('/api/user/tours', {
    who: signedIn,
    summary: 'The tours that the person has seen, on any device',
    response: z.object({ seen: z.array(z.string()) }),
  }),
  markTourSeen: post('/api/user/tours', {
    who: signedIn,
    summary: 'Marks a tour as seen',
    body: z.object({ tour: account.tourName }),
    response: emptyObject,
  }),
};

/** What a page loads of `@ayna/contracts/auth` to know who is there; signing in and the account come with their own screens. */
export const auth = contract('auth', { ...sessionRoutes, ...guestSessionRoutes });
