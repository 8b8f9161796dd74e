import * as z from 'zod/mini';
import * as account from './accounts.ts';
import { contract, get, post } from './contract.ts';
import { anySession } from './who.ts';

/** Routes of `@ayna/contracts/auth` with which a guest turns the proved phone into an account. */
export const firstPasswordRoutes = {
  passwordStatus: get('/api/sign/first-password', {
    who: anySession,
    summary: 'Whether the signed-in person has a password, and whether this session may set the first one',
    response: z.object({
      exists: z.boolean(),
      /** The code that opened the session is recent. Later a forgotten password leads to one. */
      maySet: z.boolean(),
    }),
    rateLimit: { max: 60, seconds: 60 },
  }),
  firstPassword: post('/api/sign/first-password', {
    who: anySession,
    http: true,
    summary:
      'Sets the password of somebody who has none, soon after a code opened the session; ends every session and signs in',
    body: z.object({ password: account.password }),
    response: account.session,
    rateLimit: { max: 10, seconds: 600, strict: true },
  }),
};

/** What a booked guest's page loads of `@ayna/contracts/auth`. */
export const auth = contract('auth', firstPasswordRoutes);
