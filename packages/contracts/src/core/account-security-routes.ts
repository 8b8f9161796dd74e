import * as z from 'zod/mini';
import * as account from './accounts.ts';
import { get, post } from './contract.ts';
import { code, emptyObject } from './shapes.ts';
import { email, mobile } from './text-fields.ts';
import { anyone, signedIn } from './who.ts';

const guesses = { max: 10, seconds: 600, strict: true };

/** Routes of `@ayna/contracts/auth` that change how a person signs in. */
export const accountSecurityRoutes = {
  changePhone: post('/api/user/change-phone', {
    who: signedIn,
    summary: 'Sends a code to the new number; wants the password',
    body: z.object({ phone: mobile, password: account.presentPassword }),
    response: account.challenge,
    rateLimit: { max: 10, seconds: 600, strict: true },
  }),
  confirmPhone: post('/api/user/confirm-phone', {
    who: signedIn,
    summary: 'Changes to the new number with its code, tells the old one and ends the other sessions',
    body: z.object({ challenge: code, code: account.oneTimeCode }),
    response: emptyObject,
    rateLimit: { max: 30, seconds: 60, strict: true },
  }),
  changeEmail: post('/api/user/change-e-mail', {
    who: signedIn,
    summary: 'Sends a link to the new address, which changes to it once confirmed; wants the password',
    body: z.object({ email, password: account.presentPassword }),
    response: emptyObject,
    rateLimit: { max: 10, seconds: 600, strict: true },
  }),
  sendEmailLink: post('/api/user/send-e-mail-link', {
    who: signedIn,
    summary: 'Sends a link that confirms the present address',
    response: emptyObject,
    rateLimit: { max: 10, seconds: 600, strict: true },
  }),
  confirmEmail: post('/api/user/confirm-e-mail', {
    who: anyone,
    summary: 'Confirms the address that the link was sent to; a new address ends the other sessions',
    body: z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
    response: z.object({ email: z.string() }),
    rateLimit: { max: 30, seconds: 60, strict: true },
  }),
  deleteAccount: post('/api/user/delete-account', {
    who: signedIn,
    summary: 'Deletes the account and all personal data of the person for good; wants the password',
    body: z.object({ password: account.presentPassword }),
    response: emptyObject,
    rateLimit: guesses,
  }),
  secondFactor: get('/api/user/second-factor', {
    who: signedIn,
    summary: 'Whether the person has a second factor, and until when this session has passed it',
    response: account.secondFactor,
  }),
  startSecondFactor: post('/api/user/second-factor', {
    who: signedIn,
    summary: 'Creates the secret of an authenticator app, which counts once confirmed; wants the password',
    body: z.object({ password: account.presentPassword }),
    response: z.object({ secret: z.string(), uri: z.string() }),
    rateLimit: guesses,
  }),
  confirmSecondFactor: post('/api/user/second-factor/confirm', {
    who: signedIn,
    summary: 'Turns the second factor on with a first code and returns the recovery codes, once',
    body: z.object({ code: account.oneTimeCode }),
    response: account.recoveryCodes,
    rateLimit: guesses,
  }),
  passSecondFactor: post('/api/user/second-factor/pass', {
    who: signedIn,
    summary: 'Passes the second factor in this session, with a code of the app or a recovery code',
    body: z.object({ code: account.secondFactorCode }),
    response: account.secondFactor,
    rateLimit: { max: 20, seconds: 600, strict: true },
  }),
  replaceRecoveryCodes: post('/api/user/second-factor/recovery-codes', {
    who: signedIn,
    secondFactor: true,
    summary: 'Replaces the recovery codes and returns the new ones, once',
    response: account.recoveryCodes,
    rateLimit: guesses,
  }),
  removeSecondFactor: post('/api/user/second-factor/remove', {
    who: signedIn,
    summary: 'Turns the second factor off; wants the password and a code',
    body: z.object({ password: account.presentPassword, code: account.secondFactorCode }),
    response: emptyObject,
    rateLimit: guesses,
  }),
};
