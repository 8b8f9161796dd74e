import * as z from 'zod/mini';
import * as account from './accounts.ts';
import { post } from './contract.ts';
import { code } from './shapes.ts';
import { mobile } from './text-fields.ts';
import { anyone } from './who.ts';

/** Routes of `@ayna/contracts/auth` that open a customer's session without a password. */
export const guestSessionRoutes = {
  guest: post('/api/sign/guest', {
    who: anyone,
    summary: 'Sends a code to the phone of somebody who books without a password',
    body: account.guestForm,
    response: account.challenge,
    idempotent: true,
    rateLimit: { max: 10, seconds: 600, strict: true },
  }),
  customerCode: post('/api/sign/customer-code', {
    who: anyone,
    summary: 'Sends a code for the session of a customer to the phone, if an account has it',
    body: z.object({ phone: mobile }),
    response: account.challenge,
    rateLimit: { max: 10, seconds: 600, strict: true },
  }),
  guestCode: post('/api/sign/guest-code', {
    who: anyone,
    http: true,
    summary:
      'Verifies the phone with the code and opens a session that reaches what a customer reaches; with the same `Idempotency-Key` it may be repeated, so that a lost response costs no second code',
    body: z.object({ challenge: code, code: account.oneTimeCode }),
    response: account.session,
    rateLimit: { max: 30, seconds: 60, strict: true },
  }),
};
